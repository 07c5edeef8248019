"""Documents and comments are in plain modern English: few patterns, each with the words to use instead."""

import re
import unittest

import project

# Name: (pattern, an example that it finds, the same in plain English). Few rules without false alarms are worth
# more than many.
PATTERNS = {
    "whoever": (r"\bwho(?:m|so)?ever\b", "whoever asks", "a client that asks"),
    "who without a noun": (r"(?:^|[.;(|/] *)(?:Who|who)(?! (?:is|are|may|can|has|sees|does|did|wins|won)\b[^.\n]*\?)\b"
                           r"(?= (?:is|are|has|was|may|can|asks|comes|sits|plays|leaves|reads|opens|looks)\b)",
                           "Who leaves pays", "A player who leaves pays"),
    "he": (r"\b(he|him|himself|his)\b", "he plays his card", "they play their card"),
    "tell": (r"\b(is|are|was|were|be|been) told\b", "all are told", "the server notifies all"),
    "nothing there": (r"\b(?:is|are) none\b|\bthat there is (?:not|none)\b", "a login that is none",
                      "an unknown login"),
    "old words": (r"\b(nought|reckon\w*|anew|midst|telephones?|rubbish|hark\w*|heretofore)\b", "dealt anew",
                  "dealt again"),
    "no longer": (r"\bany more\b(?! than\b)", "not used any more", "no longer used"),
    "derived": (r"\b(?:what comes? of|comes? by|goes by the name|has it that)\b", "what came of it, what comes of it",
                "the result"),
    "one's": (r"\bone['’]s\b|\boneself\b", "one's own hand", "your own hand"),
}
COMPILED = {name: re.compile(pattern, re.I if name in ("he", "old words", "whoever") else 0)
            for name, (pattern, _, _) in PATTERNS.items()}

MEAN_SENTENCE_WORDS = 22
# Folders whose comments are rewritten; the list grows until it is all of them.
PLAIN_FOLDERS = ("engine", "protocol", "server")
FEW_SENTENCES = 8  # of a document whose mean says nothing
# The rules as their sources have them, and what is made from them.
RULES = ("docs/rules/", "docs/rules-coverage.md")
# Not rewritten yet: the tables of the first quote names of test cases.
UNFINISHED = {"docs/reliability.md"}

CODE = re.compile(r"```.*?```|`[^`\n]*`|<!--.*?-->|^ {4,}\S.*$", re.S | re.M)
LINK = re.compile(r"\]\([^)]*\)")
COMMENT = re.compile(r"//[/!]?<? ?(.*)$", re.M)


def prose(markdown):
    """A document's text without code and addresses."""
    return LINK.sub("]", CODE.sub("X", markdown))


def comments(source):
    """The comments of a C++ source."""
    return "\n".join(COMMENT.findall(source))


def hits(text):
    return {name: found for name, pattern in COMPILED.items() if (found := len(pattern.findall(text)))}


def sentences(markdown):
    """The words of each sentence; a list's item, a heading and a table's cell end one."""
    text = re.sub(r"^\s*(?:[-*+] |\d+\. |#+ |>)|\|", "\n\n", prose(markdown), flags=re.M)
    parts = re.split(r"\n\s*\n|(?<=[.!?:;])\s+", text)
    return [len(words) for part in parts if len(words := re.findall(r"[\w'’-]+", part)) > 3]


def documents():
    return [path for path in project.files("", ".md") if not project.name(path).startswith(RULES)]


class English(unittest.TestCase):
    maxDiff = None

    def test_patterns_find_their_examples_and_not_the_plain_words(self):
        for name, (_, found, plain) in PATTERNS.items():
            with self.subTest(name):
                self.assertTrue(COMPILED[name].search(found))
                self.assertEqual({}, hits(plain))

    def test_code_and_links_are_not_read(self):
        self.assertEqual({}, hits(prose("`he` [x](whoever.md)\n\n```\nhis\n```\n")))
        self.assertEqual([4, 5], sentences("# One two three four\n\nOne two three four five.\n"))

    def test_documents_have_none_of_the_patterns(self):
        found = {project.name(path): hits(prose(project.text(path)))
                 for path in documents() if project.name(path) not in UNFINISHED}
        self.assertEqual({}, {name: those for name, those in found.items() if those})

    def test_comments_have_none_of_the_patterns(self):
        for folder in PLAIN_FOLDERS:
            sources = project.files(folder, ".hpp", ".cpp")
            with self.subTest(folder):
                self.assertTrue(sources)
                found = {project.name(path): hits(comments(project.text(path))) for path in sources}
                self.assertEqual({}, {name: those for name, those in found.items() if those})

    def test_a_documents_mean_sentence_is_short(self):
        counts = {project.name(path): sentences(project.text(path)) for path in documents()}
        means = {name: round(sum(words) / len(words), 1)
                 for name, words in counts.items() if len(words) >= FEW_SENTENCES}
        self.assertTrue(means)
        self.assertEqual({}, {name: value for name, value in means.items() if value > MEAN_SENTENCE_WORDS})


if __name__ == "__main__":
    unittest.main()
