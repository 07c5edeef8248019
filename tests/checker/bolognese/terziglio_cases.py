"""Terziglio: the deal, bids and answers, the pozzo, signals and the record. The count: terziglio_count_cases.py.

The dealer is seat 2, so that seat 0 bids first. SPDX-License-Identifier: AGPL-3.0-or-later
"""

import random
import unittest

from .cards import CODES
from .hand import Hand, Move
from .options import PRESETS, is_value
from .player import Player
from .random_hands import apply
from .record import replay
from .result import differences, result_of
from .support import codes, dealt, do, pack_of, play

GAME = "terziglio"
# Seat 0 holds the eight cards that may not be discarded; the pozzo has seven pips and a trump.
ZONES = {
    0: "CK DK SK BK T20 T19 T1 M CQ DQ SQ BQ TM1 TM2 TM3 T5 T6 T7",
    1: "C6 C7 C8 C9 C10 C1 CJ CN T8",
    2: "D6 D7 D8 D9 D10 D1 DJ DN T9",
    "last": "S6 S7 S8 S9 S10 B6 B7 T10",
}
ALL_PASS = ("0 passo", "1 passo", "2 passo")
SU = ("0 posso", "1 va_bene", "2 va_bene")


def fresh(pack=CODES, dealer=2, **options):
    return Hand(GAME, {**PRESETS[GAME], **options}, dealer, [0, 0], list(pack))


def say(hand, *words):
    """Bids and answers such as `0 posso`; what the last breaks, the others must be legal."""
    broken = []
    for text in words:
        if broken:
            raise AssertionError("%s before %s" % (broken, text))
        seat, word = text.split()
        kind = "answer" if word == "va_bene" or word == "di_mio" and hand.phase == "answer" else "bid"
        broken = hand.apply(Move(int(seat), kind, word))
    return broken


def state(hand):
    return hand.auction.soloist, hand.auction.how, hand.phase, hand.actor


def ending(hands, leader, piles, tricks, how="di_mio", pozzo=""):
    """A hand before its last trick; seat 0 plays alone, `piles` are the soloist's and the others'."""
    hand = fresh()
    hand.auction.soloist, hand.auction.how, hand.scartatore = 0, how, 0
    hand.hands = [codes(text) for text in hands]
    hand.piles = [set(codes(text)) for text in piles]
    hand.talon = codes(pozzo)
    hand.tricks, hand.phase, hand.actor = list(tricks), "play", leader
    return hand


def rest_of(*texts):
    """All other cards."""
    known = codes(" ".join(texts))
    return " ".join(card for card in CODES if card not in known)


class Deal(unittest.TestCase):
    def test_deal(self):
        """5.4, 8.12. Packets of six from the dealer's right."""
        for dealer in range(3):
            hand = fresh(dealer=dealer)
            for place in range(3):
                at = 6 * place
                cards = sum((CODES[start + at : start + at + 6] for start in (0, 18, 36)), [])
                self.assertEqual(cards, hand.hands[(dealer + 1 + place) % 3])
            self.assertEqual((CODES[54:], []), (hand.talon, hand.undealt))
            self.assertEqual((None, None, "bid", (dealer + 1) % 3), state(hand))


