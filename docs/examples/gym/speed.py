"""Measures decisions a second of the gym with random legal actions, on Linux: TIENGOW="java -jar tiengow.jar" python3 speed.py [SECONDS]"""
import os
import sys
import time

import numpy as np

from tiengow_gym import VectorEnv


def processor_seconds(process):
    words = open("/proc/%d/stat" % process).read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def measure(tables, seconds, **options):
    env, random = VectorEnv(tables, **options), np.random.default_rng(1)

    def play():
        begun, decisions = time.time(), 0
        while time.time() - begun < seconds:
            for _ in range(8):
                env.gym.step(env.sample_actions(random))
            decisions += 8 * tables
        return decisions, time.time() - begun

    play()  # until the machine code is made
    before = time.process_time() + processor_seconds(env.gym.process.pid)
    decisions, wall = play()
    both = time.process_time() + processor_seconds(env.gym.process.pid) - before
    env.close()
    return decisions / both, decisions / wall


for options in ({}, {"inputs": True}, {"against": "strong"}, {"against": "strong", "inputs": True}):
    for tables in (1, 16, 256, 1024):
        by_processor, by_clock = measure(tables, float(sys.argv[1]) if len(sys.argv) > 1 else 3, **options)
        print("| %-40s | %5d | %9.0f | %9.0f |" % (options or "alone, compact", tables, by_processor, by_clock), flush=True)
