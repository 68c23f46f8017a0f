"""What some cards need on their table beside what their words name."""

from collections.abc import Callable

from msgspec.structs import replace

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.pieces import Challenge, Note, Score
from regalia.games.wheel_of_time.state import Fallen
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs.writing import change, change_challenge, next_id
from tests.games.wheel_of_time.laid_out import Table


def as_it_is(table: Table) -> None:
    """Nothing has to be laid out by hand."""


def for_callandor(table: Table) -> None:
    """The challenge is Callandor's, of the player with the Dragon Reborn; its power has been used."""
    state = table.state
    change_challenge(state, table.challenge, kind="callandor", form="card", seat=state.hero)
    state.diary = (*state.diary, Note(state.turn, "used_ability", piece=table.me, challenge=table.challenge))


def for_a_nation(table: Table) -> None:
    """The challenge is the virtual one of the card, about a nation."""
    nation = next(me for me, piece in table.state.pieces.items() if piece.kind == "tear")
    kind = table.state.pieces[table.me].kind
    change_challenge(table.state, table.challenge, form="virtual", kind=kind, seat=table.seat, targets=(nation,))


def for_the_last_victory(table: Table) -> None:
    """The Hero has lost the Last Battle."""
    table.state.fallen = (Fallen(table.state.hero, "", "last_battle"),)


def for_the_horn(table: Table) -> None:
    """The Horn of Valere is contested."""
    change_challenge(table.state, table.challenge, kind="horn_of_valere", form="contest", seat=table.seat)


def for_nobody(table: Table) -> None:
    """Nobody controls a contested advantage."""
    for me, piece in table.state.pieces.items():
        if card(piece.kind).contested:
            table.state.pieces[me] = replace(piece, seat=-1, control=(0, 0))


def for_the_car_a_carn(table: Table) -> None:
    """The player controls a Car'a'carn."""
    me = forces.enter(table.game, "couladin_car_a_carn", table.seat, "play", place="field")
    change(table.state, me, challenge=table.challenge)


def for_a_second_challenge(table: Table) -> None:
    """A card-based challenge beside the Pattern challenge, with some of the player's forces."""
    state = table.state
    second = next_id(state)
    state.challenges[second] = Challenge("card", table.seat, "secondary_efforts")
    for me in [me for me in state.participants(table.challenge, table.seat) if me != table.me][::2]:
        change(state, me, challenge=second)


def for_terrain(table: Table) -> None:
    """A Terrain card of the player lies on the challenge."""
    change_challenge(table.state, table.challenge, terrain="dense_forest")
    table.state.diary = (*table.state.diary, Note(table.state.turn, "played", kind="dense_forest", seat=table.seat))


def for_tar_valon(table: Table) -> None:
    """Tar Valon is contested."""
    nation = next(me for me, piece in table.state.pieces.items() if piece.kind == "tar_valon")
    change_challenge(table.state, table.challenge, kind="tar_valon", form="contest", piece=nation)


def for_rest(table: Table) -> None:
    """Nobody has participated in this turn."""
    state = table.state
    state.diary = tuple(note for note in state.diary if note.what != "participated" or note.turn < state.turn)


def for_the_lonely(table: Table) -> None:
    """Nobody is there but the avatars."""
    state = table.state
    for me, piece in [*state.pieces.items()]:
        if card(piece.kind).force and not piece.avatar:
            del state.pieces[me]


def for_one_troop(table: Table) -> None:
    """One troop is all alone in the challenge."""
    for_the_lonely(table)
    me = forces.enter(table.game, "andor_infantry", table.seat, "play", place="field")
    change(table.state, me, challenge=table.challenge)


def for_early_turns(table: Table) -> None:
    """The Pattern holds few tokens."""
    table.state.sections, table.state.neutral = [2, 2], 0


def for_a_burdened_wise_one(table: Table) -> None:
    """A Wise One of the player participates and bears an advantage."""
    me = forces.enter(table.game, "amys", table.seat, "play", place="field")
    change(table.state, me, challenge=table.challenge)
    forces.enter(table.game, "seasoned_warrior", table.seat, "play", host=me)


def for_no_characters(table: Table) -> None:
    """No opposing character participates."""
    for me in table.state.participants(table.challenge, 1 - table.seat):
        change(table.state, me, challenge=0)


def for_results_in_the_action_round(table: Table) -> None:
    """The opponent has added results to the challenge in the Action Round."""
    note = Note(table.state.turn, "added", seat=1 - table.seat, challenge=table.challenge, amount=1)
    table.state.diary = (*table.state.diary, note)


def for_balefire(table: Table) -> None:
    """Balefire has just been played."""
    table.state.diary = (
        *table.state.diary,
        Note(table.state.turn, "played", kind="balefire", seat=table.seat, word="event"),
    )


