"""Trains a network for Tien Gow by playing against itself, with numpy alone: python3 train.py mine.network --minutes 10

Each seat plays what its network expects most of, or now and then a random action. The network learns the chips that came, mixed with what it
expected at the seat's next decision (temporal-difference learning). With --against it has one seat among other bots.
The file is the program's own format, so the network sits down at any table: bot --level network:mine.network
"""
import argparse
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tiengow_gym import Gym, dense

FIRST, SECOND = 64, 32  # units of the two hidden layers
TRUST = 0.7  # the weight of what came, against what was expected


class Network:
    """inputs -> FIRST -> SECOND -> 1 with ReLU. The first layer has two parts: inputs whatever the action, and inputs after an action."""

    def __init__(self, inputs, random):
        def normal(rows, columns, deviation):
            return random.normal(0, deviation, (rows, columns)).astype(np.float32)

        self.weights = [
            normal(inputs, FIRST, 0.15), np.zeros(FIRST, np.float32),
            normal(FIRST, SECOND, (2 / FIRST) ** 0.5), np.zeros(SECOND, np.float32),
            normal(SECOND, 1, (2 / SECOND) ** 0.5), np.zeros(1, np.float32),
        ]
        self.mean = [w.copy() for w in self.weights]  # a running mean plays better than the weights of one moment
        self.momentum = [np.zeros_like(w) for w in self.weights]
        self.spread = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def values(self, common, after, table_of):
        """The value of each legal action; `table_of` says which row of `common` belongs to it."""
        w1, b1, w2, b2, w3, b3 = self.weights
        split = common.shape[1]
        first = after @ w1[split:]
        first += (common @ w1[:split] + b1)[table_of]
        second = np.maximum(np.maximum(first, 0, out=first) @ w2 + b2, 0)
        return (second @ w3)[:, 0] + b3[0]

    def learn(self, inputs, wanted, rate):
        """One step of Adam on the squared error of some finished rounds."""
        inputs, wanted = np.concatenate(inputs).astype(np.float32), np.concatenate(wanted).astype(np.float32)
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        error = np.clip((second @ w3)[:, 0] + b3[0] - wanted, -6, 6)[:, None] / len(wanted)
        back2 = (error @ w3.T) * (second > 0)
        back1 = (back2 @ w2.T) * (first > 0)
        gradients = [inputs.T @ back1, back1.sum(0), first.T @ back2, back2.sum(0), second.T @ error, error.sum(0)]
        self.steps += 1
        rate *= (1 - 0.999 ** self.steps) ** 0.5 / (1 - 0.9 ** self.steps)
        share = 1 / min(self.steps, 1 + 0.1 * self.steps, 2000)
        for w, mean, m, s, g in zip(self.weights, self.mean, self.momentum, self.spread, gradients):
            m += 0.1 * (g - m)
            s += 0.001 * (g * g - s)
            w -= rate * m / (np.sqrt(s) + 1e-8)
            mean += share * (w - mean)

    def write(self, file, notes):
        lines = {"inputs": len(self.mean[0]), "first": FIRST, "second": SECOND, **notes}
        with open(file, "wb") as out:
            out.write(b"tiengow-network/1\n")
            out.write("".join("%s %s\n" % line for line in sorted(lines.items())).encode() + b"\n")
            for w in self.mean:
                out.write(np.clip(np.round(w * 4096), -32768, 32767).astype(">i2").tobytes())


class Memory:
    """The decisions of the rounds that are not over: a ring with a row for each table and step."""

    STEPS = 128

    def __init__(self, tables, inputs):
        self.inputs = np.zeros((self.STEPS, tables, inputs), bool)
        self.seats = np.zeros((self.STEPS, tables), np.int8)
        self.chips = np.zeros((self.STEPS, tables), np.float32)
        self.values = np.zeros((self.STEPS, tables), np.float32)
        self.begun = np.zeros(tables, np.int64)

    def finish(self, table, now, returns, unit):
        """Takes out the decisions of a finished round: their inputs, and what the network should have expected of them."""
        steps = np.arange(self.begun[table], now) % self.STEPS
        self.begun[table] = now
        seats = self.seats[steps, table].tolist()
        chips = self.chips[steps, table].tolist()
        values = self.values[steps, table].tolist()
        wanted, following = [0.0] * len(steps), {}
        for i in reversed(range(len(steps))):
            then = following.get(seats[i])
            if then is None:
                wanted[i] = (returns[seats[i]] - chips[i]) / unit
            else:
                wanted[i] = (chips[then] - chips[i]) / unit + TRUST * wanted[then] + (1 - TRUST) * values[then]
            following[seats[i]] = i
        return self.inputs[steps, table], wanted


