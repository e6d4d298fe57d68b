#!/usr/bin/env python3
"""A bot for `klatsch arena`: it knows which kinds of actions tend to be good, and of Café what anybody sees at once.

    klatsch arena cafe --a "cmd:python3 examples/bot.py" --b random --games 20
"""
import json
import random
import sys

# How much each kind of action, by its first word, is liked; anything else counts 1.
LIKED = {
    "cafe": {"deliver": 9, "roast": 8, "dry": 7, "produce": 6, "store": 0, "end": 0, "stop": 0, "clear": -1},
    "guatemala": {"build": 3, "sack": 4, "block": 2, "hut": 2, "ship": 2, "done": 0, "nothing": 0},
    "vivajava": {"blend": 2, "rainbow": 0, "keep": 0, "end": 0, "donate": -1},
}
# Café: how sorry one would be to cover a square.
SORRY = {"cup": 9, "cafe": 3, "roasting": 5, "drying": 4, "ship": 1, "field": 2}


def at_a_glance(question, action):
    """Café: cards with a cup, the largest harvest, and the place that covers least; from -1 to 1."""
    kind, *words = action.split()
    if question["game"] != "cafe" or kind not in ("take", "place", "produce"):
        return 0
    if kind == "take":
        return 0.5 * question["view"]["cards_shown"][words[0]]["cup"]
    squares = question["view"]["seats"][question["seat"]]["squares"]
    if kind == "produce":
        return sum(s.get("group") == words[0] and not any(s["beans"].values()) for s in squares) / 50
    (x, y), upright = map(int, words[0].split(",")), int(words[2]) % 2
    under = [s for s in squares if 0 <= s["x"] - x < 3 - upright and 0 <= s["y"] - y < 2 + upright]
    return -sum(SORRY.get(s["kind"], 0) + 2 * sum(s["beans"].values()) for s in under) / 100


def choose(question):
    """One of the actions that are liked best."""
    liked = LIKED.get(question["game"], {})
    worth = {action: liked.get(action.split()[0], 1) + at_a_glance(question, action) for action in question["legal"]}
    return luck.choice([action for action in worth if worth[action] == max(worth.values())])


luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "begin":  # A game begins; its `seed` makes it repeatable.
        luck.seed(message["seed"])
    elif message["do"] == "choose":  # The only message that wants an answer.
        print(json.dumps({"id": message["id"], "ok": True, "action": choose(message)}), flush=True)
    elif message["do"] == "refused":  # Something else was played instead.
        print("refused:", message["error"]["message"], file=sys.stderr)
