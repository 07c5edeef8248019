"""Random hands: their coverage, the properties of each, and the two programs on them.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import unittest

from minchiate import random_hands as minchiate
from generate import line_of
from games import replay_line
from strict_json import parse

from . import random_hands
from .cards import CODES, JACKS, KINGS, KNIGHTS, QUEENS, TAROCCHI, VALUE
from .options import PRESETS, SHAPES, has_score
from .random_hands import Sights, again, apply, play_hand
from .result import result_of

CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
CLAUSES = (
    "FORM-1 TURN-1 TURN-2 TURN-3 HOLD-1 DISC-1 DISC-2 BID-1 ACC-1 OUT-1 OUT-2 FOLLOW-1 FOLLOW-2 SAY-1 GIVE-1".split()
)
SEEN = [
    "called out at first look",
    "called out at first look, the target exactly",
    "called out P0",
    "called out P1",
    "called out P2",
    "called out P2 with the points of P0",
    "could call out at first look",
    "could call out P0, the target exactly",
    "could call out P2 with the points of P0, the target exactly",
    "the dealer in trick 1 could call out but for the rules",
    "declared 2 combinations by the same cards",
    "declared a part of some",
    "declared nothing of some",
    "score sequenza",
    "score criccone",
    "busso on a suit",
    "busso on a Numero",
    "striscio on a suit",
    "striscio on a Numero",
    "volo on a suit",
    "volo on a Numero",
    "Matto led",
    "Matto covered by one who could follow",
    "void, the Matto in hand and no Numero: another card",
    "Moro on Moro",
    "given for the Matto, covered by the dealer's side",
    "given for the Matto, covered by the others",
    "give by choice, pile of 5",
    "give by choice, pile of 7",
    "cappotto with nothing",
    "cappotto with the Matto",
    "cappotto with the discard",
    "cappotto with the discard and the Matto",
    "Grande with Mori",
    "Grande with Mori, a place filled",
    "scavezzo reale",
    *("%2d tricks" % count for count in range(21)),
    *("called out at first look in " + preset for preset in PRESETS if has_score(preset)),
    "called out at the opponent's first look in millone",
    "could call out at the opponent's first look, the target exactly",
    "P0 in trick 1 could call out but for the rules",
    "called out P0 in centocinquanta",
    "called out P0 in quindici",
    "of the discards due together the dealer's first",
    "of the discards due together the dealer's last",
    "the Matto out of play",
    *("cappotto in " + preset for preset in PRESETS if not SHAPES[preset].each),
    *("give by choice in " + preset for preset in PRESETS if not SHAPES[preset].each),
    "give by choice in terziglio, the Matto in the pozzo",
    "given for the Matto, in the pozzo, owed by the soloist",
    "given for the Matto, in the pozzo, owed by the others",
    "given for the Matto, covered by the soloist",
    "bid passo",
    "bid posso",
    "bid di_mio",
    "answer va_bene",
    "answer di_mio",
    "answer di_mio after passing",
    "answer va_bene after passing, no objection allowed",
    "void hand",
    *("%s, the soloist %s" % (how, ended) for how in ("su", "di_mio") for ended in ("won", "lost")),
]


def line(seed, early=0.3, illegal=0.3, wanted=None):
    return line_of(random_hands, random.Random(seed), wanted, early, illegal, Sights())


def run(program, arguments, text=""):
    command = [sys.executable, os.path.join(CHECKER, program), *arguments]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    return done.returncode, done.stdout.decode().splitlines()


class Generator(unittest.TestCase):
    def test_reaches_everything(self):
        sights = Sights()
        for number in range(1600):
            hand = play_hand(random.Random("reach/%d" % number), None, sights)[1]
            sights.result(hand, result_of(hand))
        self.assertEqual([], [name for name in SEEN if not sights.counts[name]])

    def test_breaks_every_clause(self):
        sights = Sights()
        for number in range(1600):
            line_of(random_hands, random.Random("break/%d" % number), None, 0.0, 1.0, sights)
        self.assertEqual([], [clause for clause in CLAUSES if not sights.counts["error " + clause]])

    def test_repeats_itself(self):
        self.assertEqual(line("7/7", 0.5, 0.5), line("7/7", 0.5, 0.5))

    def test_one_preset(self):
        for preset in random_hands.PRESETS:
            for number in range(10):
                rules = json.loads(line(number, 0, 0, preset))["record"]["rules"]
                self.assertEqual(preset, rules["preset"])
                wanted = random_hands.PRESETS[preset]
                options = {**wanted, **rules.get("options", {})}
                if "players" in wanted:  # random in any case
                    wanted = {**wanted, "players": options["players"]}
                self.assertEqual(wanted, options)


class Whole(unittest.TestCase):
    """The text's statements about every counted hand."""

    CLASSES = ((TAROCCHI, 18), (KINGS, 17), (QUEENS, 14), (KNIGHTS, 13), (JACKS, 12))

    def test_counts(self):
        counted = 0
        for number in range(400):
            record, hand, _ = play_hand(random.Random("count/%d" % number), None, Sights())
            result = result_of(hand)
            if "final" in result and not hand.shape.each:  # mattazza_generator_cases.py
                self.one(record, hand, result)
                counted += 1
        self.assertGreater(counted, 250)

    def one(self, record, hand, result):
        one, other = result["final"]
        in_play = set(CODES) - set(hand.undealt)
        self.assertEqual(32 if hand.preset in ("centocinquanta", "quindici") else 62, len(in_play))
        self.assertEqual(in_play, hand.piles[0] | hand.piles[1])
        tricks = {"millone": 20, "terziglio": 18}.get(hand.preset, 15)
        # The sum of all piles: 87 where the whole pack is in play (5.6).
        scartini = sum(VALUE[card] - 1 for card in in_play & set(VALUE)) + len(in_play) // 2
        self.assertTrue(scartini == 87 or len(in_play) == 32)
        sums = tuple(one[key] + other[key] for key in ("pile", "tricks", "scartini", "last"))
        self.assertEqual((len(in_play), tricks, scartini, 6), sums)
        played = sum("play" in move for move in record["moves"])
        self.assertEqual((tricks * hand.players, 0), (played, one["pile"] % 2))
        self.matto(hand)
        if hand.shape.alone:
            self.poste(hand, result)
        for side, count in enumerate(result["final"]):
            if len(in_play) == 32:
                break
            held = sum(unit * min(2, len(hand.piles[1 - side] & set(family))) for family, unit in self.CLASSES)
            found = [points for _, points in count["list"] if points % 5]  # sequences are worth fives
            self.assertEqual(148 - held, sum(found))
            self.assertEqual((148 - held) * (2 if len(found) >= 3 else 1), count["cricche"])

    def poste(self, hand, result):
        """5.4. Every hand sums to 0, and the soloist wins or loses what both others lose or win together."""
        soloist = result["soloist"]
        pay = [paid for seat, paid in enumerate(result["seats"]) if seat != soloist]
        self.assertEqual((0, pay[0]), (sum(result["seats"]), pay[1]))
        totals = [count["total"] for count in result["final"]]
        self.assertEqual(totals[0] > totals[1], result["seats"][soloist] > 0)
        # 87 and 6 in every hand: the winner has 47 at least, so `poste_from` changes nothing in edition 1.
        self.assertGreaterEqual(max(totals), 47)
        self.assertEqual([0 if seat == soloist else 1 for seat in range(3)], result["teams"])

    def matto(self, hand):
        if "M" in hand.undealt:
            self.assertEqual((None, []), (hand.covered_by, hand.given))
            return
        if hand.shape.alone and hand.covered_by is None:
            self.assertEqual(("di_mio", True), (hand.auction.how, "M" in hand.talon))
            self.assertIn("M", hand.piles[hand.side_of(hand.last_winner)])
            return
        if 0 not in hand.tricks:
            # The Matto returns to the side that covered it, even if the other side took the trick.
            self.assertIn("M", hand.piles[hand.side_of(hand.covered_by)])
            # With two players the opponent always took it, so a card is always owed.
            self.assertTrue(hand.given or hand.players > 2)

    def test_again(self):
        """The same moves lead to the same result."""
        record, hand, _ = play_hand(random.Random("again"), None, Sights())
        state = again(hand)
        for move in record["moves"]:
            apply(state, move)
        self.assertEqual(result_of(hand), result_of(state))