class Bids(unittest.TestCase):
    def test_who_plays_alone(self):
        """5.4, D-12, D-13, D-15. The seat at the soloist's right leads, after the discard if there is one."""
        for words, ended in (
            (("0 di_mio",), (0, "di_mio", "declare", 1)),
            (("0 passo", "1 di_mio"), (1, "di_mio", "declare", 2)),
            (("0 passo", "1 passo", "2 di_mio"), (2, "di_mio", "declare", 0)),
            (SU, (0, "su", "discard", 0)),
            (("0 passo", "1 posso", "2 va_bene", "0 va_bene"), (1, "su", "discard", 1)),
            (("0 passo", "1 passo", "2 posso", "0 va_bene", "1 va_bene"), (2, "su", "discard", 2)),
            (("0 posso", "1 di_mio"), (1, "di_mio", "declare", 2)),
            (("0 posso", "1 va_bene", "2 di_mio"), (2, "di_mio", "declare", 0)),
            (("0 passo", "1 posso", "2 di_mio"), (2, "di_mio", "declare", 0)),
            (("0 passo", "1 posso", "2 va_bene", "0 di_mio"), (0, "di_mio", "declare", 1)),
            (("0 passo", "1 passo", "2 posso", "0 va_bene", "1 di_mio"), (1, "di_mio", "declare", 2)),
        ):
            hand = fresh()
            self.assertEqual([], say(hand, *words))
            self.assertEqual(ended, state(hand), words)
            held = [26 if ended[:2] == (seat, "su") else 18 for seat in range(3)]
            self.assertEqual(held, list(map(len, hand.hands)))

    def test_turns(self):
        """TURN-1, TURN-2. Only a bid where a bid is due, only an answer where an answer is."""
        hand = fresh()
        self.assertEqual(["TURN-1"], say(hand, "1 passo"))
        for kind in ("discard", "declare", "call"):
            self.assertEqual(["TURN-2"], hand.apply(Move(0, kind, [])))
        for word in ("va_bene", "di_mio"):
            self.assertEqual(["TURN-2"], hand.apply(Move(0, "answer", word)))
        self.assertEqual([], say(hand, "0 passo", "1 posso"))
        for word in ("passo", "posso", "di_mio"):
            self.assertEqual(["TURN-2"], hand.apply(Move(2, "bid", word)))
            self.assertEqual(["TURN-1", "TURN-2"], hand.apply(Move(0, "bid", word)))
        self.assertEqual(["TURN-1"], say(hand, "0 va_bene"))
        self.assertEqual(["TURN-1"], say(hand, "1 va_bene"))
        self.assertEqual([], say(hand, "2 di_mio"))
        # Nobody else is asked, and nobody may bid more.
        self.assertIn("TURN-2", hand.apply(Move(0, "answer", "va_bene")))
        self.assertIn("TURN-2", hand.apply(Move(0, "bid", "di_mio")))
        self.assertEqual([], do(hand, 0, "declare"))

    def test_object_after_pass(self):
        """BID-1, D-13. Without the option a seat that has passed is asked but may not object."""
        hand = fresh(object_after_pass=False)
        self.assertEqual(["BID-1"], say(hand, "0 passo", "1 passo", "2 posso", "0 di_mio"))
        self.assertEqual((None, None, "answer", 0), state(hand))
        self.assertEqual(["BID-1"], say(hand, "0 va_bene", "1 di_mio"))
        self.assertEqual([], say(hand, "1 va_bene"))
        self.assertEqual((2, "su", "discard", 2), state(hand))
        hand = fresh(object_after_pass=False)
        self.assertEqual(["BID-1"], say(hand, "0 passo", "1 posso", "2 va_bene", "0 di_mio"))
        hand = fresh(object_after_pass=False)
        self.assertEqual([], say(hand, "0 passo", "1 posso", "2 di_mio"))

    def test_void(self):
        """D-14, 10."""
        hand = fresh()
        self.assertEqual([], say(hand, *ALL_PASS))
        void = {"format": "germini-result/1", "complete": True, "teams": None, "scores": [], "given": []}
        void.update(seats=[0, 0, 0], soloist=None, how="void")
        self.assertEqual(void, result_of(hand))
        for kind, value in (("bid", "posso"), ("answer", "va_bene"), ("play", "C6")):
            self.assertIn("TURN-3", hand.apply(Move(0, kind, value)))
        self.assertEqual([], differences(void, void))
        for change in ({"teams": [0, 1, 1]}, {"how": "su"}, {"soloist": 0}, {"final": []}, {"called": None}):
            self.assertTrue(differences(void, {**void, **change}), change)
        for key in void:
            self.assertTrue(differences(void, {name: value for name, value in void.items() if name != key}), key)


