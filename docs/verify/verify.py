#!/usr/bin/env python3
"""Checks recorded rounds and who has signed them, without the program: python3 verify.py [--known FILE] RECORD...

Follows docs/fair-shuffle.md step by step, with Python's standard library alone. FILE holds the keys of people, a line
each: 64 hexadecimal digits, a space and a name, as known-keys.txt in the program's data folder. A round is right when
all matches and a key that is known has signed it; exits with 1 when any is not. The rules of the game are not in here:
that every play was legal and every payment due is what `tiengow.jar verify` checks. With --vectors FILE it checks itself
against the test vectors.
"""
import functools
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


def unhex(text, length=32):
    if len(text) != 2 * length or text.strip("0123456789abcdef"):
        raise ValueError("there must be %d small hexadecimal digits" % (2 * length))
    return bytes.fromhex(text)


# Ed25519 as RFC 8032 has it: points of a curve over the whole numbers below P, as (X, Y, Z, T) with x = X/Z, y = Y/Z, xy = T/Z.
P = 2 ** 255 - 19
ORDER = 2 ** 252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def point(encoded):
    """The point that 32 bytes stand for; None when they stand for none."""
    y = int.from_bytes(encoded, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or x == 0 and sign:
        return None
    x = P - x if x % 2 != sign else x
    return x, y, 1, x * y % P


def add(one, other):
    a, b = (one[1] - one[0]) * (other[1] - other[0]) % P, (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number, base):
    made = (0, 1, 1, 0)
    while number:
        if number & 1:
            made = add(made, base)
        base = add(base, base)
        number >>= 1
    return made


BASE = point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


@functools.lru_cache(maxsize=None)
def signed(key, content, signature):
    """Whether the holder of a key has signed some bytes."""
    who, start, rest = point(key), point(signature[:32]), int.from_bytes(signature[32:], "little")
    if who is None or start is None or rest >= ORDER:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + content).digest(), "little") % ORDER
    made, wanted = times(rest, BASE), add(start, times(challenge, who))
    return (made[0] * wanted[2] - wanted[0] * made[2]) % P == 0 and (made[1] * wanted[2] - wanted[1] * made[2]) % P == 0


def text(words):
    encoded = words.encode("utf-8")
    return uint32(len(encoded)) + encoded


def part(seat, list_digest, voided, people):
    """What a seat signs with its share."""
    content = b"tiengow-shuffle/2 part\0" + bytes([seat]) + list_digest + uint32(len(voided))
    for void in voided:
        content += uint32(void["attempt"]) + uint32(len(void["missing"]))
        for missing in void["missing"]:
            content += bytes([missing["seat"]]) + text(missing["name"])
    for each in people:
        content += bytes([each["kind"] == "BOT"]) + text(each["name"]) + (unhex(each["key"]) if each["key"] else ZERO)
    return content


def whole(digits):
    raise ValueError("a record has whole numbers alone, and not " + digits)


def once(members):
    made = dict(members)
    if len(made) != len(members):
        raise ValueError("a name stands twice in one object")
    return made


def record_digest(record):
    """What stands for a whole record in the next one, and is signed."""
    rest = {name: value for name, value in record.items() if name != "signatures"}
    line = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256("tiengow-record/1 digest", line.encode("utf-8"))


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
        here = (record["match"], record["round"], proof["attempt"], party)
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


def unsigned_part(listed, proof, seat):
    """Whether nothing has signed a seat's part, as True; or whether what has is wrong, as None."""
    people = proof.get("people")
    if not people or people[seat]["signature"] is None:
        return True
    each = people[seat]
    content = part(seat, listed, proof["voided"], people)
    good = each["key"] and proof["seats"][seat] and signed(unhex(each["key"]), content, unhex(each["signature"], 64))
    return False if good else None


def course(record):
    """What cannot be in how a round was played, as far as it shows without the rules."""
    players, found = len(record["players"]), []
    left, taken = [hand.split() for hand in record["deal"]], [0] * players
    for number, trick in enumerate(record["tricks"], 1):
        sets = [play["tiles"].split() for play in trick]
        if sorted(play["seat"] for play in trick) != list(range(players)) or len({len(each) for each in sets}) != 1:
            return ["trick %d has not one play for each seat, of as many tiles each" % number]
        for play, tiles in zip(trick, sets):
            for tile in tiles:
                if tile not in left[play["seat"]]:
                    return ["trick %d: seat %d does not have %s" % (number, play["seat"], tile)]
                left[play["seat"]].remove(tile)
    if sorted(sum([hand.split() for hand in record["deal"]], record["leftOver"].split())) != sorted(BOX):
        found.append("the tiles are not the 32 of the box")
    if record["declared"] is None:
        played = HAND_SIZE[players] - len(left[0])
        if not record["tricks"] or sum(record["stacks"]) != played or any(left):
            found.append("the tricks are not a whole round, or not as many stacks were taken")
    elif record["tricks"]:
        found.append("there are tricks, though the round was declared")
    moved = [0] * players
    for payment in record["payments"]:
        moved[payment["to"]] += payment["chips"]
        if payment["from"] >= 0:
            moved[payment["from"]] -= payment["chips"]
    if moved != record["change"]:
        found.append("the payments do not make the change")
    return found


