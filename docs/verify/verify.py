#!/usr/bin/env python3
"""Checks recorded rounds and who has signed them, without the program.

Follows docs/fair-shuffle-spec.md step by step, with Python's standard library alone. Exits with 0 when all is right and a key
that you trust has signed each round, with 3 when nothing is wrong, but rounds rest on the word of others, with 1 when
something is wrong. How the rounds were played is not held to the rules of the game: `tiengow.jar verify` does that.
"""
import argparse
import functools
import hashlib
import json
import re
import sys

# The box, in the order of the rules (1.2, 1.3): each civil tile twice, each military tile once.
CIVIL = "66 11 44 31 55 33 22 65 64 61 51".split()
MILITARY = "63 54 62 53 52 43 42 41 32 21".split()
BOX = [face for face in CIVIL for _ in range(2)] + MILITARY
HAND_SIZE = {2: 13, 3: 9, 4: 8}
KINDS = "FREE PERSON BOT PAGE OWNER".split()
REVEALS = "UNSPECIFIED ROUND MATCH NEVER".split()
HOST = 0xFF
ZERO = bytes(32)


def sha256(label, *parts):
    return hashlib.sha256(label.encode("ascii") + b"\0" + b"".join(parts)).digest()


def uint32(number):
    return number.to_bytes(4, "big")


def unhex(text, length=32):
    """The bytes of hexadecimal digits; None for null."""
    if text is not None and not re.fullmatch("[0-9a-f]{%d}" % (2 * length), text):
        raise ValueError("there must be %d small hexadecimal digits" % (2 * length))
    return None if text is None else bytes.fromhex(text)


def whole(number, least, most=2 ** 31 - 1):
    if type(number) is not int or not least <= number <= most:
        raise ValueError("%r must be a whole number from %d to %d" % (number, least, most))
    return number


def flag(value):
    if type(value) is not bool:
        raise ValueError("%r must be true or false" % value)
    return value


def context(host, match, epoch):
    if not re.fullmatch("[!-~]{1,64}", match):
        raise ValueError("a match that is shuffled has an id of 1 to 64 printable characters")
    return unhex(host) + bytes([len(match)]) + match.encode("ascii") + uint32(whole(epoch, 0))


def back(ctx, party, link, steps):
    """The link that lies some steps before another in its chain."""
    for _ in range(steps):
        link = sha256("tiengow-shuffle/3 link", ctx, bytes([party]), link)
    return link


def list_digest(ctx, round_, reveal, anchor, seats):
    parts = [ctx, uint32(round_), bytes([REVEALS.index(reveal), len(seats)]), anchor]
    for seat in seats:
        name = seat["name"].encode("utf-8")
        parts += [bytes([KINDS.index(seat["kind"]), whole(seat["leftOut"], 0, 255)]), uint32(len(name)), name]
        parts += [unhex(seat["key"]) or ZERO, unhex(seat["anchor"]) or ZERO, unhex(seat["signature"], 64) or bytes(64)]
    return sha256("tiengow-shuffle/3 list", *parts)


def seed(listed, host, links):
    return sha256("tiengow-shuffle/3 seed", listed, host, *[each or ZERO for each in links])


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
    """Whether the holder of a key has signed some bytes; not without key and signature."""
    if key is None or signature is None:
        return False
    who, start, rest = point(key), point(signature[:32]), int.from_bytes(signature[32:], "little")
    if who is None or start is None or rest >= ORDER:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + content).digest(), "little") % ORDER
    made, wanted = times(rest, BASE), add(start, times(challenge, who))
    return (made[0] * wanted[2] - wanted[0] * made[2]) % P == 0 and (made[1] * wanted[2] - wanted[1] * made[2]) % P == 0


def anchor_content(ctx, seat, anchor):
    return b"tiengow-shuffle/3 anchor\0" + ctx + bytes([seat]) + anchor


def record_content(saw, made):
    return b"tiengow-record/2 signature\0" + bytes([saw]) + made


