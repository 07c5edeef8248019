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
PLAIN_FOLDERS = ("engine", "protocol", "server", "tests")
FEW_SENTENCES = 8  # of a document whose mean says nothing
# Italian, and the list of test titles, which are read by themselves.
OTHER_DOCUMENTS = (".it.md", "docs/rules-coverage.md")
# The rules, whose sentences are clauses with their conditions.
RULES = "docs/rules/"
# Documents that are not rewritten yet.
UNFINISHED: set[str] = set()

CODE = re.compile(r"```.*?```|`[^`\n]*`|<!--.*?-->|^ {4,}\S.*$", re.S | re.M)
LINK = re.compile(r"\]\([^)]*\)")
COMMENT = re.compile(r"//[/!]?<? ?(.*)$", re.M)
# The literal or literals that begin a case in C++, and the first argument of one in JavaScript and TypeScript.
CPP_TITLE = re.compile(r'\b(?:TEST_CASE|SUBCASE)\s*\(\s*((?:"(?:\\.|[^"\\])*"\s*)+)')
CPP_TEXT = re.compile(r'"((?:\\.|[^"\\])*)"')
JS_TITLE = re.compile(r"""\b(?:suite|describe|test|it|step)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)?\s*\(\s*(["'`])((?:\\.|(?!\1).)*)\1""",
                      re.S)


def prose(markdown):
    """A document's text without code and addresses."""
    return LINK.sub("]", CODE.sub("X", markdown))


def comments(source):
    """The comments of a C++ source."""
    return "\n".join(COMMENT.findall(source))


def titles(name, source):
    """The titles of a test source, one per line."""
    if name.endswith(".cpp"):
        return "\n".join("".join(CPP_TEXT.findall(case)) for case in CPP_TITLE.findall(source))
    return "\n".join(title for _, title in JS_TITLE.findall(source))


def hits(text):
    return {name: found for name, pattern in COMPILED.items() if (found := len(pattern.findall(text)))}


def sentences(markdown):
    """The words of each sentence; a list's item, a heading and a table's cell end one."""
    text = re.sub(r"^\s*(?:[-*+] |\d+\. |#+ |>)|\|", "\n\n", prose(markdown), flags=re.M)
    parts = re.split(r"\n\s*\n|(?<=[.!?:;])\s+", text)
    return [len(words) for part in parts if len(words := re.findall(r"[\w'’-]+", part)) > 3]


def documents():
    return [path for path in project.files("", ".md") if not project.name(path).endswith(OTHER_DOCUMENTS)]


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

    def test_titles_of_all_kinds_are_found(self):
        self.assertEqual("DISC-1: whoever asks\nanew", titles("a.cpp", 'TEST_CASE(\n    "DISC-1: "\n    "whoever asks") {\n    SUBCASE("anew") {}'))
        self.assertEqual("whoever asks\nanew\nhis\nhe", titles("a.test.mjs", "suite('whoever asks', () => {\n  it.each([f(1)])(`anew`, g);\n"
                                                             "  test(\n    'his',\n  step('he', h"))

    def test_titles_of_tests_have_none_of_the_patterns(self):
        sources = {project.name(path): path for path in project.files("", ".test.mjs", ".test.ts") + project.files("tests", ".cpp")}
        found = {name: titles(name, project.text(path)) for name, path in sources.items()}
        for ending in (".cpp", ".test.mjs", ".test.ts"):
            self.assertTrue(any(text for name, text in found.items() if name.endswith(ending)), ending)
        self.assertEqual({}, {name: those for name, text in found.items() if (those := hits(text))})

    def test_a_documents_mean_sentence_is_short(self):
        counts = {project.name(path): sentences(project.text(path)) for path in documents()
                  if not project.name(path).startswith(RULES)}
        means = {name: round(sum(words) / len(words), 1)
                 for name, words in counts.items() if len(words) >= FEW_SENTENCES}
        self.assertTrue(means)
        self.assertEqual({}, {name: value for name, value in means.items() if value > MEAN_SENTENCE_WORDS})


if __name__ == "__main__":
    unittest.main()