class Pozzo(unittest.TestCase):
    def test_discard(self):
        """DISC-1, DISC-2, HOLD-1. Eight of 26 cards, for the soloist's pile."""
        hand = dealt(2, ZONES, preset=GAME)
        self.assertEqual([], say(hand, *SU))
        for cards, broken in (
            ("S6 S7", ["DISC-1"]),
            ("S6 S7 S8 S9 S10 B6 B7", ["DISC-1"]),
            ("S6 S7 S8 S9 S10 B6 B7 T10 T5", ["DISC-1"]),
            ("S6 S7 S8 S9 S10 B6 B7 CK", ["DISC-2"]),
            ("S6 S7 S8 S9 S10 B6 B7 T20", ["DISC-2"]),
            ("S6 S7 S8 S9 S10 B6 B7 T1", ["DISC-2"]),
            ("S6 S7 S8 S9 S10 B6 B7 M", ["DISC-2"]),
            ("S6 S7 S8 S9 S10 B6 B7 C6", ["HOLD-1"]),
        ):
            self.assertEqual(broken, do(hand, 0, "discard", cards), cards)
        twice = codes("S6 S7 S8 S9 S10 B6 B7") + ["S6"]
        self.assertEqual(["DISC-1"], hand.apply(Move(0, "discard", twice)))
        self.assertIn("TURN-1", do(hand, 2, "discard", "D6 D7 D8 D9 D10 D1 DJ DN"))
        self.assertEqual(["TURN-2"], do(hand, 0, "declare"))
        self.assertEqual([], do(hand, 0, "discard", "S6 S7 S8 S9 S10 TM1 T5 CQ"))
        self.assertEqual(("declare", 1, 18, 8), (hand.phase, hand.actor, len(hand.hands[0]), len(hand.piles[0])))
        self.assertEqual(["TURN-1", "TURN-2"], do(hand, 0, "discard", "S7 S8 S9 S10 B6 B7 T10 T6"))

    def test_first_trick(self):
        """4.5. Each seat declares before its card, the soloist from the cards left after the discard."""
        hand = dealt(2, ZONES, preset=GAME)
        say(hand, *SU)
        do(hand, 0, "discard", "S6 S7 S8 S9 S10 CQ DQ T10")
        for seat in (1, 2):
            self.assertEqual((("declare", seat), ["OUT-2"]), (self.due(hand), do(hand, seat, "declare", out=True)))
            self.assertEqual([], do(hand, seat, "declare"))
            self.assertEqual(["TURN-2"], do(hand, seat, "declare"))
            self.assertEqual([], play(hand, "%d %s" % (seat, hand.lawful()[0])))
        self.assertEqual(["HOLD-1", "ACC-1"], do(hand, 0, "declare", "CQ DQ SQ BQ"))
        self.assertEqual([], do(hand, 0, "declare", "CK DK SK BK", "TM1 TM2 TM3 T1 M"))
        self.assertEqual([(34, 0, 0), (20, 0, 0)], [(e["points"], e["seat"], e["team"]) for e in hand.scores])
        self.assertEqual([], play(hand, "0 M"))
        self.assertEqual(("play", {"M"}), (hand.phase, hand.piles[0] & {"M"}))

    def due(self, hand):
        return hand.phase, hand.actor

    def test_declared_for_the_pair(self):
        hand = dealt(2, ZONES, preset=GAME)
        say(hand, "0 passo", "1 di_mio")
        self.assertEqual([], do(hand, 2, "declare"))
        play(hand, "2 D6")
        self.assertEqual([], do(hand, 0, "declare", "CQ DQ SQ BQ"))
        self.assertEqual([(28, 0, 1)], [(e["points"], e["seat"], e["team"]) for e in hand.scores])

    def test_unseen_pozzo(self):
        """5.4. "Di mio" the pozzo goes to the side that wins the last trick."""
        pozzo = "S6 S7 S8 S9 S10 B6 B7 T10"
        for hands, taker in ((("T20", "C6", "C7"), 0), (("C8", "C9", "C6"), 1), (("C8", "C9", "T20"), 1)):
            other = rest_of(pozzo, *hands, "DN DQ DJ")
            hand = ending(hands, 0, ("DN DQ DJ", other), (1, 16), pozzo=pozzo)
            self.assertEqual([], play(hand, *("%d %s" % pair for pair in enumerate(hands))))
            held = hand.piles[taker] | {entry["card"] for entry in hand.given}
            self.assertTrue(set(codes(pozzo)) <= held, hands)
            self.assertEqual(62, sum(count["pile"] for count in hand.final))


