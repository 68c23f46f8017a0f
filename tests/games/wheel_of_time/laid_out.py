"""Tables with something of everything, on which any card can do what it says."""

from functools import cache
from typing import Any, Literal

from regalia.core import Game, Seat, save
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.content import Card, cards
from regalia.games.wheel_of_time.pieces import ABILITIES, Challenge, ChallengeForm, Kind, Note, PieceId, Score, Symbol
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs.writing import change, next_id, relaid
from tests.games.wheel_of_time.differences import facts

HERO, VILLAIN = 0, 1
FORCES: dict[Seat, tuple[Kind, ...]] = {
    HERO: (
        "rand_al_thor_iv",
        "mat_cauthon_i",
        "perrin_aybara_i",
        "egwene_al_vere",
        "elayne_trakand",
        "lan_mandragoran",
        "lady_ellorien",
        "morgase_trakand",
        "rhuarc",
        "amys",
        "bain",
        "chiad",
        "sulin",
        "enaila",
        "bair",
        "melaine",
        "elyas",
        "thom_merrilin",
        "high_lord_meilan",
        "lady_selande",
        "king_mattin_stepaneos",
        "lord_spiron_narettin",
        "wandering_noble",
        "hired_agent",
        "pedron_niall",
        "eamon_valda",
        "siuan_sanche",
        "nynaeve_al_meara",
        "aviendha",
        "gawyn",
        "couladin",
        "min",
        "andor_cavalry",
        "andor_infantry",
        "shaarad_aiel",
        "tear_regiment",
        "cairhien_horsemen",
        "legion",
        "legion",
        "wolves",
        "first_squadron",
        "second_squadron",
        "illian_lancers",
        "dragonsworn",
        "light_cavalry",
        "far_dareis_mai",
    ),
    VILLAIN: (
        "rahvin_i",
        "lanfear_ii",
        "be_lal_ii",
        "fade",
        "halfman",
        "trolloc",
        "padan_fain",
        "liandrin_sedai",
        "lord_barthanes",
        "jaichim_carridin",
        "wandering_noble",
        "hired_agent",
        "high_lord_meilan",
        "trolloc_footmen",
        "trolloc_raiders",
        "trolloc_fist",
        "human_rabble",
        "cairhien_horsemen",
        "andor_infantry",
        "illian_lancers",
        "tear_regiment",
        "lady_selande",
    ),
}
"""Forces of all allegiances and kinds, as far as the side may control them; the first one is the avatar."""
WORLD = ("andor", "tear", "cairhien", "illian", "tar_valon", "the_three_fold_land", "shayol_ghul")
"""Contested advantages, of which each player controls some."""
ON_PLAYERS = ("combat_reserves", "the_great_game")
ON_FORCES = ("seasoned_warrior", "bodyguards")
IN_HAND = ("gather_allies", "fireball", "healing", "andor_infantry", "trolloc", "commander", "plots", "padan_fain")


@cache
def bare(chance: int = 1) -> State:
    """A position of the second turn with decks of everything and nothing in play."""
    state = RULES.begin(2, f"{chance:064x}").state.copy()
    everything = tuple(sorted(kind for kind, facts in cards().items() if facts.legal))
    for seat in state.seats:
        state.decks[seat] = everything[seat::2] + IN_HAND
        state.hands[seat] = tuple(sorted(IN_HAND))
        state.discards[seat] = (
            "fireball",
            "conquest",
            "shades_of_grey",
            "gather_allies",
            "plots",
            "healing",
            "decisive_tactics",
        )
        state.killed[seat] = ("hired_agent", "andor_cavalry")
        state.pieces.clear()
    state.sections, state.neutral, state.turn, state.dominant = [9, 9], 1, 3, VILLAIN
    return state


def side_of(facts: Card) -> Seat:
    """Who may control a card."""
    villain = "Dark One" in facts.allegiances or "Starting Villain" in facts.traits
    return VILLAIN if villain else HERO


Case = Literal["usual", "few", "ahead", "behind"]
"""Many forces or few; many tokens or few, and contested advantages controlled by oneself or by the opponent."""
SECTIONS: dict[Case, tuple[int, int]] = {"usual": (9, 9), "few": (9, 9), "ahead": (13, 3), "behind": (2, 12)}
"""One's own tokens, and the opponent's."""


FULL = Score(support=6, opposition=6, char=4, troop=4)


