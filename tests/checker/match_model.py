"""A match above its hands, from the rules' text only: seats, dealers, lines, totals, accounts. `Match` is a girata or
a girone; another game's match defines its differences (bolognese/match_story.py, solo/match_story.py).

A story is a list of events, each a dictionary whose `e` is the kind of event, in the order in which they were
acknowledged. Person n is the player in seat n at the start of the match, and any successor.

    match    {"girate": 1|3, "options": {"girata_bonus": 0|3, "interruption": 0|2}, "seats": [account or null for a
             bot]}; of another game its own
    draw     {"cards": [{"person", "card"}]}    the draw for seats (SEAT-2), or:
    lot      {"dealer": seat}                   with chosen seats the first dealer falls by lot
    deal     {}                                 the next hand is dealt
    hand     {"resti": [by seat]}               it is closed
    stands   {"person"}    its guest vacates the seat            leaves  {"person"}   for good
    bot      {"person"}    a bot in their seat                   sits    {"person", "account"}  another in a vacated seat
    back     {"person"}    its guest takes the seat back         wishes  {"person", "wish"}     to end the match
    lost     {"person"}    connection lost beyond the limit      found   {"person"}
    stalls   {"person"}    present and silent, replaced by vote with a bot
    told     {…}           an account of the match, to be compared with what this computes (`Match.says`)

SPDX-License-Identifier: AGPL-3.0-or-later
"""

SEATS = 4
HANDS = 4  # of a girata, one dealt from each seat (GIR-1)
FIGURES = "JNQK"


class Story(Exception):
    """The story contains something that the rules do not allow."""


def strength(card):
    """The rank of a card in the draw for seats (D-1), by which two cards are equal or not."""
    if card[0] == "T":
        return (1, int(card[1:]))
    if card[1] in FIGURES:
        return (0, 11 + FIGURES.index(card[1]))
    pip = int(card[1:])
    return (0, 11 - pip if card[0] in "CD" else pip)  # round suits: the 1 is the best pip


def ranking_of(cards, players=SEATS):
    """The persons by their draw, the highest first; the cards must be exactly those required by SEAT-3 and D-1."""
    held, rest = {}, [(entry["person"], entry["card"]) for entry in cards]
    if len({card for _, card in rest}) != len(rest):
        raise Story("a card was drawn twice")
    draws = list(range(players))
    while draws:
        if sorted(person for person, _ in rest[: len(draws)]) != draws:
            raise Story("other persons drew than %s: %s" % (draws, rest))
        held.update(rest[: len(draws)])
        del rest[: len(draws)]

        def equals(person):
            return sum(held[other] != "M" and strength(held[other]) == strength(held[person]) for other in held)

        draws = [person for person in range(players) if held[person] == "M" or equals(person) > 1]
    if rest:
        raise Story("drawn though all differed: %s" % rest)
    return sorted(range(players), key=lambda person: strength(held[person]), reverse=True)


def around(ranking, girata):
    """The person in each seat in a girata (from 1). The first dealer keeps the seat of their number (SEAT-4, D-2)."""
    first, second, third, fourth = ranking
    right, opposite, left = {
        1: (third, second, fourth),
        2: (second, third, fourth),
        3: (second, fourth, third),
    }[girata]
    seats = [None] * SEATS
    for step, person in enumerate((first, right, opposite, left)):
        seats[(first + step) % SEATS] = person
    return seats


class Place:
    """A person's place: its account, and who plays in it."""

    def __init__(self, account):
        self.account = account  # of the guest who may claim it; none for a bot of its own
        self.bot = account is None
        self.away = False  # vacated or gone
        self.deserter = None  # account of the player who left it for good and was not replaced since (D-32)
        self.wish = self.lost = self.stalled = False

    @property
    def plays(self):
        return self.account is not None and not self.bot and not self.away

    @property
    def deserts(self):
        """The account that deserts if the match is stopped now (D-4, D-32, D-33)."""
        if self.deserter is not None:
            return self.deserter
        return self.account if self.stalled or (self.away and not self.bot) else None


