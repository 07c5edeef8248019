#!/usr/bin/env python3
"""A third implementation of the fair deal of docs/fair.md, from its text: BLAKE2b of hashlib, ChaCha20 by RFC 8439.

usage: fair.py FILE       checks a proof, {"deal", "record"}; exit 1 if it is invalid
       fair.py --samples  prints the test vectors of protocol/samples/fair_vectors.json

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import hashlib
import json
import struct
import sys

import bolognese.cards
import siciliano.cards
from minchiate import cards as minchiate
from minchiate import options as minchiate_options

FORM = b"germini-fair/1"
MASK = 0xFFFFFFFF
# The codes of the packs that are shuffled once, whatever the rules.
UNCONDITIONAL = {"bolognese": bolognese.cards.CODES, "siciliano": siciliano.cards.CODES, "tocchi": minchiate.CODES}


def rotated(value, bits):
    return ((value << bits) | (value >> (32 - bits))) & MASK


def quarter(x, a, b, c, d):
    for first, second, third, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[first] = (x[first] + x[second]) & MASK
        x[third] = rotated(x[third] ^ x[first], bits)


def block(key, counter):
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), counter, 0, 0, 0]
    x = list(start)
    for _ in range(10):
        for column in range(4):
            quarter(x, column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return [(a + b) & MASK for a, b in zip(x, start)]


def words(secret, client_seeds):
    message = FORM + b" words"
    for one in client_seeds:
        message += bytes([len(one) // 2]) + bytes.fromhex(one)
    key = hashlib.blake2b(message, digest_size=32, key=secret).digest()
    counter = 0
    while True:
        yield from block(key, counter)
        counter += 1


def label(kind, hand):
    return FORM + b" %s %d" % (kind, hand)


def secret_of(key, kind, hand):
    return hashlib.blake2b(label(kind, hand), digest_size=32, key=key).digest()


def commitment(secret, kind, hand, table):
    return hashlib.blake2b(secret + label(kind, hand) + b" " + table.encode(), digest_size=32).hexdigest()


def below(n, source):
    limit = 2**32 - 2**32 % n
    while True:
        word = next(source)
        if word < limit:
            return word % n


def shuffled(cards, source):
    cards = list(cards)
    for i in range(len(cards) - 1):
        j = i + below(len(cards) - i, source)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def laid_out(codes):
    """The pack before the shuffle: the suits, the Matto, the trumps, each from the weakest."""
    return [code for code in codes if code[0] not in "TM"] + ["M"] + [code for code in codes if code[0] == "T"]


def pack_of(game, options, source):
    if game in UNCONDITIONAL:
        return shuffled(laid_out(UNCONDITIONAL[game]), source)
    while True:
        pack = shuffled(laid_out(minchiate.CODES), source)
        bottom = pack[-1]
        # CUT-1: a cartiglia is a suit card other than a King.
        if not options.get("bottom_plain") or (bottom[0] not in "TM" and bottom[1:] != "K"):
            return pack


def differences(proof):
    """The faults of a proof, in words."""
    deal, record = proof["deal"], proof["record"]
    secret = bytes.fromhex(deal["secret"])
    found = []
    if commitment(secret, b"hand", deal["hand"], deal["table"]) != deal["commitment"]:
        found.append("the secret does not match the commitment")
    rules = record["rules"]
    options = {**minchiate_options.PRESETS.get(rules["preset"], {}), **rules["options"]}
    client_seeds = deal.get("client_seeds") or deal["noise"]  # older files have another name for them
    pack = pack_of(record["game"], options, words(secret, client_seeds))
    if pack != record["pack"]:
        found.append("the cards do not match the secret and the players' seeds")
    return found


def draw_of(pack):
    """SEAT-2, SEAT-3, D-1: the cards in the order drawn, "person:card", and the persons, the best card's first."""
    drawn, held, again = [], {}, [0, 1, 2, 3]
    while again:
        for person in again:
            code = pack[len(drawn)]
            drawn.append("%d:%s" % (person, code))
            card = minchiate.NUMBER_OF[code]
            over_suits = 100 if code[0] == "T" else 0
            held[person] = None if code == "M" else over_suits + minchiate.STRENGTH[card]
        again = [p for p in held if held[p] is None or list(held.values()).count(held[p]) > 1]
    return drawn, sorted(held, key=lambda person: -held[person])


KEY = bytes(range(32))
TABLE = "t4b8n1z6wq0r"
CLIENT_SEEDS = [
    ["", "", "", ""],
    ["000102030405060708090a0b0c0d0e0f", "", "ffffffffffffffffffffffffffffffff", ""],
    ["00112233445566778899aabbccddeeff"] * 4,
]


def vectors():
    """Known answers: of a key the secrets, of them and what is added the words and the packs."""
    out = []
    for hand, seeds in enumerate(CLIENT_SEEDS, 1):
        secret, seats = secret_of(KEY, b"hand", hand), secret_of(KEY, b"seats", hand)
        source = words(secret, seeds)
        drawn, ranking = draw_of(pack_of("minchiate", {}, words(seats, seeds)))
        out.append(
            {
                "key": KEY.hex(),
                "table": TABLE,
                "hand": hand,
                "client_seeds": seeds,
                "secret": secret.hex(),
                "commitment": commitment(secret, b"hand", hand, TABLE),
                "seats_secret": seats.hex(),
                "seats_commitment": commitment(seats, b"seats", hand, TABLE),
                "seats": {"cards": " ".join(drawn), "ranking": ranking},
                "dealer": below(len(seeds), words(seats, seeds)),
                "words": [next(source) for _ in range(20)],
                "packs": [
                    {"game": game, "options": options, "pack": " ".join(pack_of(game, options, words(secret, seeds)))}
                    for game, options in (
                        ("minchiate", {"bottom_plain": False}),
                        ("minchiate", {"bottom_plain": True}),
                        ("bolognese", {}),
                    )
                ],
            }
        )
    return out


def main(arguments):
    if arguments == ["--samples"]:
        print(json.dumps(vectors(), indent=2))
        return 0
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[0], encoding="utf-8") as source:
        found = differences(json.load(source))
    print("\n".join(found) or "it holds")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
