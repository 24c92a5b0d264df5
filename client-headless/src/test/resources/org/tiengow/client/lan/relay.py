"""Joins two network namespaces by a rough path: a TUN device in each, and this program between them.

    relay.py LEFT RIGHT DEVICE SEED LOSS DELAY JITTER DOUBLED

LEFT and RIGHT name the namespaces, DEVICE the TUN device that is made in both. Of all packets the share LOSS is dropped and the
share DOUBLED comes twice; each comes DELAY milliseconds late, more or less by JITTER at the most, so that packets overtake each
other. Everything is drawn from SEED. Says READY once both devices stand. Each line of the input is a number of milliseconds for
which the path falls silent from then on: whatever comes meanwhile, and whatever is under way, is lost. At the end of the input it
prints what happened to the packets, and ends.
"""

import ctypes
import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

CLONE_NEWNET = 0x40000000
TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 0x0001, 0x1000
LIBC = ctypes.CDLL(None, use_errno=True)


def enter(path):
    with open(path) as namespace:
        if LIBC.setns(namespace.fileno(), CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), "setns " + path)


def device(namespace, name):
    enter("/var/run/netns/" + namespace)
    tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return tun


def main():
    left, right, name, seed = sys.argv[1:5]
    loss, delay, jitter, doubled = (float(word) for word in sys.argv[5:9])
    chance = random.Random(int(seed))
    ends = [device(left, name), device(right, name)]
    other = {ends[0]: ends[1], ends[1]: ends[0]}
    print("READY", flush=True)
    count = dict.fromkeys(("carried", "dropped", "doubled", "overtaken", "silenced"), 0)
    under_way, number, silent_until = [], 0, 0.0
    last_out = dict.fromkeys(ends, -1)
    while True:
        wait = max(0.0, under_way[0][0] - time.monotonic()) if under_way else 1.0
        ready, _, _ = select.select(ends + [sys.stdin], [], [], wait)
        now = time.monotonic()
        if sys.stdin in ready:
            line = sys.stdin.readline()
            if not line:
                break
            silent_until = now + int(line) / 1000
            count["silenced"] += len(under_way)
            under_way.clear()
        for end in ready:
            if end is sys.stdin:
                continue
            try:
                packet = os.read(end, 65536)
            except (BlockingIOError, OSError):
                continue
            if now < silent_until:
                count["silenced"] += 1
                continue
            if chance.random() < loss:
                count["dropped"] += 1
                continue
            copies = 2 if chance.random() < doubled else 1
            count["doubled"] += copies - 1
            for _ in range(copies):
                late = (delay + jitter * (2 * chance.random() - 1)) / 1000
                number += 1
                heapq.heappush(under_way, (now + late, number, other[end], packet))
        now = time.monotonic()
        while under_way and under_way[0][0] <= now:
            _, order, end, packet = heapq.heappop(under_way)
            count["overtaken"] += order < last_out[end]
            last_out[end] = max(last_out[end], order)
            try:
                os.write(end, packet)
                count["carried"] += 1
            except OSError:
                count["dropped"] += 1  # the device is full or not up yet
    print(" ".join(f"{word} {number}" for word, number in count.items()), flush=True)


if __name__ == "__main__":
    main()
