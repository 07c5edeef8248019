"""docker/haproxy.cfg with the real HAProxy in front of two servers, each with a SQLite database of its own.

A guest of only one server shows which of them answers. Needs the release build and Debian's haproxy.
"""

import http.client
import json
import os
import pathlib
import re
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GERMINI = os.environ.get("TESTS_EXE", str(ROOT / "build/release/bin/germini"))
HAPROXY = "/usr/sbin/haproxy"  # not in every user's PATH
HOST = "127.0.0.1"
NODES = ("a", "b")
ADDRESSES = [f"127.0.1.{last}" for last in range(1, 17)]
UP_SECONDS = 10
PING = 0x89  # the first byte of a WebSocket's ping frame
# A new guest in a thousand seconds, after the first two.
SETTINGS = ["--trusted-proxy", f"{HOST}/32", "--guest-rate", "0.001/2", "--idle-seconds", "2"]


def free_port():
    with socket.create_server((HOST, 0)) as probe:
        return probe.getsockname()[1]


def request(port, path, method="GET", body=None, address=HOST, headers=None):
    """Returns the status and the JSON or text of an answer to a client with that address."""
    connection = http.client.HTTPConnection(HOST, port, timeout=10, source_address=(address, 0))
    try:
        connection.request(method, path, body and json.dumps(body),
                           {"Content-Type": "application/json", **(headers or {})})  # fmt: skip
        answer = connection.getresponse()
        text = answer.read().decode()
        return answer.status, json.loads(text) if text.startswith("{") else text
    finally:
        connection.close()


def until(condition, what):
    deadline = time.monotonic() + UP_SECONDS
    while time.monotonic() < deadline:
        try:
            if condition():
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise AssertionError(f"not within {UP_SECONDS} s: {what}")


