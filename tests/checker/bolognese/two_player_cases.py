"""Millone, Centocinquanta and Quindici: the deal, the order of moves, the count and the match.

The dealer is seat 1 and the opponent seat 0 unless a case says otherwise. Calling out: two_player_out_cases.py.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import random
import unittest

from .cards import CODES, VALUE
from .hand import Hand
from .match import Match
from .options import PRESETS, SHAPES
from .player import Player
from .random_hands import apply
from .record import replay
from .result import result_of
from .support import codes, dealt, discard_any, do, pack_of, play

SHORT = ("centocinquanta", "quindici")
GAMES = ("millone", *SHORT)

# Millone at a score that lets nobody call out: ten cards each to discard and ten to keep, then ten more.
MILLONE = {
    0: "C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 T20-T11",
    1: "S6 S7 S8 S9 S10 B6 B7 B8 B9 B10 CK DK SK BK CQ DQ SQ BQ CN DN",
    "last": "C1 D1",
    "second 0": "T10-T5 TM1 TM2 TM3 TM4",
    "second 1": "M T1 SN BN CJ DJ SJ BJ S1 B1",
}


def fresh(preset, dealer=1, score=(0, 0), pack=CODES, **options):
    return Hand(preset, {**PRESETS[preset], **options}, dealer, list(score), list(pack))


def ending(preset, hands, leader, piles, tricks):
    """A hand before its last trick; what is in no hand and no pile is out of play."""
    hand = fresh(preset)
    hand.hands = [codes(text) for text in hands]
    hand.piles = [set(codes(text)) for text in piles]
    hand.undealt = sorted(set(CODES) - hand.piles[0] - hand.piles[1] - set(sum(hand.hands, [])))
    hand.tricks, hand.phase, hand.actor = list(tricks), "play", leader
    return hand


def finish(hand):
    """Plays on with the first lawful card each, nobody declaring anything."""
    while hand.phase != "over":
        if hand.phase == "declare":
            broken = do(hand, hand.actor, "declare")
        elif hand.phase == "give":
            broken = play(hand, "%d %s given" % (hand.actor, sorted(hand.piles[hand.actor] - {"M"})[0]))
        else:
            broken = play(hand, "%d %s" % (hand.actor, hand.lawful()[0]))
        if broken:
            raise AssertionError(broken)
    return result_of(hand)


class Deal(unittest.TestCase):
    def test_counts(self):
        """8.12."""
        hand = fresh("millone")
        self.assertEqual(([20, 20], 2, 20), (list(map(len, hand.hands)), len(hand.talon), len(hand.undealt)))
        hand = fresh("millone", score=(1000, 0))
        self.assertEqual(([20, 22], 20), (list(map(len, hand.hands)), len(hand.undealt)))
        for preset in SHORT:
            hand = fresh(preset)
            self.assertEqual(([15, 15], 2, 30), (list(map(len, hand.hands)), len(hand.talon), len(hand.undealt)))

    def test_packets(self):
        """5.5, 5.6. The opponent gets the first packet, the dealer the last two before the second deal."""
        hand = fresh("millone")
        for seat, at in ((0, 0), (1, 5)):
            packets = [CODES[start + at : start + at + 5] for start in (0, 10, 20, 30)]
            self.assertEqual(sum(packets, []), hand.hands[seat])
        self.assertEqual((CODES[40:42], CODES[42:]), (hand.talon, hand.undealt))
        hand = fresh("centocinquanta", dealer=0)
        for seat, at in ((1, 0), (0, 5)):
            packets = [CODES[start + at : start + at + 5] for start in (0, 10, 20)]
            self.assertEqual(sum(packets, []), hand.hands[seat])
        self.assertEqual((CODES[30:32], CODES[32:]), (hand.talon, hand.undealt))

    def test_second_deal(self):
        """5.5. Packets of five in turns, the opponent first."""
        hand = dealt(1, MILLONE, (1000, 0), "millone")
        stock = list(hand.undealt)
        do(hand, 0, "discard", "C6 C7 C8 C9 C10 D6 D7 D8 D9 D10")
        do(hand, 1, "discard", "S6 S7 S8 S9 S10 B6 B7 B8 B9 B10")
        self.assertEqual(codes("T20-T11"), sorted(hand.hands[0][:10], key=codes("T20-T11").index))
        self.assertEqual(stock[0:5] + stock[10:15], hand.hands[0][10:])
        self.assertEqual(stock[5:10] + stock[15:20], hand.hands[1][12:])
        self.assertEqual([20, 22], list(map(len, hand.hands)))
        self.assertEqual([10, 10], list(map(len, hand.piles)))


class Millone(unittest.TestCase):
    TEN = ("C6 C7 C8 C9 C10 D6 D7 D8 D9 D10", "S6 S7 S8 S9 S10 B6 B7 B8 B9 B10")

    def due(self, hand):
        return hand.phase, sorted(hand.due)

    def test_order_of_moves(self):
        """10, D-30. The discards of ten come in either order."""
        for order in ((0, 1), (1, 0)):
            hand = dealt(1, MILLONE, (0, 0), "millone")
            self.assertEqual(("call", [1]), self.due(hand))
            self.assertIn("TURN-1", do(hand, 0, "call"))
            self.assertEqual([], do(hand, 1, "call"))
            self.assertEqual((("call", [0]), 22), (self.due(hand), len(hand.hands[1])))
            self.assertEqual(["TURN-1"], do(hand, 1, "call"))
            self.assertEqual(["TURN-2"], do(hand, 0, "discard", self.TEN[0]))
            self.assertEqual([], do(hand, 0, "call"))
            self.assertEqual(("discard", [0, 1]), self.due(hand))
            first, second = order
            self.assertEqual([], do(hand, first, "discard", self.TEN[first]))
            self.assertEqual(("discard", [second]), self.due(hand))
            self.assertIn("TURN-1", do(hand, first, "discard", self.TEN[second]))
            self.assertEqual(["TURN-2"], do(hand, second, "declare"))
            self.assertEqual([], do(hand, second, "discard", self.TEN[second]))
            self.assertEqual(("discard", [1]), self.due(hand))
            self.assertEqual(["DISC-1"], do(hand, 1, "discard", "C1 D1 S1"))
            self.assertEqual(["DISC-2"], do(hand, 1, "discard", "M C1"))
            self.assertEqual(["TURN-1"], do(hand, 0, "discard", "T16 T15"))
            self.assertEqual([], do(hand, 1, "discard", "C1 S1"))
            self.assertEqual((("declare", [0]), [20, 20]), (self.due(hand), list(map(len, hand.hands))))
            self.assertEqual([10, 12], list(map(len, hand.piles)))
            self.assertEqual([], do(hand, 0, "declare"))
            self.assertEqual(["TURN-2"], do(hand, 0, "declare"))
            self.assertEqual([], play(hand, "0 T20"))
            self.assertEqual(("declare", [1]), self.due(hand))

    def test_no_call_where_a_side_has_reached_the_target(self):
        hand = dealt(1, MILLONE, (0, 1000), "millone")
        self.assertEqual(("discard", [0, 1]), self.due(hand))
        self.assertEqual(["TURN-2"], do(hand, 1, "call"))

    def test_discards_of_ten(self):
        """DISC-1, DISC-2."""
        hand = dealt(1, MILLONE, (1000, 0), "millone")
        for seat, cards, broken in (
            (0, "C6 C7", ["DISC-1"]),
            (0, "C6 C7 C8 C9 C10 D6 D7 D8 D9", ["DISC-1"]),
            (0, "C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 T11", ["DISC-1"]),
            (0, "C6 C7 C8 C9 C10 D6 D7 D8 D9 T20", ["DISC-2"]),
            (1, "S6 S7 S8 S9 S10 B6 B7 B8 B9 SK", ["DISC-2"]),
            (1, "S6 S7 S8 S9 S10 B6 B7 B8 B9 T5", ["HOLD-1"]),
            (0, "C6 C7 C8 C9 C10 D6 D7 D8 D9 T18", []),
            (1, "S6 S7 S8 S9 S10 B6 B7 B8 C1 D1", []),
        ):
            self.assertEqual(broken, do(hand, seat, "discard", cards), cards)

    def test_cappotto(self):
        """5.5, 4.7, 8.6. The twelve discards and the Matto go over, the winner counts the whole pack."""
        hand = dealt(1, MILLONE, (1000, 0), "millone")
        for seat in (1, 0):
            self.assertEqual([], do(hand, seat, "discard", self.TEN[seat]))
        do(hand, 1, "discard", "C1 S1")
        result = finish(hand)
        winner, loser = result["final"]
        self.assertEqual([[0, 1], [939, 0], []], [result[key] for key in ("teams", "seats", "given")])
        self.assertEqual((20, 62, 550, 296, 87, 6), tuple(list(winner.values())[:6]))
        self.assertEqual((0, 0, 0), (loser["tricks"], loser["pile"], loser["total"]))


class Count(unittest.TestCase):
    STRONG = "T20-T6"
    WEAK = "DK DQ DN DJ D1 D6 D7 D8 D9 D10 S6 S7 S8 S9 M"

    def test_quindici(self):
        """8.10."""
        pairs = ((0, 0), (4, 0), (5, 1), (14, 1), (15, 2), (24, 2), (25, 3), (34, 3), (144, 14), (145, 15))
        for points, counted in pairs:
            self.assertEqual(counted, SHAPES["quindici"].counted(points))
            self.assertEqual(points, SHAPES["centocinquanta"].counted(points))

    def test_cappotto(self):
        """5.6, 4.7, D-6. Either seat takes all 32 cards, also with the Matto and the discard of the other."""
        for preset, won in (("centocinquanta", 162), ("quindici", 16)):
            for winner in (0, 1):
                zones = {winner: self.STRONG, 1 - winner: self.WEAK, "last": "C6 C7"}
                hand = dealt(1, zones, (150, 0), preset)
                self.assertEqual([], do(hand, 1, "discard", "C6 C7"))
                result = finish(hand)
                count, other = result["final"][winner], result["final"][1 - winner]
                # Grande 75 (the Matto stands for the 5) and Danari 25; three Tarocchi.
                self.assertEqual((15, 32, 100, 18, 38, 6, 0, 162), tuple(list(count.values())[:8]))
                self.assertEqual((0, 0, 0, []), tuple(other[key] for key in ("tricks", "pile", "total", "list")))
                self.assertEqual(won, result["seats"][winner])
                self.assertEqual((0, []), (result["seats"][1 - winner], result["given"]))

    def test_matto_out_of_play(self):
        """5.6. Nobody owes a card, and the sums of a whole pack do not hold."""
        for preset in SHORT:
            for seed in range(20):
                hand = dealt(seed % 2, {"out": "M"}, (0, 200), preset, seed)
                discard_any(hand)
                result = finish(hand)
                self.assertEqual((None, []), (hand.covered_by, result["given"]))
                in_play = hand.piles[0] | hand.piles[1]
                self.assertEqual((32, set(hand.undealt)), (len(in_play), set(CODES) - in_play))
                self.assertTrue(all(count["pile"] % 2 == 0 for count in result["final"]))
                scartini = sum(VALUE[card] - 1 for card in in_play if card in VALUE) + 16
                self.assertEqual(scartini, sum(count["scartini"] for count in result["final"]))

    def test_matto_is_paid_for(self):
        """4.6. The opponent always takes the trick with the Matto: the first pip goes, from the discard as well."""
        for preset, tricks, discard in (("millone", 20, "C8 S7 D6 B9"), ("quindici", 15, "S7 D6")):
            pile = "T8 SQ " + discard
            other = [card for card in CODES if card not in codes("M T9 " + pile)]
            hand = ending(preset, ("T9", "M"), 1, (" ".join(other), pile), (tricks - 2, 1))
            self.assertEqual([], play(hand, "1 M", "0 T9"))
            card = "C8" if preset == "millone" else "D6"
            self.assertEqual([{"seat": 1, "team": 0, "card": card}], hand.given)
            self.assertEqual(("over", 0), (hand.phase, hand.last_winner))
            self.assertTrue(all(len(pile) % 2 == 0 for pile in hand.piles))

    def test_choice(self):
        """4.6, GIVE-1. Without a pip the seat that covered the Matto chooses."""
        for preset, tricks in (("millone", 20), ("centocinquanta", 15)):
            hand = ending(preset, ("M", "C8"), 0, ("T8 SQ", "S6 S7"), (1, tricks - 2))
            self.assertEqual([], play(hand, "0 M", "1 C8"))
            self.assertEqual(("give", 0), (hand.phase, hand.actor))
            self.assertEqual(["GIVE-1"], play(hand, "0 M given"))
            self.assertIn("GIVE-1", play(hand, "0 C8 given"))
            self.assertEqual(["TURN-1"], play(hand, "1 T8 given"))
            self.assertEqual([], play(hand, "0 T8 given"))
            self.assertEqual([{"seat": 0, "team": 1, "card": "T8"}], result_of(hand)["given"])

    def test_matto_led(self):
        """5.6. The second player's card wins, whatever it is."""
        hand = ending("quindici", ("M C6", "S1 C7"), 0, ("", ""), (3, 3))
        self.assertEqual([], play(hand, "0 M", "1 S1"))
        self.assertEqual((1, {"M"}, {"S1"}), (hand.actor, hand.piles[0], hand.piles[1]))
        hand = ending("quindici", ("C6 T5", "C10 T1"), 0, ("", ""), (3, 3))
        self.assertEqual(["FOLLOW-1"], play(hand, "0 C6", "1 T1"))
        self.assertEqual([], play(hand, "1 C10"))
        self.assertEqual((0, {"C6", "C10"}), (hand.actor, hand.piles[0]))