def fraction(digits):
    raise ValueError("a record has whole numbers alone, and not " + digits)


def once(members):
    if len(dict(members)) != len(members):
        raise ValueError("a name stands twice in one object")
    return dict(members)


def record_digest(record):
    """What stands for a whole record in the next one, and is signed."""
    rest = {name: value for name, value in record.items() if name != "signatures"}
    line = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256("tiengow-record/1 digest", line.encode("utf-8"))


class Round:
    """A record, and what was found out about it."""

    def __init__(self, record, last, chains):
        self.match, self.round, self.digest = record["match"], whole(record["round"], 1), record_digest(record)
        self.before, self.broken, proof = unhex(record.get("before")), flag(record.get("broken", False)), record.get("shuffle")
        self.epoch, self.faults, self.parts, self.signers = last.epoch if last else 0, [], [], {}
        self.keys, self.asked, self.left_out, self.dealt = {}, {}, [], record["deal"] is not None
        self.older = proof is not None and proof["format"] in ("tiengow-shuffle/1", "tiengow-shuffle/2")
        self.linked = not self.older and (proof is not None or "before" in record)
        if self.older:
            self.check(not last or last.older, "The records before it are not of an older version.")
        elif proof is not None:
            self.shuffle(proof, record["deal"], record["banker"], chains)

    def check(self, right, fault):
        if not right and fault not in self.faults:
            self.faults.append(fault)

    def shuffle(self, proof, hands, banker, chains):
        """Checks links, anchors, deal and lot."""
        if proof["format"] != "tiengow-shuffle/3" or not 2 <= len(proof["seats"]) <= 4:
            raise ValueError("this format of a shuffle is not known here")
        self.epoch, seats = proof["epoch"], proof["seats"]
        ctx, anchor, host = context(proof["host"], self.match, self.epoch), unhex(proof["anchor"]), unhex(proof["link"])
        listed = list_digest(ctx, whole(self.round, 1, 10_000), proof["reveal"], anchor, seats)
        self.check(leads_to(chains, ctx, HOST, anchor, self.round, host), "The link of the host does not lead to its anchor.")
        self.parts, links = ["the host"], [unhex(each["link"]) for each in seats]
        for seat, (each, link) in enumerate(zip(seats, links)):
            anchor = unhex(each["anchor"])
            if anchor:
                self.asked[seat] = each["leftOut"]
                self.left_out += [] if link else [seat]
            if link:
                self.check(anchor and leads_to(chains, ctx, seat, anchor, self.round, link),
                           "The link of seat %d does not lead to its anchor." % seat)
                by_key = anchor and signed(unhex(each["key"]), anchor_content(ctx, seat, anchor), unhex(each["signature"], 64))
                self.check(by_key, "The key of seat %d has not signed its anchor." % seat)
                self.keys.update({each["key"]: each["name"]} if by_key else {})
                self.parts.append(each["key"] if by_key else "seat %d" % seat)
        made = seed(listed, host, links)
        if self.dealt:
            self.check([sorted(each) for each in deal(made, len(seats))] == [sorted(each.split()) for each in hands],
                       "The tiles are not those that the links make.")
            self.check(self.round > 1 or lot(made, len(seats)) == banker,
                       "The first banker is not the one that the links make.")

    def may_follow(self, other, last):
        """Whether it is the record after another; or without one the first of its epoch, after the last of earlier ones."""
        if other is not None:
            return not other.broken and (self.match, self.epoch, self.round) == (other.match, other.epoch, other.round + 1)
        return self.before is None and (self.epoch > 0 or self.round == 1) and (
            last is None or last.epoch < self.epoch and self.round <= last.round + (not last.broken))

    def words(self, named):
        if not self.parts:
            return ("not checked, since an older version of the program shuffled it" if self.older
                    else "not checkable, since it was dealt without a fair shuffle")
        parts = [named(each, self.keys[each]) if each in self.keys else each for each in self.parts]
        signers = [named(key) + ("" if self.signers[key] else " without having seen the end") for key in self.signed_by()]
        return "%slinks of %s; signed by %s" % ("broken off; " if self.broken else "", ", ".join(
            parts + ["without seat %d" % seat for seat in self.left_out]), ", ".join(signers) or "nobody")

    def signed_by(self, saw=False):
        return [key for key in self.keys if key in self.signers and self.signers[key] >= saw]


