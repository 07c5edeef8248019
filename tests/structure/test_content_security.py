"""The page's own Content-Security-Policy is the server's, without what only a header can say."""

import re
import unittest

import project

ONLY_IN_A_HEADER = {"frame-ancestors"}


def directives(policy):
    return {part.split()[0]: part.split()[1:] for part in policy.split(";") if part.strip()}


class ContentSecurity(unittest.TestCase):
    def test_page_and_header_say_the_same(self):
        header = re.search(r'"Content-Security-Policy",((?:\s*"[^"]*")+)', project.text(project.ROOT / "server/net/headers.cpp"))
        page = re.search(r'"Content-Security-Policy"\s+content="([^"]*)"', project.text(project.ROOT / "web-client/index.html"))
        sent = directives("".join(re.findall(r'"([^"]*)"', header[1])))
        self.assertEqual(directives(page[1]), {name: sent[name] for name in sent if name not in ONLY_IN_A_HEADER})
        self.assertEqual(sent["script-src"], ["'self'", "'wasm-unsafe-eval'"])


if __name__ == "__main__":
    unittest.main()
