"""Rules 9. The Councils of Secrets and Oaths, and what any player can do in Spring."""

from regalia.core import Choice, Choices, Game, Seat, Several, Share, Shared
from regalia.games.old_kings_crown.cards.shared import return_supporters, supporters_out
from regalia.games.old_kings_crown.content import LOCATIONS, PRINTED, Location
from regalia.games.old_kings_crown.effective import votes
from regalia.games.old_kings_crown.options import AT_LOCATION, AT_REGION, AtLocation, AtRegion, Supporter
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.act import Actor, act, any_of, only_if
from regalia.games.old_kings_crown.steps.rewards import claim
from regalia.games.old_kings_crown.verbs.tokens import move_supporters, post_markers


def has_supporters(state: State, actor: Actor) -> int:
    """Rules 6.2. Supporters on the board."""
    return state.supporters[actor.seat]


def over_the_regions(state: State, actor: Actor) -> Share:
    """Rules 6.2. How many go to each Region; at least one goes somewhere."""
    return Share(state.supporters[actor.seat], tuple(AT_REGION.values()), least=1)


@act(regions=over_the_regions)
@only_if(has_supporters)
def place_supporters(game: Game[State], me: Actor, regions: Shared[AtRegion]) -> None:
    """Rules 6.2. Supporters go from the board to Regions, split freely."""
    for place, number in regions.amounts:
        move_supporters(game, me.seat, "board", place.region, number)


def votes_in_secrets(state: State, actor: Actor) -> int:
    """Rules 9. At least one Vote is needed."""
    return votes(state, actor.seat, "secrets")


@act()
@only_if(votes_in_secrets)
def secrets(game: Game[State], me: Actor) -> None:
    """Rules 9. As many markers as Votes go on Locations; five of them make a Location Reward."""
    game.then(PostMarkers(me.seat, votes(game.state, me.seat, "secrets")))


class PostMarkers(Choice, frozen=True):
    """Rules 9. The next of this number of markers goes on a Location."""

    left: int

    def options(self, state: State) -> Choices:
        return tuple(AT_LOCATION.values())

    def choose(self, game: Game[State], chosen: AtLocation) -> None:
        post_markers(game, self.seat, chosen.location, 1)
        game.then(PostMarkers(self.seat, self.left - 1) if self.left > 1 else ClaimBySecrets(self.seat))

    def confirm(self) -> bool:
        return self.left == 1


class ClaimBySecrets(Choice, frozen=True):
    """Rules 9. While there are five markers of a player on a Location, they come back for its reward."""

    def options(self, state: State) -> Choices:
        return [AT_LOCATION[location] for location in complete(state, self.seat)]

    def choose(self, game: Game[State], chosen: AtLocation) -> None:
        post_markers(game, self.seat, chosen.location, -PRINTED.secrets_markers)
        claim(game, self.seat, chosen.location)
        game.then(self)


def complete(state: State, seat: Seat) -> list[Location]:
    """The Locations with enough of a player's markers."""
    return [location for location in LOCATIONS if state.posted[location][seat] >= PRINTED.secrets_markers]


def oaths_can_help(state: State, actor: Actor) -> bool:
    """Rules 9. A Vote, and a Supporter to return."""
    out = state.fallen[actor.seat] or state.on_map(actor.seat)
    return bool(out) and votes(state, actor.seat, "oaths") > 0


def up_to_the_votes(state: State, actor: Actor) -> Several:
    """Rules 9. As many Supporters as Votes in the Council of Oaths, or fewer."""
    return any_of(supporters_out(state, actor), least=1, most=votes(state, actor.seat, "oaths"))


@act(supporters=up_to_the_votes)
@only_if(oaths_can_help)
def oaths(game: Game[State], me: Actor, supporters: tuple[Supporter, ...]) -> None:
    """Rules 9. Supporters come back from the Map and the Lost Pile."""
    return_supporters(game, me.seat, supporters)