def leads_to(chains, ctx, party, anchor, round_, link):
    """Whether a link leads to its anchor. It is held to the last link of its chain, so that a long match takes one hash a round."""
    known, value = chains.get((ctx, party, anchor), (0, anchor))
    leads = back(ctx, party, link, round_ - known) == value
    chains[ctx, party, anchor] = (round_, link) if leads else (known, value)
    return leads


class Verifier:
    """Checks records, each in itself and against the others. Files are read in the order of their hosts."""

    def __init__(self):
        self.rounds, self.places, self.latest, self.left_out, self.signatures, self.chains = {}, {}, {}, {}, {}, {}

    def read(self, path):
        here = {}
        with open(path, encoding="utf-8") as lines:
            for place, line in enumerate(lines, 1):
                try:
                    if line.strip():
                        self.add(json.loads(line, parse_float=fraction, parse_constant=fraction, object_pairs_hook=once), here)
                except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
                    raise ValueError("%s:%d: this is not a record that can be checked: %r" % (path, place, error))

    def add(self, record, here):
        last = self.latest.get(record["match"])
        made = Round(record, last, self.chains)
        new = self.rounds.setdefault(made.digest, made)
        for each in record.get("signatures", []):
            signed_ = whole(each["round"], 1), flag(each.get("saw", False)), unhex(each["key"]), unhex(each["signature"], 64)
            self.signatures.setdefault((new.match, new.epoch) + signed_, new)
        in_file, named = here.get(new.match), self.rounds.get(new.before)
        here[new.match] = new
        in_order = in_file is None or in_file is named or in_file.epoch < new.epoch
        new.check(not new.linked or in_order and (new is not made or new.may_follow(named, last)),
                  "A record before it is missing, or was altered, doubled or moved.")
        if new is made:
            self.latest[new.match] = new if last is None or last.epoch <= new.epoch else last
            other = self.places.setdefault((new.match, new.epoch, new.round), new)
            new.check(other is new, "There are two records of this round.")
            other.check(other is new, "There are two records of this round.")
            for seat, told in new.asked.items():
                due = self.left_out.get((new.match, new.epoch, seat), 0)
                new.check((told == due or told > due and new.epoch > 0) and told < 2,
                          "Seat %d is asked, left out %d times (the list says %d)." % (seat, due, told))
                self.left_out[new.match, new.epoch, seat] = told + (new.dealt and seat in new.left_out)

    def close(self):
        """Finds out whose signatures are right, once all files are read."""
        for (match, epoch, round_, saw, key, signature), holder in self.signatures.items():
            found, hex_ = self.places.get((match, epoch, round_), holder), (key or b"").hex()
            right = found.round == round_ and hex_ in found.keys and signed(key, record_content(saw, found.digest), signature)
            found.check(right or found.older, "Key %s has not signed round %d, or was not in it." % (hex_, round_))
            if right:
                found.signers[hex_] = found.signers.get(hex_, False) or saw
        return list(self.rounds.values())


