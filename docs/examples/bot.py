"""A bot for Tien Gow: beats as cheaply as it can, leads its largest set, and forfeits its lowest tiles.

Try it: java -jar tiengow.jar arena --player "exec:python3 bot.py" --player random --player random --player random
"""
import json
import sys

CIVIL = "66 11 44 31 55 33 22 65 64 61 51".split()  # high to low
MILITARY = {"63": 9, "54": 9, "62": 8, "53": 8, "52": 7, "43": 7, "42": 6, "41": 5, "32": 5, "21": 3}


def worth(play):
    tiles = play.get("tiles", "").split()
    return sum(MILITARY[tile] if tile in MILITARY else 11 - CIVIL.index(tile) for tile in tiles)


def choose(view, legal):
    if "declare" in legal[0]:
        return len(legal) - 1  # declare one red dot whenever it is offered
    shown = [i for i, play in enumerate(legal) if not play["faceDown"]]
    if not view["table"]:
        return max(shown, key=lambda i: (len(legal[i]["tiles"]), worth(legal[i])))
    return min(shown or range(len(legal)), key=lambda i: worth(legal[i]))


for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "decide":
        print(json.dumps({"decision": line["decision"], "play": choose(line["view"], line["legal"])}), flush=True)