def best_of(values, random, ends, explore):
    """The index of one action of each table: the best, or a random one with the probability `explore`."""
    starts = np.concatenate(([0], ends[:-1]))
    counts = ends - starts
    table_of = np.repeat(np.arange(len(ends)), counts)
    order = np.lexsort((values, table_of))
    chosen = order[ends - 1]
    drawn = random.random(len(ends)) < explore
    chosen[drawn] = (starts + (random.random(len(ends)) * counts).astype(np.int64))[drawn]
    return chosen


def train(options):
    random = np.random.default_rng(options.seed)
    learn = "one" if options.against else "all"
    gym = Gym(options.tables, rules=options.rules, seats=options.seats, learn=learn, against=options.against, threads=options.threads,
              seed=options.seed, inputs=True, command=options.command)
    about = gym.schema["inputs"]
    split, inputs, unit = about["after"], about["count"], about["chips_a_unit"]
    network = Network(inputs, random)
    memory = Memory(options.tables, inputs)
    rows = np.arange(options.tables)
    waiting, rounds, step, said = [], 0, 0, 0.0
    learner, job = ThreadPoolExecutor(1), None  # numpy learns on a second core while the first one plays on
    begun = time.time()
    while (done := (time.time() - begun) / (60 * options.minutes)) < 1:
        frame = gym.frame
        common = dense(frame["common"], frame["common_end"], split)
        after = dense(frame["after"], frame["after_end"], inputs - split, first=split)
        ends = frame["actions_end"].astype(np.int64)
        table_of = np.repeat(rows, np.diff(ends, prepend=0))
        values = network.values(common, after, table_of)
        chosen = best_of(values, random, ends, 0.06 - 0.05 * done)
        place = step % Memory.STEPS
        memory.inputs[place, :, :split] = common
        memory.inputs[place, :, split:] = after[chosen]
        memory.seats[place] = frame["seat"]
        memory.chips[place] = frame["chips"][:, 0]
        memory.values[place] = values[chosen]
        number = chosen - np.concatenate(([0], ends[:-1]))
        frame = gym.step(frame["legal"][rows, number])
        step += 1
        for table in np.flatnonzero(frame["done"]):
            rounds += 1
            waiting.append(memory.finish(table, step, frame["returns"][table].tolist(), unit))
        if sum(len(wanted) for _, wanted in waiting) >= options.batch:
            rate = options.rate * (0.03 + 0.97 * (1 + np.cos(np.pi * done)) / 2)
            if job:
                job.result()
            job = learner.submit(network.learn, [x for x, _ in waiting], [y for _, y in waiting], rate)
            waiting = []
        if time.time() - said > 20:
            said = time.time()
            print("%4.0f s  %9d rounds  %6.0f decisions a second" % (said - begun, rounds, step * options.tables / max(said - begun, 1)), flush=True)
    gym.close()
    learner.shutdown()
    network.write(options.file, {"features": about["version"], "trained.rounds": rounds, "trained.rules": options.rules})
    print("%s: %d rounds" % (options.file, rounds))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="the file to write the network to")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rules", default="pagat")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--against", help="opponents in place of itself, such as steady or strong=2,steady=1")
    parser.add_argument("--threads", type=int, default=1, help="threads of the gym; more than one helps with --against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--batch", type=int, default=512, help="decisions for a step of the weights")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--command", help="how to start the program (java -jar tiengow.jar, or $TIENGOW)")
    train(parser.parse_args())