class Match:
    """The records of a match as a chain, and who has signed which of them."""

    def __init__(self):
        self.lines, self.digests, self.signatures = [], {}, []
        self.followed = {}  # in which file each record stood last that has followed the one before it

    def add(self, record):
        made = record_digest(record)
        self.lines.append((made, record.get("before")))
        self.digests.setdefault(record["round"], []).append(made)
        self.signatures += record.get("signatures", [])

    def close(self):
        """Whoever signs a record vouches for those before it, whose digests it holds, as far as they took part."""
        self.vouching, self.wrong, self.read = {}, {}, {}
        self.signers = signers = {}
        for each in self.signatures:
            there = self.digests.get(each["round"], [])  # two where it was played again
            its = [made for made in there if signed(
                unhex(each["key"]), b"tiengow-record/1 signature\0" + made, unhex(each["signature"], 64))]
            if not there:
                self.wrong.setdefault(max(self.digests), []).append(
                    "key %s has signed a round %d, which is not here" % (each["key"], each["round"]))
            elif its:
                signers.setdefault(its[0], set()).add(each["key"])
            else:
                self.wrong.setdefault(each["round"], []).append(
                    "this is not the record that key %s is said to have signed" % each["key"])
        for made, before in reversed(self.lines):
            here = self.vouching.setdefault(made, set())
            here |= signers.get(made, set())
            if before is not None:
                self.vouching.setdefault(unhex(before), set()).update(here)

    def begin_file(self):
        self.here = None  # the record that the next one of this file is to follow, where there is one

    def follow(self, record, file):
        """What is wrong with how a record follows those before it, of all files once and in its own; and whether it plays again what
        an old host had recorded. Whoever a match is handed over to writes all that stood in the file before: that changes nothing."""
        made, again = record_digest(record), False
        if self.followed.get(made, file) < file:
            found = follows(record, self.here) if self.here else []
            self.here = self.here if found else record
        else:
            found, again = self.go_on(record, made)
            if not found and self.here:
                found = follows(record, self.here)
            self.here = record if self.read[max(self.read)] is record else self.here
        if not found:
            self.followed[made] = file
        return found, again

    def go_on(self, record, made):
        """The same of a record that no earlier file holds."""
        same = self.read.get(record["round"])
        again = same is not None and record_digest(same) != made and is_host_gone(record)
        if again:
            for round_ in [each for each in self.read if each >= record["round"]]:
                self.followed.pop(record_digest(self.read.pop(round_)), None)
            self.here = None
        last = self.read[max(self.read)] if self.read else None
        self.read[record["round"]] = self.end = record
        return follows(record, last), again


def is_host_gone(record):
    return any(void.get("reason") == "HOST_GONE" for void in (record["shuffle"] or {"voided": []})["voided"])


def follows(record, last):
    """What is wrong with how a record follows the one before it in its match."""
    host_gone = is_host_gone(record)
    if last is None:
        if record["round"] == 1:
            return ["it names a record before it, and is the first"] if record.get("before") else []
        return [] if host_gone else ["the records of the rounds before it are missing"]
    found = []
    linked = record_digest(last).hex() == record.get("before")
    neither = "before" not in record and "before" not in last
    if not linked and not neither and not (host_gone and record.get("before") is None):
        found.append("it does not name the record before it: a record was altered, removed, doubled or moved")
    if record["round"] != last["round"] + 1:
        found.append("it does not follow round %d" % last["round"])
    if len(record["chips"]) != len(last["chips"]) or any(
            now - change != then for now, change, then in zip(record["chips"], record["change"], last["chips"])):
        found.append("the chips do not follow from those before")
    if record["rules"] != last["rules"]:
        found.append("the rules changed during the match")
    return found


