"""Finds the faults of a result; the same for every game. SPDX-License-Identifier: AGPL-3.0-or-later"""


def same(own, other):
    """Equality that distinguishes 1, 1.0 and true."""
    if type(own) is not type(other):
        return False
    if isinstance(own, list):
        return len(own) == len(other) and all(map(same, own, other))
    if isinstance(own, dict):
        return own.keys() == other.keys() and all(same(own[key], other[key]) for key in own)
    return own == other


def _set_of(codes):
    return sorted(codes) if isinstance(codes, list) and all(type(c) is str for c in codes) else codes


def score(entry):
    """An entry of `scores` with its cards in a fixed order."""
    if isinstance(entry, dict) and "cards" in entry:
        return {**entry, "cards": _set_of(entry["cards"])}
    return entry


def _count(count):
    """A team's final count with its list in a fixed order; unchanged if it is malformed."""
    try:
        found = sorted([_set_of(cards), points] for cards, points in count["list"])
    except (TypeError, ValueError, KeyError):
        return count
    return {**count, "list": found}


def keys(found, wanted, where):
    """The missing and the additional keys of `found`."""
    if not isinstance(found, dict):
        return ["%s: no object but %r" % (where, found)]
    lines = ["%s: the key %r is missing" % (where, key) for key in wanted if key not in found]
    return lines + ["%s: unexpected key %r" % (where, key) for key in found if key not in wanted]


def values(own, other, names):
    """The differences of the values of these keys."""
    text = "%s: expected %r, found %r"
    return [
        text % (name, own[name], other.get(name)) for name in names if not same(own[name], other.get(name))
    ]


def lists(own, other, where, shape):
    """The first difference of two lists, entry by entry."""
    if not isinstance(other, list):
        return ["%s: no list but %r" % (where, other)]
    for at in range(max(len(own), len(other))):
        mine = shape(own[at]) if at < len(own) else None
        theirs = shape(other[at]) if at < len(other) else None
        if not same(mine, theirs):
            return ["%s[%d]: expected %r, found %r" % (where, at, mine, theirs)]
    return []


def counts(own, other, wanted):
    """The differences of the teams' final counts, `wanted` being the keys of one."""
    if not isinstance(other, list) or len(other) != len(own):
        return ["final: expected %d counts, found %r" % (len(own), other)]
    lines = []
    for team in range(len(own)):
        where = "final[%d]" % team
        lines += keys(other[team], wanted, where)
        if isinstance(other[team], dict):
            mine, theirs = _count(own[team]), _count(other[team])
            for key in wanted:
                if key in theirs and not same(mine[key], theirs[key]):
                    text = "%s.%s: expected %r, found %r"
                    lines.append(text % (where, key, mine[key], theirs[key]))
    return lines


def _errors(own, other, is_clause):
    """The differences of two error results; is_clause(rule): whether that clause may be named."""
    lines = keys(other, ("format", "error"), "result")
    found = keys(other["error"], ("move", "seat", "rule", "message"), "error")
    if found:
        return lines + found
    own, other = own["error"], other["error"]
    for key in ("move", "seat"):
        if not same(own[key], other[key]):
            text = "error.%s: expected %r (%s), found %r (%r)"
            lines.append(text % (key, own[key], own["rule"], other[key], other["rule"]))
    if not isinstance(other["rule"], str) or not is_clause(other["rule"]):
        lines.append("error.rule: %r is no clause that it breaks (%s)" % (other["rule"], own["rule"]))
    if not isinstance(other["message"], str) or not other["message"].strip():
        lines.append("error.message: no sentence")
    return lines


def differences(own, other, results, is_clause):
    """The faults of the result `other`, `own` being the checker's: readable lines, empty if it is right.

    results(own, other): the differences of two results without errors; is_clause(rule): whether an
    error may name that clause.
    """
    if not isinstance(other, dict):
        return ["no result but %.60r" % (other,)]
    lines = values(own, other, ("format",))
    if ("error" in own) != ("error" in other):
        found = other.get("error", "no error")
        return lines + ["error: expected %r, found %r" % (own.get("error", "no error"), found)]
    return lines + (_errors(own, other, is_clause) if "error" in own else results(own, other))
