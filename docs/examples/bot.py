"""A bot for Tien Gow in Python, over lines of JSON. Run it with: java -jar tiengow.jar bot --host HOST:PORT --exec "python3 bot.py"

It beats as cheaply as it can, leads its largest set, and forfeits its lowest tiles. Make it yours: all that matters is choose().
"""
import json
import sys

CIVIL = "66 11 44 31 55 33 22 65 64 61 51".split()  # high to low
MILITARY = {"63": 9, "54": 9, "62": 8, "53": 8, "52": 7, "43": 7, "42": 6, "41": 5, "32": 5, "21": 3}


def worth(play):
    """What it costs to let these tiles go."""
    tiles = play["tiles"].split()
    return sum(MILITARY[tile] if tile in MILITARY else 11 - CIVIL.index(tile) for tile in tiles)


def choose(view, legal):
    """Returns an index into legal; view tells all that the seat may know, such as view["hand"] and view["tricks"]."""
    if "declare" in legal[0]:
        return len(legal) - 1  # one red dot: declare it whenever it is offered
    shown = [i for i, play in enumerate(legal) if not play["faceDown"]]
    if not view["table"]:  # an empty table: lead
        return max(shown, key=lambda i: (len(legal[i]["tiles"]), worth(legal[i])))
    return min(shown or range(len(legal)), key=lambda i: worth(legal[i]))  # beat if possible, else forfeit


for text in sys.stdin:  # ends when the table does
    line = json.loads(text)
    if line["type"] == "decide":  # any other line may be ignored
        print(json.dumps({"decision": line["decision"], "play": choose(line["view"], line["legal"])}), flush=True)