class Table:
    """A position with something of everything, and the card that is looked at."""

    def __init__(self, seat: Seat, form: ChallengeForm, initiator: Seat, case: Case = "usual") -> None:
        self.state = bare().copy()
        self.form, self.initiator, self.case = form, initiator, case
        self.number = 0
        """Which of several tables it is; others are played with other answers."""
        self.game: Game[State] = Game(RULES, self.state)
        self.seat = seat
        self.challenge = 0
        self.me: PieceId = 0
        self._lay(form, initiator)
        self._remember()
        self.state.memo, self.state.layout = {}, None

    def _lay(self, form: ChallengeForm, initiator: Seat) -> None:
        state = self.state
        own, other = SECTIONS[self.case]
        state.sections = [own, other] if self.seat == 0 else [other, own]
        kinds = {"card": "gather_allies", "contest": "andor", "virtual": "called_to_war"}
        for kind in WORLD:
            me = forces.enter(self.game, kind, HERO, "play", seat=-1)
            ahead = self.seat if (kind in ("illian", "tar_valon")) == (self.case == "behind") else 1 - self.seat
            if self.case in ("ahead", "few"):
                ahead = self.seat
            change(state, me, control=(15, 3) if ahead == 0 else (3, 15), seat=ahead)
        self.challenge = next_id(state)
        contested = next(me for me, piece in state.pieces.items() if piece.kind == "andor")
        state.challenges[self.challenge] = Challenge(
            form, initiator, kinds.get(form, ""), contested if form == "contest" else 0, scores=(FULL, FULL)
        )
        for seat in state.seats:
            self._army(seat)
        relaid(state)

    def _army(self, seat: Seat) -> None:
        army = FORCES[seat]
        for number, kind in enumerate((army[0], army[2], "andor_infantry") if self.case == "few" else army):
            me = forces.enter(self.game, kind, seat, "start", avatar=not number)
            away = 3 if self.case == "few" and number == 2 else number % 4
            place = "home" if away == 3 else "field"
            change(
                self.state,
                me,
                place=place,
                challenge=self.challenge if away < 2 else 0,
                rotated=number % 5 == 4,
                damage=int(number % 3 == 2),
            )
        for kind in ON_PLAYERS:
            forces.enter(self.game, kind, seat, "play")
        avatar = self.state.avatar(seat)
        for kind in ON_FORCES:
            forces.enter(self.game, kind, seat, "play", host=avatar)
        symbols = [Symbol(ability, avatar, FORCES[seat][0], ("all",)) for ability in ABILITIES for _ in range(4)]
        others = [me for me in self.state.participants(self.challenge, seat) if me != avatar]
        symbols += [Symbol(ability, me, self.state.pieces[me].kind) for me in others[:12] for ability in ABILITIES]
        self.state.pools[seat] = tuple(sorted(symbols))

    def _remember(self) -> None:
        """What the diary says: both have succeeded, recruited, lost and rolled something in this turn and in the last."""
        state = self.state
        lines: list[Note] = []
        for seat in state.seats:
            avatar = state.avatar(seat)
            for turn in (state.turn - 1, state.turn):
                lines += [
                    Note(turn, "succeeded", seat=seat, kind="gather_allies", word="card", amount=6),
                    Note(turn, "killed", seat=seat, kind="andor_infantry"),
                    Note(turn, "killed", seat=seat, kind="hired_agent"),
                    Note(turn, "killed", seat=seat, kind="andor_infantry"),
                    Note(turn, "participated", piece=avatar, seat=seat, challenge=self.challenge),
                    Note(turn, "dice", piece=avatar, seat=seat, word="C", amount=3),
                ]
            lines.append(Note(state.turn, "pattern_gained", seat=seat, word="pattern_challenge", amount=1))
            lines += [
                Note(
                    state.turn,
                    "rolled",
                    piece=me,
                    kind=state.pieces[me].kind,
                    seat=seat,
                    challenge=self.challenge,
                    word="S",
                    amount=1,
                )
                for me in state.participants(self.challenge, seat)
            ]
            recruited = [me for me, piece in state.own(seat) if not piece.host][:-6:-1]
            lines += [Note(state.turn, "recruited", piece=me, kind=state.pieces[me].kind, seat=seat) for me in recruited]
        state.diary = tuple(lines)


@cache
def untouched(seat: Seat, form: ChallengeForm, initiator: Seat, case: Case) -> dict[str, Any]:
    """The facts of a table before anything is added for a card."""
    return facts(save(Table(seat, form, initiator, case).game))
