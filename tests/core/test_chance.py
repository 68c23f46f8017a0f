"""The generator is written down; these numbers must never change."""

from hashlib import blake2b, sha256

from regalia.core import Chance, SeatNonce, commitment, fresh_seed, mixed

SEED = "00" * 31 + "2a"


def test_words_are_those_of_the_written_algorithm() -> None:
    block = blake2b((0).to_bytes(8, "little"), key=bytes.fromhex(SEED)).digest()
    chance = Chance(SEED)
    assert [chance.word() for _ in range(8)] == [int.from_bytes(block[at : at + 8], "little") for at in range(0, 64, 8)]
    second = blake2b((1).to_bytes(8, "little"), key=bytes.fromhex(SEED)).digest()
    assert chance.word() == int.from_bytes(second[:8], "little")


def test_a_seed_gives_the_same_dice_for_ever() -> None:
    chance = Chance(SEED)
    assert [chance.die() for _ in range(10)] == [1, 1, 6, 4, 4, 5, 2, 4, 5, 2]
    assert chance.shuffled("abcdef") == list("bcfeda")


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(SEED)
    chance.die()
    twin = chance.copy()
    assert [chance.word(), chance.drawn] == [twin.word(), twin.drawn]
    twin.word()
    assert chance.drawn == 2


def test_every_face_of_a_die_comes_up_about_as_often() -> None:
    chance = Chance(SEED)
    throws = [chance.die() for _ in range(6000)]
    assert {*throws} == {1, 2, 3, 4, 5, 6}
    assert all(abs(throws.count(face) - 1000) < 150 for face in range(1, 7))


def test_some_are_different_ones_and_a_shuffle_keeps_all() -> None:
    chance = Chance(SEED)
    assert len({*chance.some(range(10), 4)}) == 4
    assert sorted(chance.shuffled(range(10))) == list(range(10))


def test_a_fork_tells_nothing_and_is_the_same_every_time() -> None:
    one, two = Chance(SEED).fork(), Chance(SEED).fork()
    assert one == two
    assert one.seed != SEED


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(bytes.fromhex(SEED)).hexdigest()
    assert fresh_seed() != fresh_seed()
    assert len(fresh_seed()) == 64


def test_the_seed_of_a_game_depends_on_every_nonce_and_on_whose_it_is() -> None:
    one, two = (SeatNonce(commitment(nonce), nonce) for nonce in ("0a" * 32, "0b" * 32))
    ways: list[list[SeatNonce | None]] = [[one, two], [two, one], [one, None], [None, one], [one], [one, one], [None, None]]
    assert len({mixed(SEED, way) for way in ways}) == len(ways)
    assert mixed(SEED, [None, None]) == mixed(SEED, []) == SEED
    assert mixed("0c" * 32, [one, two]) != mixed(SEED, [one, two])
