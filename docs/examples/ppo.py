"""A player that learns a game by playing against itself: PPO (Schulman et al. 2017) on PettingZoo, in one file.

    pip install 'regalia[pettingzoo,training]'
    python ppo.py oriflamme --seats 3 --minutes 30
    regalia evaluate policy:ppo:act --games oriflamme --seats 3 --opponents page --number 400

One network plays all seats; the place at the end is the only reward. Now and then it plays against pages, and the share of
its victories is drawn. docs/research.md says what it has reached.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import cache
from os import environ
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from regalia.bots.tournament import wilson
from regalia.research.gymnasium import SeatEnv
from regalia.research.pettingzoo import aec

BUCKETS = 1 << 14
"""Rows of the table of embeddings; what a token says is hashed to one of them."""
ENVIRONMENTS, BATCH, MINIBATCH, EPOCHS = 32, 8192, 1024, 3
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 1e-3, 0.2, 0.95, 0.01, 0.5
CHECKPOINT = Path(environ.get("PPO_CHECKPOINT", "ppo.pt"))


def features(observation: np.ndarray) -> np.ndarray:
    """The rows of embeddings of an observation, three for each token.

    They stand for the token; for the token and the how-manieth of its field it is, so that positions in a row differ; and
    for the token and the one before, so that what stands together is seen together.
    """
    tokens = observation[observation[:, 0] > 0].astype(np.int64)
    fields, values = tokens[:, 0], tokens[:, 1]
    places = np.arange(len(fields))
    order = np.argsort(fields, kind="stable")
    is_first = np.diff(fields[order], prepend=-1) != 0
    count = np.empty_like(places)
    count[order] = places - np.maximum.accumulate(np.where(is_first, places, 0))
    token = fields * 1_000_003 + values * 7_919
    before = np.concatenate([[0], token[:-1]])
    return np.concatenate([token, token * 31 + (count + 1) * 104_729, token * 37 + before * 17 + 1]) % BUCKETS


class Net(nn.Module):
    """From rows of embeddings to the logits of all actions and the expected return."""

    def __init__(self, actions: int, width: int = 64, hidden: int = 256) -> None:
        super().__init__()
        self.embed = nn.EmbeddingBag(BUCKETS, width, mode="sum")
        nn.init.normal_(self.embed.weight, std=0.05)
        self.body = nn.Sequential(
            nn.LayerNorm(width), nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Sequence[np.ndarray], masks: np.ndarray) -> tuple[Categorical, Tensor]:
        """The distribution over the legal actions, and the values."""
        offsets = np.cumsum([0, *map(len, seen[:-1])])
        body = self.body(self.embed(torch.from_numpy(np.concatenate(seen)), torch.from_numpy(offsets)))
        logits = self.policy(body).masked_fill(~torch.from_numpy(masks), -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


class Step(NamedTuple):
    """What an agent saw and did."""

    agent: str
    seen: np.ndarray
    mask: np.ndarray
    action: int
    log_probability: float
    value: float


class Sample(NamedTuple):
    """A step with what became of it."""

    step: Step
    advantage: float
    target: float


def played(net: Net, envs: Sequence[Any]) -> Iterator[Sample]:
    """Play for ever, all games one action at a time; the steps of a game follow when it is over."""
    games: list[list[Step]] = [[] for _ in envs]
    while True:
        observed = [env.observe(env.agent_selection) for env in envs]
        seen, masks = [features(each["observation"]) for each in observed], [each["action_mask"] > 0 for each in observed]
        with torch.no_grad():
            choice, values = net(seen, np.stack(masks))
            actions = choice.sample()
            logs = choice.log_prob(actions)
        for index, env in enumerate(envs):
            action = int(actions[index])
            step = Step(env.agent_selection, seen[index], masks[index], action, float(logs[index]), float(values[index]))
            games[index].append(step)
            env.step(action)
            if all(env.terminations.values()):
                yield from judged(games[index], env.rewards)
                games[index] = []
                env.reset()


def judged(game: Sequence[Step], returns: dict[str, float]) -> Iterator[Sample]:
    """The steps of a game with generalised advantages (Schulman et al. 2016), without discount."""
    for agent, result in returns.items():
        following, advantage = result, 0.0
        for step in reversed([step for step in game if step.agent == agent]):
            advantage = following - step.value + LAMBDA * advantage
            following = step.value
            yield Sample(step, advantage, advantage + step.value)


def improve(net: Net, optimizer: torch.optim.Optimizer, batch: Sequence[Sample]) -> None:
    """Some epochs of clipped policy gradients."""
    advantages = torch.tensor([sample.advantage for sample in batch])
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    targets = torch.tensor([sample.target for sample in batch])
    actions = torch.tensor([sample.step.action for sample in batch])
    logs = torch.tensor([sample.step.log_probability for sample in batch])
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(batch)).split(MINIBATCH):
            steps = [batch[index].step for index in chosen]
            choice, values = net([step.seen for step in steps], np.stack([step.mask for step in steps]))
            ratio = (choice.log_prob(actions[chosen]) - logs[chosen]).exp()
            gain = torch.min(ratio * advantages[chosen], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[chosen]).mean()
            error = (values - targets[chosen]).square().mean()
            loss = VALUE * error - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def victories(net: Net, game: str, seats: int, number: int) -> float:
    """The share of games against pages that the network wins alone, at its likeliest actions."""
    env, won = SeatEnv(game, seats, opponents="page"), 0
    for index in range(number):
        seen, _ = env.reset(seed=index)
        is_over, reward = False, 0.0
        while not is_over:
            seen, reward, is_over, _, _ = env.step(best(net, seen["observation"], seen["action_mask"]))
        won += reward == 1
    return won / number


def best(net: Net, observation: np.ndarray, action_mask: np.ndarray) -> int:
    """The likeliest action."""
    with torch.no_grad():
        choice, _ = net([features(observation)], action_mask[None] > 0)
    return int(choice.logits.argmax())


@cache
def trained() -> Net:
    """The network of the file `ppo.pt`, or of that which the variable PPO_CHECKPOINT names."""
    weights = torch.load(CHECKPOINT, weights_only=True)
    net = Net(len(weights["policy.bias"]))
    net.load_state_dict(weights)
    torch.set_num_threads(1)
    return net


def act(observation: np.ndarray, action_mask: np.ndarray) -> int:
    """The trained player as a policy, for `regalia evaluate policy:ppo:act`."""
    return best(trained(), observation, action_mask)


def curve(points: Sequence[tuple[float, float]], games: int, chance: float) -> str:
    """The shares of victories over the minutes with their 95 % intervals, as SVG; dashed: chance."""
    last, height = max(points[-1][0], 1e-9), 240
    spots = [(40 + 540 * minutes / last, share) for minutes, share in points]
    line = " ".join(f"{x:.1f},{260 - height * share:.1f}" for x, share in spots)
    whiskers = " ".join(
        f"M{x:.1f} {260 - height * low:.1f}V{260 - height * high:.1f}"
        for x, share in spots
        for low, high in [wilson(share, games)]
    )
    marks = "".join(f'<text x="34" y="{264 - height * p / 100:.0f}" text-anchor="end">{p} %</text>' for p in (0, 50, 100))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" role="img" font-family="sans-serif" font-size="12">'
        f'<title>Share of victories</title><rect width="600" height="300" fill="#fffdf7"/>{marks}'
        f'<path d="M40 20V260H580" fill="none" stroke="#655b4c"/><path d="{whiskers}" stroke="#6a3d9e" opacity="0.4"/>'
        f'<path d="M40 {260 - height * chance:.1f}H580" stroke="#a02620" stroke-dasharray="4"/>'
        f'<polyline points="{line}" fill="none" stroke="#6a3d9e" stroke-width="2.5"/>'
        f'<text x="580" y="282" text-anchor="end">{last:.1f} minutes of one core</text></svg>\n'
    )


def train(args: Namespace) -> list[tuple[float, float]]:
    """Learn until the processor time is used up; the minutes and shares of victories."""
    begun = process_time()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    envs = [aec(args.game, args.seats) for _ in range(ENVIRONMENTS)]
    for index, env in enumerate(envs):
        env.reset(seed=args.seed + index)
    net = Net(envs[0].action_space("seat_0").n)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    samples, points, steps = played(net, envs), [], 0
    while True:
        minutes = (process_time() - begun) / 60
        if not points or minutes >= min(points[-1][0] + args.every, args.minutes):
            points.append((minutes, victories(net, args.game, args.seats, args.games)))
            print(f"{minutes:5.1f} min  {steps:8} actions  {points[-1][1]:.1%} against pages", flush=True)
            torch.save(net.state_dict(), CHECKPOINT)
            args.curve.write_text(curve(points, args.games, 1 / args.seats), "utf-8")
        if minutes >= args.minutes:
            return points
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - minutes / args.minutes)
        improve(net, optimizer, [next(samples) for _ in range(BATCH)])
        steps += BATCH


def arguments() -> ArgumentParser:
    """What can be set."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=30, help="of processor time")
    parser.add_argument("--every", type=float, default=3, help="minutes between two evaluations")
    parser.add_argument("--games", type=int, default=100, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("ppo.svg"))
    return parser


if __name__ == "__main__":
    train(arguments().parse_args())
