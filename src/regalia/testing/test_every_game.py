"""What is true of every game, at every decision. A new game gets these tests by being installed."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, product
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from regalia.core import (
    Arrange,
    Ask,
    Choice,
    Game,
    IllegalAnswer,
    Match,
    Options,
    Record,
    Rules,
    Several,
    Step,
    TableOptions,
    imagine,
    load,
    lone_answer,
    look,
    record_of,
    rollout,
    save,
    schema,
    some_answer,
    verify,
    wrong,
)
from regalia.core.views import seen_by_all
from regalia.testing.playing import (
    dice,
    ending,
    first_of,
    how_far,
    moments,
    name_of,
    play_out,
    random_match,
    seed,
    some_moments,
    turn,
)
from regalia.testing.playing import every_agreement as agreements
from regalia.testing.playing import every_game as games
from regalia.testing.playing import every_table as tables
from regalia.testing.privacy import (
    REFUSED,
    assert_asks_the_same,
    assert_looks_as_seen,
    assert_same_world,
    assert_told_the_same,
    compare_events,
    sights,
)
from regalia.testing.privacy import place as place_of

every_table = pytest.mark.parametrize(("rules", "seats"), tables(), ids=name_of)
every_agreement = pytest.mark.parametrize(("rules", "seats", "options"), agreements())
every_game = pytest.mark.parametrize("rules", games(), ids=name_of)

random_games = pytest.mark.parametrize("numbers", first_of(range(6), 2))
"""Random games played for what is checked at very many decisions."""
played_on = pytest.mark.parametrize("answers", how_far(100))
FEW, MORE = 12, 200
"""Decisions of a long game to check beside the first of every kind: playing on from each, and only looking."""
SPARSE = 8
"""For each table option, worlds are imagined at one in this many decisions."""
STEP_LIMIT = 20_000
BEGINNING = 40
"""The number of decisions among which those for the whole game are."""
LONG_ENOUGH = 1_000
"""The number of decisions to check where a game need not end."""


@every_table
@random_games
def test_random_play_ends_and_somebody_always_has_a_choice_until_then(
    rules: Rules[Any], seats: int, numbers: Iterable[int]
) -> None:
    for number in numbers:
        for decisions, game in enumerate(moments(rules, seats, number)):
            assert decisions < STEP_LIMIT
            assert game.is_over or game.asks
            assert all(len(ask) > 1 for ask in game.asks.values() if isinstance(ask, tuple) and game.step.forced)
        ranks = rules.rank(game.state)
        assert sorted(rank.seat for rank in ranks) == list(range(seats))
        assert ranks[0].rank == 1


@every_table
def test_a_step_offers_what_its_answer_is_annotated_with(rules: Rules[Any], seats: int) -> None:
    for game in moments(rules, seats):
        for ask in game.asks.values():
            other = [kind.__name__ for kind in offered(ask) if not issubclass(kind, answered(type(game.step)))]
            assert not other, f"{game.step} offers {other}, which its answer is not annotated with"


def offered(ask: Ask) -> set[type]:
    """The types of what a question offers; of other questions than lists, the type of the answer."""
    match ask:
        case tuple(options) | Several(options) | Arrange(options):
            return set(map(type, options))
    return {type(some_answer(ask, dice(0)))}


@cache
def answered(step: type[Step]) -> tuple[type, ...]:
    """The types that a step takes as an answer, or as a part of one."""
    if issubclass(step, Choice):
        return tuple(types_in(get_type_hints(step.choose)["chosen"]))
    return tuple(types_in(get_args(get_type_hints(step.answer)["answers"])[1]))


def types_in(hint: Any) -> Iterator[type]:
    """The types that an annotation is made of."""
    if hint is Any:
        yield object
    elif isinstance(get_origin(hint), type) and issubclass(get_origin(hint), Struct):
        yield get_origin(hint)
    elif get_args(hint):
        yield from (kind for part in get_args(hint) if part is not ... for kind in types_in(part))
    else:
        yield hint


@every_agreement
def test_a_recommended_answer_is_legal(rules: Rules[Any], seats: int, options: TableOptions) -> None:
    for game in islice(moments(rules, seats, 40, options), BEGINNING):
        for seat, ask in game.asks.items():
            for answer in look(game, seat).recommended:
                assert wrong(ask, answer) is None, f"{game.step} recommends {answer}"


@every_table
@played_on
def test_a_copy_its_original_and_another_copy_do_not_feel_each_other(rules: Rules[Any], seats: int, answers: int) -> None:
    for index, game in some_moments(rules, seats, most=FEW):
        before, twin, kept = save(game), game.copy(), game.copy()
        assert save(twin) == before
        play_out(twin, dice(index), answers)
        assert save(game) == save(kept) == before


@every_table
@played_on
def test_saved_and_loaded_a_game_carries_on_as_if_nothing_had_been(rules: Rules[Any], seats: int, answers: int) -> None:
    for _, game in some_moments(rules, seats, 1, MORE):
        again = load(rules, save(game))
        assert (again.asks, again.given, save(again)) == (game.asks, game.given, save(game))
    for index, game in some_moments(rules, seats, 1, FEW):
        again, twin = load(rules, save(game)), game.copy()
        play_out(twin, dice(index), answers)
        play_out(again, dice(index), answers)
        assert save(again) == save(twin)


@every_game
def test_a_saved_position_fits_its_schema_and_is_readable_json(rules: Rules[Any]) -> None:
    fields = {"game", "rules", "state", "stack", "given", "resigned"}
    assert fields == set(schema(rules)["$defs"]["Position"]["properties"])
    position = msgspec.json.decode(save(rules.begin(rules.seats[0], seed(0))))
    assert (position["game"], position["rules"]) == (rules.slug, rules.version)


@every_table
def test_equal_seeds_and_answers_give_equal_games_heard_or_muted(rules: Rules[Any], seats: int) -> None:
    one, two = random_match(rules, seats, 2), random_match(rules, seats, 2)
    assert msgspec.json.encode(record_of(one)) == msgspec.json.encode(record_of(two))
    muted = rules.begin(seats, seed(2), ending(rules))
    play_out(muted, dice(2))
    assert save(muted) == save(one.game)


@every_table
def test_a_view_is_the_same_made_anew_and_from_what_all_see(rules: Rules[Any], seats: int) -> None:
    for _, game in some_moments(rules, seats):
        public = seen_by_all(game)
        for seat in (None, *range(seats)):
            assert look(game, seat, public) == look(game, seat), place_of(game, seat)


@every_table
@random_games
def test_imagining_never_changes_the_seats_own_view(rules: Rules[Any], seats: int, numbers: Iterable[int]) -> None:
    for number in numbers:
        for index, game in some_moments(rules, seats, number):
            seen = sights(game, (None, *range(seats)))
            for seat in range(seats):
                world = imagine(game, seat, dice(index))
                assert_asks_the_same(game, world, seat)
                assert_looks_as_seen(game, seen, world, seat)
                assert rules.known(world.state, seat) == rules.known(game.state, seat), place_of(game, seat)


@every_table
def test_what_a_seat_imagines_depends_on_nothing_it_cannot_know(rules: Rules[Any], seats: int) -> None:
    for index, game in some_moments(rules, seats, 3, MORE):
        for seat in range(seats):
            world = imagine(game, seat, dice(index))
            assert_same_world(game, imagine(game, seat, dice(-index)), imagine(world, seat, dice(-index)), seat)


@every_agreement
@pytest.mark.parametrize("numbers", first_of(range(2)))
def test_whatever_a_table_agrees_on_the_game_ends_and_keeps_its_secrets(
    rules: Rules[Any], seats: int, options: TableOptions, numbers: Iterable[int]
) -> None:
    """Where a table agrees on a game that need not end, a part of it must do."""
    for number in numbers:
        played = moments(rules, seats, 30 + number, options)
        for index, game in enumerate(played if options.always_ends else islice(played, LONG_ENOUGH)):
            assert index < STEP_LIMIT
            assert game.is_over or game.asks
            if index % SPARSE != number:
                continue
            seen = sights(game, (None, *range(seats)))
            for seat in range(seats):
                world = imagine(game, seat, dice(index))
                assert_looks_as_seen(game, seen, world, seat)
                assert_same_world(game, imagine(game, seat, dice(-index)), imagine(world, seat, dice(-index)), seat)
        assert sorted(rank.seat for rank in rules.rank(game.state)) == list(range(seats))


@every_table
@played_on
def test_an_imagined_game_can_be_played_on(rules: Rules[Any], seats: int, answers: int) -> None:
    for index, game in some_moments(rules, seats, 4, FEW):
        if not game.is_over:
            play_out(imagine(game, index % seats, dice(index)), dice(index), answers)


@every_table
@random_games
def test_a_rollout_is_played_like_the_game_itself(rules: Rules[Any], seats: int, numbers: Iterable[int]) -> None:
    for number in numbers:
        game, chance = rules.begin(seats, seed(number), ending(rules)), dice(number)
        quick = rollout(game)
        while not game.is_over:
            assert quick.asks == game.asks, f"{game.step} asks for something that a rollout does not know"
            seat, answer = turn(game, chance)
            game.answer(seat, answer)
            quick.answer(seat, answer)
        assert rules.rank(quick.state) == rules.rank(game.state)


@every_table
def test_an_answer_is_taken_without_asking_only_where_everybody_can_see_that_it_is_the_only_one(
    rules: Rules[Any], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    unasked: list[Game[Any]] = []
    take_lone_answers = Game._take_lone_answers

    def noted(game: Game[Any], asks: Options) -> Options:
        if any(lone_answer(ask) is not None for ask in asks.values()):
            unasked.append(game.copy())
        return take_lone_answers(game, asks)

    monkeypatch.setattr(Game, "_take_lone_answers", noted)
    for index, _ in enumerate(moments(rules, seats, 12)):
        for game, seat in product(unasked, range(seats)):
            world = imagine(game, seat, dice(index))
            assert alone(world) - {seat} == alone(game) - {seat}, game.step
        unasked.clear()


def alone(game: Game[Any]) -> set[int]:
    """The seats that have only one answer to the next question."""
    return {seat for seat, ask in game.step.ask(game.state).items() if lone_answer(ask) is not None}


@every_table
def test_events_tell_a_seat_no_more_than_its_view(rules: Rules[Any], seats: int) -> None:
    for index, game in some_moments(rules, seats, 5, MORE):
        for seat in range(seats):
            compare_events(game, imagine(game, seat, dice(index)), seat, index)


@every_table
def test_errors_tell_a_seat_nothing_and_change_nothing(rules: Rules[Any], seats: int) -> None:
    for index, game in some_moments(rules, seats, 6, MORE):
        for seat in range(seats):
            world = imagine(game, seat, dice(index))
            for _, answer in [turn(game, dice(index))] if game.asks else []:
                before = save(game)
                here, there = refusal(game, seat, answer), refusal(world, seat, answer)
                assert_told_the_same(game, here, there, seat, f"the refusal of {answer}", REFUSED)
                assert save(game) == before


def refusal(game: Game[Any], seat: int, answer: Any) -> bytes:
    """What a seat is sent when it may not, and nothing when it may."""
    if game.why_not(seat, answer) is None:
        return b""
    with pytest.raises(IllegalAnswer) as illegal:
        game.answer(seat, answer)
    return msgspec.json.encode((illegal.value.refusal, illegal.value.allowed, str(illegal.value)))


@every_table
def test_steps_back_are_offered_only_while_nobody_has_learned_or_decided_anything(rules: Rules[Any], seats: int) -> None:
    match, chance = Match(rules, seats, seed(7), ending(rules)), dice(7)
    past = [save(match.game)]
    while not match.game.is_over:
        seat, answer = turn(match.game, chance)
        match.answer(seat, answer)
        past.append(save(match.game))
        for other in range(seats):
            for moment in match.undo_steps(other):
                alone = match.open_answer(other) == moment
                assert alone or all(given.seat == other for given in match.answers[moment:])
        steps = match.undo_steps(seat)
        if steps and chance.below(2):
            back = chance.one(steps)
            alone = match.open_answer(seat) == back
            match.undo(seat, back)
            if not alone:
                assert save(match.game) == past[back]
            later = [save(match.at(moment)) for moment in range(back, len(match.answers))]
            past = [*past[:back], *later, save(match.game)]
    assert save(match.at(len(match.answers))) == save(match.game)


@every_table
def test_any_moment_can_be_shown_again_and_returned_to(rules: Rules[Any], seats: int) -> None:
    match, chance = Match(rules, seats, seed(8), ending(rules)), dice(8)
    past = [save(match.game)]
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
        past.append(save(match.game))
    assert [save(match.at(moment)) for moment in range(len(past))] == past
    match.rewind(len(past) // 2)
    assert save(match.game) == past[len(past) // 2]
    play_out(match.game, dice(9))


@every_table
def test_a_finished_record_can_be_verified_and_a_forged_one_is_found_out(rules: Rules[Any], seats: int) -> None:
    record = msgspec.json.decode(msgspec.json.encode(record_of(random_match(rules, seats, 9))), type=Record)
    verdict = verify(rules, record)
    assert not verdict.problems
    assert verdict.answers == len(record.answers)
    forged = msgspec.structs.replace(record, seed=seed(10))
    assert verify(rules, forged).problems
    shorter = msgspec.structs.replace(record, answers=record.answers[:-1])
    assert verify(rules, shorter).problems


@every_game
def test_every_question_and_event_can_travel(rules: Rules[Any]) -> None:
    for game in moments(rules, rules.seats[0], 11):
        for seat in game.asks:
            sent = msgspec.json.decode(msgspec.json.encode(look(game, seat).ask))
            assert sent["type"] in ("one", "several", "number", "assign", "share", "arrange")
            for option in [*sent.get("options", []), *sent.get("things", []), *sent.get("places", [])]:
                msgspec.convert(option, rules.answer_type)
