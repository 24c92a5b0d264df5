"""The gym of Tien Gow for Python, with numpy alone; docs/gym.md tells how to begin.

Gym        the process and its frames as arrays
dense      the inputs of a frame as the rows of a matrix
VectorEnv  many tables with the calls of Gymnasium's vector environments
AECEnv     one table, seat after seat, with the calls of PettingZoo's AEC environments
"""
import json
import os
import shlex
import struct
import subprocess

import numpy as np


class GymError(RuntimeError):
    """The gym refused a request; the message is its sentence."""


class Gym:
    """One process `tiengow.jar gym`. After each call the fields of the frame are in `self.frame`, as arrays that the next call replaces."""

    def __init__(self, tables=256, command=None, **options):
        """`options` are those of the command line: seats=3, rules="all", learn="one", against="strong", seed=7, inputs=True ..."""
        command = command or os.environ.get("TIENGOW", "java -jar tiengow.jar")
        words = shlex.split(command) if isinstance(command, str) else list(command)
        words += ["gym", "--tables", str(tables)]
        for name, value in options.items():
            if value is True:
                words.append("--" + name)
            elif value is not None and value is not False:
                words += ["--" + name, str(value)]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        try:  # Linux: a pipe that holds a whole frame saves a change of process in its middle
            import fcntl
            for pipe in (self.process.stdin, self.process.stdout):
                fcntl.fcntl(pipe, 1031, 1 << 20)
        except (ImportError, OSError):
            pass
        self.schema = json.loads(self._line())
        if self.schema["version"] != "tiengow-gym/1":
            raise GymError("This file knows tiengow-gym/1, not " + self.schema["version"])
        self.tables = self.schema["tables"]
        self.seats = self.schema["seats"]
        self.actions = self.schema["actions"]
        self._codes = {request["name"]: request["code"] for request in self.schema["requests"]}
        self._buffer = bytearray(1 << 16)
        self._views = {}
        self.frame = {}
        self._failure = ""
        self._receive()

    def step(self, actions):
        """Takes an action at each table, and returns the next frame."""
        given = np.asarray(actions)
        actions = given.astype(np.uint8)
        if not np.array_equal(actions, given):
            raise ValueError("an action is a whole number from 0 to 255")
        return self._ask("actions", actions.tobytes())

    def observe(self):
        return self._ask("observe")

    def reset(self, seed):
        return self._ask("reset", struct.pack("<q", seed))

    def save(self, table, slot):
        """Keeps a table's state, hidden tiles included; `restore` and then `observe` go back to it."""
        self._send("save", struct.pack("<II", table, slot))

    def restore(self, table, slot):
        self._send("restore", struct.pack("<II", table, slot))

    def close(self):
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, request, fields=b""):
        self._send(request, fields)
        self._receive()
        return self.frame

    def _send(self, request, fields=b""):
        try:
            self.process.stdin.write(struct.pack("<IB", 1 + len(fields), self._codes[request]) + fields)
        except BrokenPipeError:
            self._fail()

    def _fail(self):
        self._failure = self._failure or self.process.stderr.read().decode("utf-8", "replace").strip()
        raise GymError(self._failure or "The gym ended with code %d" % self.process.wait())

    def _line(self):
        line = bytearray()
        while not line.endswith(b"\n"):
            byte = self.process.stdout.read(1)
            if not byte:
                self._fail()
            line += byte
        return line

    def _fill(self, size):
        view, got = memoryview(self._buffer)[:size], 0
        while got < size:
            count = self.process.stdout.readinto(view[got:])
            if not count:
                self._fail()
            got += count

    def _receive(self):
        self._fill(4)
        size = struct.unpack_from("<I", self._buffer)[0]
        if size > len(self._buffer):
            self._buffer, self._views = bytearray(2 * size), {}
        self._fill(size)
        if not self._views:
            self._views = {f["name"]: self._array(f) for f in self.schema["fields"] if isinstance(f["offset"], int) and f["name"] != "common"}
            self.frame = dict(self._views)
        if "sizes" in self._views:
            sizes, end = self._views["sizes"], 0
            for field, count in zip(self.schema["fields"][-3:], sizes):
                offset = field["offset"] if isinstance(field["offset"], int) else -(-end // 8) * 8
                self.frame[field["name"]] = np.frombuffer(self._buffer, field["dtype"], count, offset)
                end = offset + int(count) * np.dtype(field["dtype"]).itemsize

    def _array(self, field):
        return np.frombuffer(self._buffer, field["dtype"], int(np.prod(field["shape"])), field["offset"]).reshape(field["shape"])


def dense(entries, ends, width, first=0):
    """A matrix with a row for each list of inputs that are on. Those of a frame, with about = gym.schema["inputs"]:

    dense(frame["common"], frame["common_end"], about["after"])
        a row for each table
    dense(frame["after"], frame["after_end"], about["count"] - about["after"], first=about["after"])
        a row for each legal action
    """
    ends = ends.astype(np.int64)
    starts = np.concatenate(([0], ends[:-1]))
    rows = np.repeat(np.arange(len(ends)), ends - starts)
    matrix = np.zeros((len(ends), width), np.float32)
    matrix[rows, entries.astype(np.intp) - first] = 1
    return matrix


class VectorEnv:
    """Many tables with Gymnasium's vector calls. A finished round is dealt anew within the same step (autoreset mode "same step").

    An observation is a dict of arrays with a row for each table; only the inputs, with inputs=True, are flat: `dense` makes rows of them. With learn="one" a reward is the learner's chips of a finished round, and 0
    before its end. With learn="all" the decisions of all seats come one after another; rewards then have a column for each seat.
    """

    metadata = {"autoreset_mode": "same_step", "render_modes": []}
    _ABOUT_THE_END = ("done", "returns", "last_seat", "last_deal", "last_against", "unasked", "unasked_return")

    def __init__(self, num_envs=256, **options):
        self.gym = Gym(num_envs, **options)
        self.num_envs = num_envs
        self.num_actions = len(self.gym.actions)
        self._rows = np.arange(num_envs)
        self._fresh = True

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self.gym.reset(seed)
        elif not self._fresh:
            self.gym.reset(int(np.random.default_rng().integers(1 << 62)))
        self._fresh = False
        return self._observation(), self._info()

    def step(self, actions):
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError("%d actions are needed, not an array of shape %s" % (self.num_envs, actions.shape))
        frame = self.gym.step(actions)
        done = frame["done"] != 0
        if self.gym.schema["learn"] == "all":
            rewards = np.where(done[:, None], frame["returns"][:, : self.gym.seats], 0).astype(np.float64)
        else:
            rewards = np.where(done, frame["returns"][self._rows, frame["last_seat"] & 3], 0).astype(np.float64)
        return self._observation(), rewards, done, np.zeros(self.num_envs, bool), self._info()

    def action_masks(self):
        return self.gym.frame["mask"].astype(bool)

    def sample_actions(self, random):
        """Draws a legal action for each table, all with the same probability."""
        frame = self.gym.frame
        return frame["legal"][self._rows, (random.random(self.num_envs) * frame["legal_count"]).astype(np.intp)]

    def close(self):
        self.gym.close()

    def _observation(self):
        return {name: array.copy() for name, array in self.gym.frame.items() if name not in self._ABOUT_THE_END}

    def _info(self):
        info = {name: self.gym.frame[name].copy() for name in self._ABOUT_THE_END}
        info["action_mask"] = self.action_masks()
        return info


class AECEnv:
    """One table at which every seat is an agent, with PettingZoo's AEC calls: `for agent in env.agent_iter(): env.last() ... env.step(action)`."""

    metadata = {"name": "tiengow_v1", "is_parallelizable": False, "render_modes": []}

    def __init__(self, **options):
        self.gym = Gym(1, learn="all", **options)
        self.possible_agents = ["seat_%d" % seat for seat in range(self.gym.seats)]
        self.num_actions = len(self.gym.actions)
        self.agents = []
        self._fresh = True

    def reset(self, seed=None, options=None):
        if seed is not None:
            self.gym.reset(seed)
        elif not self._fresh:
            self.gym.reset(int(np.random.default_rng().integers(1 << 62)))
        self._fresh = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": np.zeros(self.num_actions, np.int8)} for agent in self.agents}
        self._seen = {agent: self._row(blank=True) for agent in self.agents}
        self._ask()

    def observe(self, agent):
        """What the agent knew at its last decision; zeros before its first. `action_mask` is part of it, and all zeros after the end."""
        return self._seen[agent]

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=1 << 63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("The round is over for %s; its only action is None" % agent)
            self.agents.remove(agent)
            for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del kept[agent]
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": np.zeros(self.num_actions, np.int8)}
        frame = self.gym.step([action])
        if not frame["done"][0]:
            self._ask()
            return
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = float(frame["returns"][0, seat])
            self._cumulative_rewards[each] += self.rewards[each]
            self.terminations[each] = True
            self.infos[each] = {"action_mask": np.zeros(self.num_actions, np.int8)}
            self._seen[each] = dict(self._seen[each], action_mask=self.infos[each]["action_mask"])
        self.agent_selection = self.agents[0]

    def close(self):
        self.gym.close()

    def _ask(self):
        self.agent_selection = agent = self.possible_agents[self.gym.frame["seat"][0]]
        self._seen[agent] = self._row()
        self.infos[agent] = {"action_mask": self._seen[agent]["action_mask"]}

    def _row(self, blank=False):
        frame = self.gym.frame
        names = [f["name"] for f in self.gym.schema["fields"] if f["shape"][0] == 1 and f["name"] not in VectorEnv._ABOUT_THE_END and f["name"] != "mask"]
        row = {name: frame[name][0].copy() for name in names}
        row["action_mask"] = frame["mask"][0].astype(np.int8)
        return {name: np.zeros_like(value) for name, value in row.items()} if blank else row