class Records(unittest.TestCase):
    def record(self, preset, moves, **keys):
        pack = pack_of(1, {0: "C6 C7", 1: "S6 S7"}, 0, preset)
        rules = {"preset": preset, "options": keys.pop("options", {})}
        head = {"format": "germini-hand/1", "game": "bolognese", "rules": rules, "dealer": 1}
        return {**head, **keys, "pack": pack, "moves": moves}

    def test_form(self):
        """10, 0. Two seats, two scores, no option but the target."""
        call = [{"seat": 1, "call": []}]
        for preset in GAMES:
            self.assertFalse(replay(self.record(preset, call)).get("complete", True))
            for moves, keys in (
                ([{"seat": 2, "call": []}], {}),
                ([*call, {"seat": 3, "play": "C6"}], {}),
                (call, {"dealer": 2}),
                (call, {"dealer": 3}),
                (call, {"score": [0]}),
                (call, {"score": [0, 0, 0, 0]}),
                (call, {"options": {"signals": True}}),
                (call, {"options": {"signals": False}}),
                (call, {"options": {"players": 2}}),
                (call, {"options": {"target": 0}}),
                (call, {"options": {"target": 10001}}),
            ):
                error = replay(self.record(preset, moves, **keys))["error"]
                self.assertEqual((None, None, "FORM-1"), (error["move"], error["seat"], error["rule"]), (moves, keys))

    def test_signals(self):
        """3.3, D-27. Without a partner there are none."""
        for preset in SHORT:
            hand = dealt(1, {0: "T20 T19 CK C6"}, (200, 0), preset)
            discard_any(hand)
            do(hand, 0, "declare")
            for card in ("T20", "CK"):
                for said in ("busso", "striscio", "volo"):
                    self.assertEqual(["SAY-1"], play(hand, "0 %s %s" % (card, said)))
            self.assertEqual([], play(hand, "0 T20"))