class Signals(unittest.TestCase):
    def lead(self, seat, said, signals=True):
        hand = ending(("T20 T19", "T18 T17", "T16 C7"), seat, ("", ""), (3, 3))
        hand.options["signals"] = signals
        return play(hand, "%d %s %s" % (seat, ("T20", "T18", "T16")[seat], said))

    def test_only_the_pair(self):
        """SAY-1, D-27. The soloist has no partner."""
        for said in ("busso", "striscio", "volo"):
            self.assertEqual(["SAY-1"], self.lead(0, said))
        for seat, said, legal in ((1, "striscio", True), (1, "volo", False), (2, "volo", True), (2, "busso", True)):
            self.assertEqual([] if legal else ["SAY-1"], self.lead(seat, said))
            self.assertEqual(["SAY-1"], self.lead(seat, said, signals=False))

    def test_beside_a_bid(self):
        """SAY-1, OUT-2."""
        for kind, value in (("bid", "posso"), ("answer", "va_bene")):
            for more, broken in ((dict(signal="busso"), ["SAY-1"]), (dict(out=True), ["OUT-2"])):
                hand = fresh()
                if kind == "answer":
                    say(hand, "0 posso")
                self.assertEqual(broken, hand.apply(Move(hand.actor, kind, value, **more)))


class Records(unittest.TestCase):
    def record(self, moves, options=None, **keys):
        rules = {"preset": GAME, "options": options or {}}
        head = {"format": "germini-hand/1", "game": "bolognese", "rules": rules, "dealer": 2}
        return {**head, "pack": pack_of(2, ZONES, 0, GAME), "moves": moves, **keys}

    def test_options(self):
        """0."""
        self.assertEqual({"signals": True, "object_after_pass": True, "poste_from": 15}, PRESETS[GAME])
        for name, value, legal in (
            ("poste_from", 15, True),
            ("poste_from", 46, True),
            ("poste_from", 45, False),
            ("poste_from", 15.0, False),
            ("poste_from", True, False),
            ("object_after_pass", False, True),
            ("object_after_pass", 0, False),
            ("signals", False, True),
            ("signals", "true", False),
        ):
            self.assertEqual(legal, is_value(name, value), (name, value))
            self.assertEqual(legal, "error" not in replay(self.record([], {name: value})), (name, value))

    def test_form(self):
        """10. Three seats; words of the wrong type are no record, unknown ones are refused at the move."""
        bid = {"seat": 0, "bid": "posso"}
        self.assertFalse(replay(self.record([bid]))["complete"])
        for moves, keys in (
            ([{"seat": 3, "bid": "passo"}], {}),
            ([bid, {"seat": 3, "answer": "va_bene"}], {}),
            ([bid, {"seat": 1, "answer": None}], {}),
            ([{"seat": 0, "bid": True}], {}),
            ([bid], {"dealer": 3}),
            ([bid], {"options": {"target": 800}}),
            ([bid], {"options": {"players": 3}}),
        ):
            error = replay(self.record(moves, **keys))["error"]
            self.assertEqual((None, None, "FORM-1"), (error["move"], error["seat"], error["rule"]), (moves, keys))
        for moves, at in (
            ([{"seat": 0, "bid": "va_bene"}], 0),
            ([{"seat": 0, "bid": ""}], 0),
            ([{"seat": 0, "bid": "passo", "answer": "va_bene"}], 0),
            ([bid, {"seat": 1, "answer": "posso"}], 1),
            ([bid, {"seat": 1, "answer": "no"}], 1),
        ):
            error = replay(self.record(moves))["error"]
            self.assertEqual((at, "FORM-1"), (error["move"], error["rule"]), moves)

    def test_score_is_ignored(self):
        for score in ([0, 0], [-3, 1, 2], [10 ** 9] * 3, None, "no"):
            self.assertFalse(replay(self.record([{"seat": 0, "bid": "passo"}], score=score))["complete"])

    def test_result(self):
        """10. The keys of a complete result, and the detection of a wrong one."""
        rng = random.Random("result")
        hand, player = fresh(rng.sample(CODES, 62)), Player(rng, "shuffled", 1)
        while hand.phase != "over":
            apply(hand, player.move(hand))
        result = result_of(hand)
        keys = {"format", "complete", "teams", "scores", "given", "final", "seats", "soloist", "how"}
        self.assertEqual(keys, set(result))
        self.assertEqual([], differences(result, result))
        other = "su" if result["how"] == "di_mio" else "di_mio"
        for change in ({"how": other}, {"soloist": None}, {"teams": [0, 1, 0]}, {"seats": [1, 1, -2]}):
            self.assertTrue(differences(result, {**result, **change}), change)


if __name__ == "__main__":
    unittest.main()
