#!/usr/bin/env python3
"""Checks the shuffles of recorded rounds, without the program: python3 verify.py RECORD...

Follows docs/fair-shuffle.md step by step, with Python's standard library alone. Exits with 1 when anything does not
match, or when a round has nothing to be checked by. With --vectors FILE it checks itself against the test vectors.
"""
import hashlib
import json
import sys

# The box, in the order of the rules (1.2, 1.3): each civil tile twice, each military tile once.
CIVIL = "66 11 44 31 55 33 22 65 64 61 51".split()
MILITARY = "63 54 62 53 52 43 42 41 32 21".split()
BOX = [face for face in CIVIL for _ in range(2)] + MILITARY
HAND_SIZE = {2: 13, 3: 9, 4: 8}
HOST = 0xFF
ZERO = bytes(32)


def sha256(label, *parts):
    return hashlib.sha256(label.encode("ascii") + b"\0" + b"".join(parts)).digest()


def uint32(number):
    return number.to_bytes(4, "big")


def context(match, round_, attempt, players):
    name = match.encode("ascii")
    return bytes([len(name)]) + name + uint32(round_) + uint32(attempt) + bytes([players])


def commitment(ctx, party, share):
    return sha256("tiengow-shuffle/1 commitment", ctx, bytes([party]), share)


def digest(ctx, host, seats):
    return sha256("tiengow-shuffle/1 list", ctx, host, *[each or ZERO for each in seats])


def seed(list_digest, host, seats):
    return sha256("tiengow-shuffle/1 seed", list_digest, host, *[each or ZERO for each in seats])


def numbers(label, seed_bytes):
    """Yields a function that draws a number from 0 to bound - 1, each as likely as the others."""
    def stream():
        block = 0
        while True:
            yield from sha256(label, seed_bytes, uint32(block))
            block += 1
    source = stream()

    def below(bound):
        fair = 256 - 256 % bound
        while True:
            byte = next(source)
            if byte < fair:
                return byte % bound
    return below


def lot(seed_bytes, players):
    return numbers("tiengow-shuffle/1 lot", seed_bytes)(players)


def deal(seed_bytes, players):
    below = numbers("tiengow-shuffle/1 deal", seed_bytes)
    box = list(BOX)
    hands = []
    for _ in range(players):
        hand = []
        for _ in range(HAND_SIZE[players]):
            place = below(len(box))
            hand.append(box[place])
            last = box.pop()
            if place < len(box):
                box[place] = last
        hands.append(hand)
    return hands


def unhex(text):
    value = bytes.fromhex(text)
    if len(value) != 32:
        raise ValueError("there must be 64 hexadecimal digits")
    return value


def faults(record, seen):
    """All that does not match in one record; seen holds the shares of the rounds before."""
    proof = record["shuffle"]
    if proof["format"] not in ("tiengow-shuffle/1", "tiengow-shuffle/2"):
        return ["this format is not known here: %s" % proof["format"]]
    players = len(record["players"])
    seats = proof["seats"]
    if len(seats) != players:
        return ["there is not one place for each seat"]
    ctx = context(record["match"], record["round"], proof["attempt"], players)
    parties = [(HOST, "the host", proof["host"])]
    parties += [(seat, "seat %d" % seat, each) for seat, each in enumerate(seats) if each is not None]
    found = []

    for before, void in enumerate(proof["voided"]):
        host_gone = before == 0 and void.get("reason") == "HOST_GONE"
        if void["attempt"] != before + 1 or host_gone == bool(void["missing"]) or any(
                seats[missing["seat"]] is not None for missing in void["missing"]):
            found.append("the void attempts cannot be so")
    if proof["attempt"] != len(proof["voided"]) + 1:
        found.append("void attempts are missing")

    for party, who, each in parties:
        share = unhex(each["share"])
        if commitment(ctx, party, share) != unhex(each["commitment"]):
            found.append("the share of %s is not the one it committed itself to" % who)
        here = (record["match"], record["round"], party)
        if seen.setdefault(share, here) != here:
            found.append("the share of %s was used before" % who)

    def column(name):
        return [None if each is None else unhex(each[name]) for each in seats]
    listed = digest(ctx, unhex(proof["host"]["commitment"]), column("commitment"))
    made = seed(listed, unhex(proof["host"]["share"]), column("share"))
    hands = [sorted(hand.split()) for hand in record["deal"]]
    if [sorted(hand) for hand in deal(made, players)] != hands:
        found.append("the tiles are not those that the shares make")
    if record["round"] == 1 and lot(made, players) != record["banker"]:
        found.append("the first banker is not the one that the shares make")
    return found


def verify(paths):
    checked, right, seen = 0, True, {}
    for path in paths:
        with open(path, encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                try:
                    record = json.loads(line)
                    place = "match %s, round %d" % (record["match"], record["round"])
                    if record["shuffle"] is None:
                        print(place + ": not checkable, it was dealt without a fair shuffle")
                        right = False
                        continue
                    wrong = faults(record, seen)
                except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
                    print("%s:%d: this is not a record that can be checked: %r" % (path, number, error), file=sys.stderr)
                    return 1
                checked += 1
                right = right and not wrong
                print(place + ": " + ("right" if not wrong else "WRONG"))
                for each in wrong:
                    print("  " + each)
    print("%d checked, %s" % (checked, "every shuffle is right" if right and checked else "not every shuffle is right"))
    return 0 if right and checked else 1


def check_vectors(path):
    with open(path, encoding="utf-8") as text:
        vectors = json.load(text)["vectors"]
    for vector in vectors:
        ctx = context(vector["match"], vector["round"], vector["attempt"], vector["players"])
        host, seats = vector["host"], vector["seats"]
        for party, each in [(HOST, host)] + list(enumerate(seats)):
            if each is not None:
                assert commitment(ctx, party, unhex(each["share"])).hex() == each["commitment"], (vector, party)
        listed = digest(ctx, unhex(host["commitment"]), [each and unhex(each["commitment"]) for each in seats])
        made = seed(listed, unhex(host["share"]), [each and unhex(each["share"]) for each in seats])
        assert listed.hex() == vector["list"], vector
        assert made.hex() == vector["seed"], vector
        assert lot(made, vector["players"]) == vector["lot"], vector
        assert [sorted(hand) for hand in deal(made, vector["players"])] == [
            sorted(hand.split()) for hand in vector["deal"]], vector
    print("%d vectors agree" % len(vectors))
    return 0 if vectors else 1


def main(words):
    if len(words) == 2 and words[0] == "--vectors":
        return check_vectors(words[1])
    if not words or words[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return verify(words)
    except (OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