class Match:
    def __init__(self, start):
        self._read(start)
        self.places = [Place(account) for account in start["seats"]]
        self.ranking = None
        self.hands = []  # {"dealer", "persons", "accounts", "substitutes", "resti"}, the last perhaps without resti
        self.lines = []  # {"reason", "girata", "hand", "resti", "accounts"}, resti and accounts by person
        self.deserters = []
        self.over = self.broken_off = False

    # --- a game's own part --------------------------------------------------------------------------------------

    def _read(self, start):
        self.girate = start["girate"]
        self.bonus = start["options"]["girata_bonus"]
        self.each = start["options"]["interruption"]

    @property
    def length(self):
        return self.girate * HANDS

    def _persons(self):
        """The person in each seat in the next hand."""
        return around(self.ranking, len(self.hands) // HANDS + 1)

    def _dealer(self):
        """The seat that deals the next hand."""
        return (self.ranking[0] + len(self.hands) % HANDS) % SEATS

    def _close(self, resti):
        if sum(resti) != 0 or resti[:2] != resti[2:]:
            raise Story("resti that are not each loser's to one winner (D-18): %s" % resti)
        done, part = divmod(len(self.hands), HANDS)
        if part == 0:
            self._pay_bonus(done)
            self.over = done == self.girate

    # --- what happens -------------------------------------------------------------------------------------------

    def happen(self, event):
        kind = event["e"]
        if kind == "told":
            return self.says(event)
        if self.over:
            raise Story("after the end: %s" % event)
        own = "_" + kind
        if "person" in event:
            change = getattr(self, own)(self.places[event["person"]], event)
            if not self.over:
                self._look_for_end(event)
            return change or []
        getattr(self, own)(event)
        return []

    def _draw(self, event):
        self.ranking = ranking_of(event["cards"], len(self.places))

    def _lot(self, event):
        # Everybody keeps their seat; from the dealer: opposite the second, right the third, left the fourth (D-2).
        self.ranking = [(event["dealer"] + step) % SEATS for step in (0, 2, 1, 3)]

    @property
    def under_way(self):
        return bool(self.hands) and "resti" not in self.hands[-1]

    @property
    def closed(self):
        return [hand for hand in self.hands if "resti" in hand]

    def _deal(self, event):
        if self.ranking is None or self.under_way:
            raise Story("a hand is dealt before its time")
        persons = self._persons()
        for person, place in enumerate(self.places):
            if person in persons and place.away and not place.bot:
                raise Story("a hand is dealt to nobody")
            if place.account is None:
                place.deserter = None  # from this deal on the seat is the bot's own (D-31, D-32)
            place.wish = False
        places = [self.places[person] for person in persons]
        self.hands.append(
            {
                "dealer": self._dealer(),
                "persons": persons,
                # On the account of the player who may come back, despite a substitute (D-31).
                "accounts": [place.account for place in places],
                "substitutes": [place.bot and place.account is not None for place in places],
            }
        )

    def _hand(self, event):
        if not self.under_way:
            raise Story("a hand is closed that nobody dealt")
        self.hands[-1]["resti"] = event["resti"]
        self._close(event["resti"])

    def _stands(self, place, event):
        if not place.plays and not (place.account is not None and not place.away):
            raise Story("this player cannot vacate the seat: %s" % event)
        place.away, place.wish = True, False

    def _leaves(self, place, event):
        if place.account is None:
            raise Story("nobody is there to leave: %s" % event)
        place.deserter, place.account = place.account, None
        place.away, place.wish, place.lost = not place.bot, False, False

    def _bot(self, place, event):
        if place.bot or not (place.away or place.lost):
            raise Story("a bot in the seat of one who is there: %s" % event)
        place.bot, place.wish = True, False
        place.away = place.away and place.account is not None

    def _sits(self, place, event):
        if place.account is not None:
            raise Story("the seat is another's: %s" % event)
        place.__init__(event["account"])

    def _back(self, place, event):
        if place.account is None or not (place.bot or place.away):
            raise Story("nothing to take back: %s" % event)
        place.__init__(place.account)

    def _wishes(self, place, event):
        if not place.plays:
            raise Story("who does not play has no say: %s" % event)
        place.wish = event["wish"]

    def _lost(self, place, event):
        place.lost = True

    def _found(self, place, event):
        place.lost = False

    def _stalls(self, place, event):
        if not place.plays or not self.under_way:
            raise Story("nobody waits for this player: %s" % event)
        place.bot = place.stalled = True
        place.wish = False

    # --- the early end ------------------------------------------------------------------------------------------

    def _look_for_end(self, event):
        if not self.hands:
            return
        nobody_left = event["e"] == "leaves" and all(place.account is None for place in self.places)
        asked = [place for place in self.places if place.plays and not place.lost]
        if not nobody_left and not (asked and all(place.wish for place in asked)):
            return
        self.over = self.broken_off = True
        # The last to leave when the others want to end consents (D-33), and leaves nobody behind if all have left.
        last = event["person"] if event["e"] in ("stands", "leaves") else None
        if last is not None and self.places[last].stalled:
            last = None
        left = {
            person: place.deserts
            for person, place in enumerate(self.places)
            if place.deserts is not None and person != last
        }
        self.deserters = sorted(left)
        self._pay_for_the_rest(left, nobody_left)

    def _pay_for_the_rest(self, left, nobody_left):
        # Between two girate nothing is owed (D-30), nor if all have left (D-29).
        played = len(self.closed) % HANDS
        if self.each == 0 or nobody_left or (played == 0 and not self.under_way):
            return
        girata = len(self.closed) // HANDS + 1
        for missing in range(played, HANDS):
            self._pay_missing(girata, missing, left)

    def _pay_missing(self, girata, missing, left):
        persons = around(self.ranking, girata)
        dealer = (self.ranking[0] + missing) % SEATS
        resti = [0] * SEATS
        for seat, person in enumerate(persons):
            if not left:  # SETT-10, D-4: to those who would have dealt
                resti[person] += self.each if seat % 2 == dealer % 2 else -self.each
            elif person in left:
                for opponent in (persons[(seat + 1) % SEATS], persons[(seat + 3) % SEATS]):
                    if opponent not in left:
                        resti[person] -= self.each
                        resti[opponent] += self.each
        hand = (girata - 1) * HANDS + missing + 1
        self._add_line("desertion" if left else "interruption", girata, hand, resti, left)

    def _pay_bonus(self, girata):
        """D-12: to the pair with more resti over the four hands."""
        if self.bonus == 0:
            return
        sums = [0] * SEATS
        for hand in self.hands[-HANDS:]:
            for seat, person in enumerate(hand["persons"]):
                sums[person] += hand["resti"][seat]
        if any(sums):
            resti = [self.bonus if n > 0 else -self.bonus for n in sums]
            self._add_line("bonus", girata, girata * HANDS, resti, {})

    def _add_line(self, reason, girata, hand, resti, left):
        # D-32: of the player dealt the last hand, a deserter's their own.
        last = self.hands[-1]
        persons = range(len(self.places))
        accounts = [left.get(person, last["accounts"][last["persons"].index(person)]) for person in persons]
        self.lines.append({"reason": reason, "girata": girata, "hand": hand, "resti": resti, "accounts": accounts})

    # --- the result -----------------------------------------------------------------------------------------------

    @property
    def totals(self):
        sums = [0] * len(self.places)
        for hand in self.closed:
            for seat, person in enumerate(hand["persons"]):
                sums[person] += hand["resti"][seat]
        for line in self.lines:
            sums = [old + more for old, more in zip(sums, line["resti"])]
        return sums

    @property
    def accounts(self):
        """What each account has won or lost; those of bots on their own under the empty name."""
        sums = {}
        parts = [pair for hand in self.closed for pair in zip(hand["accounts"], hand["resti"])]
        parts += [pair for line in self.lines for pair in zip(line["accounts"], line["resti"])]
        for account, resti in parts:
            sums[account or ""] = sums.get(account or "", 0) + resti
        return sums

    def computed(self):
        if not self.hands:
            return {"over": False, "hands": [], "dealt": 0}
        return {
            "over": self.over,
            "broken_off": self.broken_off,
            "length": self.length,
            "ranking": self.ranking,
            "dealt": len(self.hands),
            "seating": self.hands[-1]["persons"],
            "dealer": self.hands[-1]["dealer"],
            "hands": self.closed,
            "lines": [{key: line[key] for key in ("reason", "girata", "hand", "resti")} for line in self.lines],
            "line_accounts": [line["accounts"] for line in self.lines],
            "totals": self.totals,
            "accounts": self.accounts,
            "deserters": self.deserters,
            "deserter_accounts": sorted(
                account for person in self.deserters for account in [self.places[person].deserts] if account
            ),
        }

    def says(self, told):
        """The differences between an account of the match and what this computes; each of its keys must be known."""
        own = self.computed()
        lines = []
        for key in told:
            if key in ("e", "after"):
                continue
            if key not in own:
                lines.append("%s is unknown to the model" % key)
            elif told[key] != own[key]:
                lines.append("%s: story %s, model %s" % (key, told[key], own[key]))
        return lines


def check_story(events, model=Match):
    """The differences in one story, in words; `model` is its game's."""
    match, told = None, 0
    for event in events:
        try:
            if event["e"] == "match":
                match = model(event)
                continue
            differences = match.happen(event)
        except Story as wrong:
            return ["%s: %s" % (event, wrong)]
        told += event["e"] == "told"
        if differences:
            return differences
    return [] if told else ["the story has no account of the match"]