class Programs(unittest.TestCase):
    def test_generated_lines_are_checked(self):
        arguments = ["--game", "bolognese", "--hands", "60", "--seed", "4", "--early", "0.1", "--illegal", "0.3"]
        code, lines = run("generate.py", arguments)
        self.assertEqual((0, 60), (code, len(lines)))
        self.assertEqual((0, ["60 passed, 0 failed"]), run("check.py", ["-"], "\n".join(lines)))
        self.assertEqual(lines, run("generate.py", [*arguments, "--any-rules"])[1])
        self.assertNotEqual(lines, run("generate.py", [*arguments, "--preset", "ottocento"])[1])
        self.assertEqual(2, run("generate.py", [*arguments, "--preset", "germini"])[0])

    def test_a_difference_is_shown(self):
        spoilt = next(found for found in (parse(line(n, 0, 0))[0] for n in range(9)) if "final" in found["result"])
        spoilt["result"]["final"][0]["total"] += 1
        code, shown = run("check.py", ["-"], "\n".join([line(1), json.dumps(spoilt)]))
        self.assertEqual((1, "1 passed, 1 failed"), (code, shown[-1]))
        self.assertTrue(shown[0].startswith("line 2: final[0].total: expected"), shown)

    def test_both_games_in_one_file(self):
        lines = [line(number) for number in range(10)]
        for number in range(10):
            lines.append(line_of(minchiate, random.Random(number), None, 0.3, 0.3, minchiate.Sights()))
        self.assertEqual((0, ["20 passed, 0 failed"]), run("check.py", ["-"], "\n".join(lines)))

    def test_results_apart(self):
        lines = [line(number) for number in range(20)]
        answers = [json.dumps(replay_line(text.encode())[1]) for text in lines]
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
            file.write("\n".join(lines))
            file.flush()
            arguments = [file.name, "--results", "-"]
            self.assertEqual(0, run("check.py", arguments, "\n".join(answers))[0])
            self.assertEqual(1, run("check.py", arguments, "\n".join(answers[1:] + answers[:1]))[0])
            self.assertEqual(1, run("check.py", arguments, "\n".join(answers[:-1]))[0])


if __name__ == "__main__":
    unittest.main()
