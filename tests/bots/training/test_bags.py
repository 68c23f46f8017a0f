"""Bags of tokens, and the rows of tables that they use."""

import numpy as np

from regalia.bots.training.bags import SELDOM, Bags, Vocabulary


def test_bags_are_taken_in_any_order() -> None:
    flat, starts = Bags([[1, 2], [], [3, 4, 5]]).take(np.array([2, 1, 0]))
    assert flat.tolist() == [3, 4, 5, 1, 2]
    assert starts.tolist() == [0, 3, 3]


def test_the_most_frequent_tokens_have_rows_and_the_rest_is_left_out() -> None:
    bags = Bags([[7, 9, 9], [9, 9, 7, 5], [7, 3]])
    vocabulary = Vocabulary((), 2)
    vocabulary.learn(bags)
    assert vocabulary.tokens == [9, 7]
    vocabulary.replace(bags)
    assert [bags.take(np.array([index]))[0].tolist() for index in range(3)] == [[1, 0, 0], [0, 0, 1], [1]]


def test_tokens_keep_their_rows_when_more_are_learned() -> None:
    vocabulary = Vocabulary([50], 9)
    vocabulary.learn(Bags([[50, 8, 4]] * SELDOM + [[6]]))
    assert vocabulary.tokens[0] == 50
    assert sorted(vocabulary.tokens[1:]) == [4, 8]


def test_a_vocabulary_without_tokens_empties_bags() -> None:
    bags = Bags([[1, 2], [3]])
    Vocabulary((), 5).replace(bags)
    assert bags.lengths.tolist() == [0, 0]