def for_a_free_target(table: Table) -> None:
    """The challenge is about an advantage without a printed cost."""
    nation = next(me for me, piece in table.state.pieces.items() if piece.kind == "andor")
    change_challenge(table.state, table.challenge, targets=(nation,))


def for_a_dead_copy(table: Table) -> None:
    """A copy of the card is in the killed pile."""
    table.state.killed[table.seat] = ("moghedien_ii",)


def for_ones_own_callandor(table: Table) -> None:
    """The player has initiated Callandor."""
    change_challenge(table.state, table.challenge, kind="callandor", form="card", seat=table.seat)


def for_a_rotated_advantage(table: Table) -> None:
    """An advantage was rotated in this turn."""
    state = table.state
    advantage = next(me for me, piece in state.pieces.items() if piece.kind == "combat_reserves")
    state.diary = (*state.diary, Note(state.turn, "rotated", piece=advantage))


def for_nobody_there(table: Table) -> None:
    """Nobody participates."""
    for me in table.state.participants(table.challenge):
        change(table.state, me, challenge=0)


def for_one_of_a_side(table: Table) -> None:
    """The card is the only one of its side in the challenge."""
    for me in table.state.participants(table.challenge, table.seat):
        if me != table.me:
            change(table.state, me, challenge=0)


def for_two_maidens(table: Table) -> None:
    """Two ready Maidens participate, and an opposing force."""
    for kind in ("bain", "chiad"):
        me = forces.enter(table.game, kind, table.seat, "play", place="field")
        change(table.state, me, challenge=table.challenge)


def for_no_opposition(table: Table) -> None:
    """The opponent has generated nothing."""
    change_challenge(table.state, table.challenge, scores=(Score(support=6), Score(support=6)))


def for_no_recruits(table: Table) -> None:
    """Nobody was recruited in this turn."""
    table.state.diary = tuple(note for note in table.state.diary if note.what != "recruited")


def for_three_of_support(table: Table) -> None:
    """Three forces of the player bear Lines of Support."""
    for me, _ in [each for each in table.state.own(table.seat) if card(each[1].kind).force][:3]:
        forces.enter(table.game, "lines_of_support", table.seat, "play", host=me)


def for_faile(table: Table) -> None:
    """The bearer is Faile."""
    change(table.state, table.me, host=forces.enter(table.game, "faile", table.seat, "play"))


def for_lan(table: Table) -> None:
    """The bearer is Lan."""
    lan = next(me for me, piece in table.state.pieces.items() if piece.kind == "lan_mandragoran")
    change(table.state, table.me, host=lan)


BY_HAND: dict[str, Callable[[Table], None]] = {
    "be_lal_i": for_callandor,
    "be_lal_ii": for_callandor,
    "callandor": for_callandor,
    "called_to_war": for_a_nation,
    "reducing_influence": for_a_nation,
    "nae_blis": for_the_last_victory,
    "dragon_banner": for_the_horn,
    "tar_valon_guards": for_tar_valon,
    "the_younglings": for_tar_valon,
    "rest_and_recovery": for_rest,
    "manifest_destiny#1": for_the_lonely,
    "tight_formation": for_one_troop,
    "prolonged_campaign": for_no_opposition,
    "hadnan_kadere": for_no_recruits,
    "lines_of_support": for_three_of_support,
    "mandarb#1": for_lan,
    "mandarb#2": for_faile,
    "mandarb#3": for_faile,
    "unravel_the_pattern": for_balefire,
    "weaken_support#1": for_a_free_target,
    "moghedien_ii#1": for_a_dead_copy,
    "the_stone_shall_fall#1": for_ones_own_callandor,
    "chareen_aiel": for_a_rotated_advantage,
    "maiden_handtalk": for_nobody_there,
    "maira": for_two_maidens,
    "mandelain": for_one_of_a_side,
    "daryne_aiel": for_one_of_a_side,
    "rand_al_thor_x#2": for_early_turns,
    "sweat_tents#1": for_a_burdened_wise_one,
    "timolan": for_no_characters,
    "the_bleakness#2": for_the_lonely,
    "far_dareis_mai": for_the_car_a_carn,
    "shaido_aiel": for_the_car_a_carn,
    "siswai_aman": for_the_car_a_carn,
    "urien": for_the_car_a_carn,
    "shiande_aiel#1": for_results_in_the_action_round,
    "high_lord_darlin_sisnera": for_nobody,
    "lady_caraline": for_nobody,
    "he_who_comes_with_the_dawn": for_the_car_a_carn,
    "isendre": for_a_second_challenge,
    "lay_of_the_land": for_terrain,
}