def judge(record, match, broken, seen, known):
    """The judgement of a record, what is wrong with it, and who has signed what."""
    proof, found, signers, parts = record["shuffle"], broken + course(record), [], set()
    found += match.wrong.get(record["round"], [])
    if proof is not None:
        found += faults(record, seen)
        ctx = context(record["match"], record["round"], proof["attempt"], len(record["players"]))
        listed = digest(ctx, unhex(proof["host"]["commitment"]), [
            each and unhex(each["commitment"]) for each in proof["seats"]])
        people = proof.get("people") or []
        for seat, each in enumerate(proof["seats"]):
            unsigned = unsigned_part(listed, proof, seat)
            if unsigned is None:
                found.append("the signature of seat %d is not that of its key for this shuffle" % seat)
            elif each is not None:
                signers.append("seat %d: %s" % (seat, "took part, unsigned" if unsigned else "signed by " + named(
                    people[seat]["key"], known)))
                parts |= set() if unsigned else {people[seat]["key"]}
        # Where a bot plays now, somebody has left in the round, and may have come back to another seat.
        both = [(seat, person["name"], player["name"])
                for seat, (person, player) in enumerate(zip(people, record["players"]))
                if person["kind"] == player["kind"] == "PERSON"]
        for seat, before, now in both:
            if before != now and any(name == now for _, name, _ in both):
                found.append("seat %d has the name that another seat had when the tiles were shuffled" % seat)
    made = record_digest(record)
    vouching = match.vouching[made] & parts | match.signers.get(made, set())
    signers += ["the record: signed by " + named(key, known) for key in sorted(vouching)]
    if found:
        return "WRONG", found, signers
    if proof is None:
        return "not checkable, it was dealt without a fair shuffle", found, signers
    if vouching & set(known):
        return "right", found, signers
    if vouching:
        return "matches, but is signed only by keys that are not known: one machine could have made it up", found, signers
    if any("signed by" in each for each in signers):
        return "the shuffle matches, but nobody has signed what was played", found, signers
    return "matches, but is unsigned: one machine could have made it up", found, signers


def named(key, known):
    return "key %s%s" % (key, ", met as " + known[key] if key in known else ", which is not known")


def read(path):
    """The records of a file, each with its line's number."""
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                try:
                    yield number, json.loads(line, parse_float=whole, parse_constant=whole, object_pairs_hook=once)
                except (ValueError, RecursionError) as error:
                    raise Unreadable(path, number, error)


class Unreadable(Exception):
    pass


def verify(paths, known):
    checked, right, wrong, seen, matches, first = 0, 0, 0, {}, {}, {}
    place = "", 0
    try:
        for path in paths:
            for number, record in read(path):
                place = path, number
                matches.setdefault(record["match"], Match()).add(record)
        for match in matches.values():
            match.close()
        for file, path in enumerate(paths):
            for match in matches.values():
                match.begin_file()
            for number, record in read(path):
                place = path, number
                match, round_ = record["match"], record["round"]
                broken, again = matches[match].follow(record, file)
                judgement, found, signers = judge(record, matches[match], broken, seen, known)
                if again:
                    print("match %s goes on from before round %d at another host: what the old one had recorded from there on is void"
                          % (match, round_))
                first.setdefault(match, round_)
                checked, right, wrong = checked + 1, right + (judgement == "right"), wrong + bool(found)
                print("match %s, round %d: %s" % (match, round_, judgement))
                for each in found + signers:
                    print("  " + each)
    except Unreadable as error:
        place, error = error.args[:2], error.args[2]
        print("%s:%d: this is not a record that can be checked: %s" % (*place, error), file=sys.stderr)
        return 1
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        print("%s:%d: this is not a record that can be checked: %r" % (*place, error), file=sys.stderr)
        return 1
    for match, round_ in first.items():
        if round_ > 1:
            print("match %s begins here with round %d: what was played before it cannot be told from this" % (match, round_))
    for match, record in ((match, each.end) for match, each in matches.items()):
        rounds, target = record["rules"]["parameters"]["rounds"], record["rules"]["parameters"]["targetChips"]
        if not 0 < rounds <= record["round"] and not (target and max(record["chips"]) >= target):
            print("match %s ends here with round %d%s: what was played after it, if anything was, cannot be told from this"
                  % (match, record["round"], " of %d" % rounds if rounds else ""))
    print("%d checked, %s" % (checked, "something is wrong" if wrong else "all are right" if right == checked and checked
                              else "nothing is wrong, but not all are signed by somebody who is known"))
    return 0 if right == checked and checked else 1


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
    return 0 if vectors and check_signed(path) else 1


def check_signed(path):
    """The vectors of what is signed; some are made to be wrong."""
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)["signed"]
    for vector in vectors:
        key, signature = unhex(vector["key"]), unhex(vector["signature"], 64)
        if "record" in vector:
            made = record_digest(json.loads(vector["record"]))
            assert made.hex() == vector["digest"], vector
            content = b"tiengow-record/1 signature\0" + made
        else:
            content = part(vector["seat"], unhex(vector["list"]), vector["voided"], vector["people"])
            assert content.hex() == vector["content"], vector
        assert signed(key, content, signature) == vector["right"], vector
    print("%d signatures agree" % len(vectors))
    return bool(vectors)


def main(words):
    if len(words) == 2 and words[0] == "--vectors":
        return check_vectors(words[1])
    known = {}
    try:
        if len(words) > 1 and words[0] == "--known":
            with open(words[1], encoding="utf-8") as lines:
                for line in lines:
                    key, _, name = line.rstrip("\n").partition(" ")
                    if len(key) == 64 and name:
                        known.setdefault(key, name)
            words = words[2:]
        if not words or words[0].startswith("-"):
            print(__doc__, file=sys.stderr)
            return 2
        return verify(words, known)
    except (OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