class Matches(unittest.TestCase):
    def test_deal_alternates(self):
        """5.5."""
        for preset in GAMES:
            match, dealers = Match(preset, PRESETS[preset], 1), []
            for _ in range(4):
                dealers.append(match.dealer)
                match.add({"seats": [2, 1]})
            self.assertEqual(([1, 0, 1, 0], [8, 4]), (dealers, match.score))

    def test_ends(self):
        """5.5 to 5.7, D-7."""
        for preset, target in (("millone", 1000), ("centocinquanta", 150), ("quindici", 15)):
            for score, over, winner in (
                ((target - 1, target - 1), False, None),
                ((target, target - 1), True, 0),
                ((target + 1, target + 2), True, 1),
                ((target + 3, target + 3), False, None),
            ):
                match = Match(preset, PRESETS[preset], 0)
                match.add({"seats": list(score)})
                self.assertEqual((over, winner), (match.over, match.winner), (preset, score))
                self.assertEqual(max(score) < target, fresh(preset, 1, score).calling)

    def test_called(self):
        match = Match("quindici", PRESETS["quindici"], 0)
        match.add({"seats": [13, 14]})
        match.add({"seats": [2, 0], "called": {"seat": 0, "team": 0, "points": 17}})
        self.assertEqual(([15, 14], True, 0), (match.score, match.over, match.winner))

    def test_random_hands(self):
        """Whatever is played, every total of Quindici is converted once."""
        for number in range(30):
            rng = random.Random("two/%d" % number)
            hand = fresh("quindici", number % 2, (0, 0), rng.sample(CODES, 62), target=10000)
            player = Player(rng, "shuffled")
            while hand.phase != "over":
                apply(hand, player.move(hand))
            result = result_of(hand)
            self.assertEqual([(count["total"] + 5) // 10 for count in result["final"]], result["seats"])


if __name__ == "__main__":
    unittest.main()