class WebSocket:
    """An open WebSocket that only listens."""

    def __init__(self, port, path, secret, address=HOST):
        self.socket = socket.create_connection((HOST, port), timeout=10, source_address=(address, 0))
        lines = [f"GET {path} HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                 "Sec-WebSocket-Protocol: germini.v5", f"Authorization: Bearer {secret}"]  # fmt: skip
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.socket.recv(1) or self.fail("closed during the handshake")
        self.status = int(head.split()[1])

    @staticmethod
    def fail(message):
        raise AssertionError(message)

    def first_byte(self):
        """The next byte; empty if the connection has ended."""
        try:
            return self.socket.recv(1)
        except ConnectionResetError:
            return b""


class Proxy(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="germini-proxy-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.ports = {node: free_port() for node in NODES}
        self.processes = {node: self.serve(node) for node in NODES}
        self.port = free_port()
        self.run_program("proxy", [HAPROXY, "-db", "-f", str(self.configuration())],
                         {"GERMINI_BIND": f"{HOST}:{self.port}",
                          **{f"GERMINI_{node.upper()}": f"{HOST}:{port}" for node, port in self.ports.items()}})  # fmt: skip
        until(lambda: all(self.status(f"/@{node}/healthz") == 200 for node in NODES), "the proxy answers")
        # Guests of one node each, who are unknown to the other.
        self.secrets = {node: request(port, "/api/guests", "POST", {"name": "Ginevra"})[1]["secret"]
                        for node, port in self.ports.items()}  # fmt: skip

    def configuration(self):
        """The file; without the user to change to, if only root could."""
        text = (ROOT / "docker/haproxy.cfg").read_text()
        if os.geteuid() != 0:
            text = text.replace("    user haproxy\n    group haproxy\n", "")
        path = self.folder / "haproxy.cfg"
        path.write_text(text)
        return path

    def serve(self, node):
        data = self.folder / node
        process = self.run_program(node, [GERMINI, "serve", "--data", str(data), "--port", str(self.ports[node]), *SETTINGS])
        until(lambda: request(self.ports[node], "/healthz")[0] == 200, f"node {node} answers")
        return process

    def run_program(self, name, command, env=None):
        with open(self.folder / f"{name}.log", "ab") as log:
            undisturbed = {key: value for key, value in os.environ.items() if not key.startswith("GERMINI_")}
            process = subprocess.Popen(command, stdout=log, stderr=log, env={**undisturbed, **(env or {})})
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def status(self, path, **how):
        return request(self.port, path, **how)[0]

    def node_of(self, prefix="/", address=HOST):
        """The node that answers: the only one that knows its guest."""
        headers = [{"Authorization": f"Bearer {self.secrets[node]}"} for node in NODES]
        return [node for node, header in zip(NODES, headers)
                if self.status(f"{prefix}api/guests/me", address=address, headers=header) == 200]  # fmt: skip

    def websocket(self, path, node, address=HOST):
        opened = WebSocket(self.port, path, self.secrets[node], address)
        self.addCleanup(opened.socket.close)
        return opened

    def test_a_name_reaches_its_node_and_an_address_always_the_same(self):
        for node in NODES:
            self.assertEqual([node], self.node_of(f"/@{node}/"))
            self.assertEqual(101, self.websocket(f"/@{node}/ws", node).status)
        nodes = {address: self.node_of(address=address) for address in ADDRESSES}
        self.assertEqual(nodes, {address: self.node_of(address=address) for address in ADDRESSES})
        self.assertEqual([["a"], ["b"]], sorted({tuple(found): found for found in nodes.values()}.values()))
        # Neither is the name of a node.
        self.assertEqual([404, 404], [self.status(path) for path in ("/@a", "/@A/healthz")])
        own = self.node_of()
        self.assertEqual(own, self.node_of("/@unknown/"))
        self.assertEqual(101, self.websocket("/ws", own[0]).status)

    def test_the_address_of_a_client_is_its_own_whatever_it_claims(self):
        first, second = ADDRESSES[:2]
        made = [self.status("/@a/api/guests", method="POST", body={"name": "Lisa"}, address=first,
                            headers={"X-Forwarded-For": f"192.0.2.{claimed}"}) for claimed in range(3)]  # fmt: skip
        self.assertEqual([201, 201, 429], made)
        self.assertEqual(201, self.status("/@a/api/guests", method="POST", body={"name": "Lisa"}, address=second))

    def test_another_node_answers_for_a_killed_one(self):
        opened = self.websocket("/@b/ws", "b")
        self.processes["b"].send_signal(signal.SIGKILL)
        self.assertEqual(b"", opened.first_byte())
        self.assertEqual(["a"], self.node_of("/@b/"))
        self.assertEqual([["a"]] * len(ADDRESSES), [self.node_of(address=address) for address in ADDRESSES])
        self.processes["b"].wait()
        self.serve("b")
        until(lambda: self.node_of("/@b/") == ["b"], "the node is used again")

    def health_check(self):
        """The exit status of the container's health check, at this proxy."""
        text = (ROOT / "docker/germini-cluster/compose.yaml").read_text()
        _, _, haproxy = text.partition("\n  haproxy:\n")
        command = json.loads(re.search(r"test: (\[.*\])", haproxy)[1])[1:]
        here = [word.replace("/8080 ", f"/{self.port} ") for word in command]
        self.assertNotEqual(command, here)
        return subprocess.run(here, timeout=UP_SECONDS, check=False).returncode

    def test_the_proxy_is_healthy_as_long_as_a_node_answers(self):
        self.assertEqual((200, 0), (self.status("/proxyz"), self.health_check()))
        self.processes["a"].send_signal(signal.SIGKILL)
        until(lambda: self.status("/@a/healthz") == 200 and self.node_of("/@a/") == ["b"], "node b answers for a")
        self.assertEqual((200, 0), (self.status("/proxyz"), self.health_check()))
        self.processes["b"].send_signal(signal.SIGKILL)
        until(lambda: self.status("/proxyz") == 503, "the proxy has noticed that both are dead")
        self.assertEqual(1, self.health_check())

    def test_a_node_that_is_not_ready_keeps_its_own_clients_and_gets_no_new_ones(self):
        opened = self.websocket("/@a/ws", "a")
        database = sqlite3.connect(self.folder / "a" / "germini.db", isolation_level=None)
        self.addCleanup(database.close)
        database.execute("BEGIN IMMEDIATE")
        until(lambda: all(self.node_of(address=address) == ["b"] for address in ADDRESSES), "node a gets no visitors")
        self.assertEqual([101] * len(ADDRESSES), [self.websocket("/ws", "b", address).status for address in ADDRESSES])
        self.assertEqual(["a"], self.node_of("/@a/"))
        self.assertEqual(PING, opened.first_byte()[0])
        database.execute("ROLLBACK")
        until(lambda: any(self.node_of(address=address) == ["a"] for address in ADDRESSES), "node a gets visitors again")

    def test_a_paused_node_is_left_by_its_clients(self):
        address = next(address for address in ADDRESSES if self.node_of(address=address) == ["b"])
        opened = [self.websocket("/@b/ws", "b"), self.websocket("/ws", "b", address)]
        self.processes["b"].send_signal(signal.SIGSTOP)
        self.assertEqual([b"", b""], [one.first_byte() for one in opened])
        self.assertEqual(["a"], self.node_of("/@b/"))
        self.processes["b"].send_signal(signal.SIGCONT)
        until(lambda: self.node_of("/@b/") == ["b"], "the node is used again")


if __name__ == "__main__":
    unittest.main()