def summary(rounds, names, trusted):
    def named(key, listed=""):
        return re.sub("[,;:]", "?", names.setdefault(key, "%s (unknown key %s)" % (listed, key[:16])))

    said, together, alone, right, missing = [], ["the host"], {}, False, False
    for each in rounds:
        said.append("match %s, round %d: %s%s" % (each.match, each.round, "WRONG; " if each.faults else "", each.words(named)))
        said += ["  " + fault for fault in each.faults]
        together += [named(key) for key in each.signed_by()]
        witnesses = each.signed_by(saw=True)
        right |= not trusted.isdisjoint(witnesses)
        if trusted.isdisjoint(witnesses) and not each.broken:
            missing = True
            who = " and ".join(["the host"] + [named(key) for key in witnesses])
            alone.setdefault((each.match, who), []).append(str(each.round))
    said += ["These rounds of match %s rest on the word of %s alone, since nobody you trust has signed how they were played: %s."
             % (match, who, ", ".join(which)) for (match, who), which in alone.items()]
    wrong = not rounds or any(each.faults for each in rounds)
    said.append("%d rounds: %s" % (len(rounds), "something is wrong." if wrong else "nothing is wrong." if missing
                                   else "nothing is wrong, and you trust who signed."))
    said.append("To make this up, all of these would have had to act together: %s." % ", ".join(dict.fromkeys(together)))
    for line in said:
        print("".join(each if each.isprintable() else "?" for each in line))  # a stranger may have written a name
    return 1 if wrong else 0 if right and not missing else 3


def check_vectors(path):
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)
    for each in vectors["chains"]:
        ctx = context(each["host"], each["match"], each["epoch"])
        for link in each["links"]:
            assert back(ctx, each["party"], unhex(each["secret"]), 10_000 - link["round"]).hex() == link["link"], (each, link)
    for each in vectors["deals"]:
        ctx, seats = context(each["host"], each["match"], each["epoch"]), each["seats"]
        listed = list_digest(ctx, each["round"], each["reveal"], unhex(each["anchor"]), seats)
        made = seed(listed, unhex(each["link"]), [unhex(seat["link"]) for seat in seats])
        assert (listed.hex(), made.hex(), lot(made, len(seats))) == (each["list"], each["seed"], each["lot"]), each
        assert [sorted(hand) for hand in deal(made, len(seats))] == [sorted(hand.split()) for hand in each["deal"]], each
    for each in vectors["anchors"]:
        content = anchor_content(context(each["host"], each["match"], each["epoch"]), each["seat"], unhex(each["anchor"]))
        assert signed(unhex(each["key"]), content, unhex(each["signature"], 64)) == each["right"], each
    for each in vectors["records"]:
        made = record_digest(json.loads(each["record"]))
        assert made.hex() == each["digest"], each
        assert signed(unhex(each["key"]), record_content(each["saw"], made), unhex(each["signature"], 64)) == each["right"], each
    print("%s vectors agree" % ", ".join("%d %s" % (len(each), kind) for kind, each in vectors.items() if kind != "format"))
    return 0


def main(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--known", metavar="FILE", type=argparse.FileType(encoding="utf-8"), default=[],
                        help="names of keys, a line each: 64 hexadecimal digits, a space and a name")
    parser.add_argument("--trust", metavar="NAME|KEY", action="append", default=[], help="a key you trust, or its name")
    parser.add_argument("--vectors", metavar="FILE", help="check this program by test vectors, and nothing else")
    parser.add_argument("records", metavar="RECORD", nargs="*", help="record files, in the order of their hosts")
    given, names, trusted, verifier = parser.parse_args(words), {}, set(), Verifier()
    if given.vectors:
        return check_vectors(given.vectors)
    if not given.records:
        parser.error("which records?")
    try:
        for line in given.known:
            parts = re.fullmatch(r"([0-9a-f]{64}) ([^\x00-\x1f\x7f]{1,64})\n?", line)
            names.setdefault(*parts.groups() if parts else ("", ""))
        for each in given.trust:
            keys = [each] if re.fullmatch("[0-9a-f]{64}", each) else [key for key in names if names[key] == each]
            if len(keys) != 1:
                parser.error("%d keys are known as %s; give the key that you mean" % (len(keys), each))
            trusted.add(keys[0])
        for path in given.records:
            verifier.read(path)
    except FileNotFoundError as error:
        parser.error(error)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    return summary(verifier.close(), names, trusted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
