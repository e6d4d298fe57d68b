#!/usr/bin/env python3
"""A bot for `klatsch arena`: it knows which kinds of actions tend to be good, and nothing else.

    klatsch arena cafe --a "cmd:python3 examples/bot.py" --b random --games 20
"""
import json
import random
import sys

# How much each kind of action, by its first word, is liked; anything else counts 1.
LIKED = {
    "cafe": {"deliver": 9, "roast": 8, "dry": 7, "produce": 6, "end": 0, "stop": 0, "clear": -1, "discard": -1},
    "guatemala": {"build": 3, "sack": 4, "block": 2, "hut": 2, "ship": 2, "done": 0, "nothing": 0},
    "vivajava": {"blend": 2, "rainbow": 0, "keep": 0, "end": 0, "donate": -1},
}


def choose(question):
    """One of the actions that are liked best."""
    liked = LIKED.get(question["game"], {})
    best = max(liked.get(action.split()[0], 1) for action in question["legal"])
    return luck.choice([action for action in question["legal"] if liked.get(action.split()[0], 1) == best])


luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "begin":  # A game begins; its `seed` makes it repeatable.
        luck.seed(message["seed"])
    elif message["do"] == "choose":  # The only message that wants an answer.
        print(json.dumps({"id": message["id"], "ok": True, "action": choose(message)}), flush=True)
    elif message["do"] == "refused":  # Something else was played instead.
        print("refused:", message["error"]["message"], file=sys.stderr)
