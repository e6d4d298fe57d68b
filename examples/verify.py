#!/usr/bin/env python3
"""Verifies the chance of a record, with nothing but Python: docs/fairness.md says what is computed here.

    klatsch check --draws RECORD > DRAWS
    python3 verify.py RECORD DRAWS

RECORD is the record of a game that is over, with its secret. DRAWS lists what could have come at each draw, in the
order of the rules; without it the commitment is verified, and the numbers behind the draws are shown.
Ends with 0 if everything is as it should be, and with 1 at the first thing that is not.
"""

import hashlib
import hmac
import json
import struct
import sys

WORD = 0xFFFFFFFF


def key_of_draw(secret, commitment, contributions, number):
    message = b"kaffeeklatsch draw 1\n" + commitment + bytes([len(contributions)])
    for seat, contribution in sorted(contributions.items()):
        message += bytes([seat, len(contribution)]) + contribution
    return hmac.new(secret, message + struct.pack(">Q", number), hashlib.sha256).digest()


def chacha12(key):
    """The words of the key stream: 12 rounds, nonce 0, a block counter of 64 bits from 0."""
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    block = 0
    while True:
        start = struct.unpack("<12I", b"expand 32-byte k" + key) + (block & WORD, block >> 32, 0, 0)
        x = list(start)
        for a, b, c, d in 6 * (columns + diagonals):
            for to, add, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[add]) & WORD
                mixed = x[turned] ^ x[to]
                x[turned] = (mixed << by | mixed >> (32 - by)) & WORD
        yield from ((word + first) & WORD for word, first in zip(x, start))
        block += 1


def below(n, words):
    """A number from 0 to n - 1; a word that would make some numbers likelier than others is passed over."""
    for word in words:
        if (word * n & WORD) >= (1 << 32) % n:
            return word * n >> 32


def pick(outcomes, words):
    left = below(sum(weight for _, weight in outcomes), words)
    for outcome, weight in outcomes:
        if left < weight:
            return outcome
        left -= weight


def read(path):
    commitment, secret, contributions, chance = None, None, {}, {}
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        match line.split():
            case ["commitment", digits]:
                commitment = bytes.fromhex(digits)
            case ["contribution", seat, digits]:
                contributions[int(seat.removeprefix("seat"))] = bytes.fromhex(digits)
            case ["secret", digits]:
                secret = (number, bytes.fromhex(digits))
            case [step, "chance", *words] if step.isdecimal():
                chance[int(step)] = (number, " ".join(words))
    return commitment, secret, contributions, chance


def main(path, draws=None):
    commitment, secret, contributions, chance = read(path)
    if commitment is None or secret is None:
        print(f"{path}: cannot be verified: there is no {'secret' if commitment else 'commitment'}")
        return
    line, secret = secret
    if hashlib.sha256(b"kaffeeklatsch commitment 1\n" + secret).digest() != commitment:
        sys.exit(f"{path}:{line}: the secret is not the one that was committed to")
    listed = {}
    if draws is not None:
        listed = {draw["step"]: draw for draw in map(json.loads, open(draws, encoding="utf-8"))}
    for step, (line, came) in chance.items():
        words = chacha12(key_of_draw(secret, commitment, contributions, step))
        if draws is None:
            print(f"step {step}: {came}: first word {next(words)}")
        elif step not in listed:
            sys.exit(f"{path}:{line}: step {step} is not listed in {draws}")
        elif came != (drawn := pick(listed[step]["outcomes"], words)):
            sys.exit(f"{path}:{line}: step {step} is `{came}`, and the draw is `{drawn}`")
    said = "the secret is the one committed to"
    print(f"{path}: {said}" + (f", and {len(chance)} draws follow from it" if draws else ""))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
