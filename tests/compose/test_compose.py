"""The examples for containers, as docker-compose 1.29 reads them, and their commands in docs/cluster.md.

No container is started. Needs docker-compose, and the release build for the settings of the env files.
"""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

import yaml  # a part of Debian's docker-compose

ROOT = pathlib.Path(__file__).resolve().parents[2]
GERMINI = os.environ.get("TESTS_EXE", str(ROOT / "build/release/bin/germini"))
SINGLE = "docker/compose.yaml"
CLUSTER = "docker/germini-cluster/compose.yaml"
FROM_SINGLE = "docker/germini-cluster/single.yaml"
PASSWORD = {"GERMINI_DATABASE_PASSWORD": "any"}
VERSION = re.compile(r":\d+\.\d+(\.\d+)?$")


def clean_environment(**more):
    others = {key: value for key, value in os.environ.items() if not key.startswith(("GERMINI_", "COMPOSE_"))}
    return {**others, **more}


def compose(*files, profile=None, **environment):
    """Returns the status, the configuration and the messages of docker-compose for these files."""
    command = ["docker-compose", *(word for file in files for word in ("-f", file))]
    if profile:
        command += ["--profile", profile]
    answer = subprocess.run([*command, "config"], cwd=ROOT, env=clean_environment(**environment),
                            capture_output=True, text=True, check=False)  # fmt: skip
    return answer.returncode, yaml.safe_load(answer.stdout) if answer.returncode == 0 else {}, answer.stderr


def services(*files, **how):
    status, configuration, message = compose(*files, **how)
    assert status == 0, message
    return configuration["services"]


def settings_in(path):
    """The settings of an env file, also those that are commented out."""
    pairs = re.findall(r"^#?(GERMINI_[A-Z_]+)=(.*)$", (ROOT / path).read_text(), re.M)
    return dict(pairs)


class Compose(unittest.TestCase):
    def every_service(self):
        yield from services(SINGLE, profile="tls").items()
        yield from services(CLUSTER, **PASSWORD).items()

    def test_each_example_is_read_with_each_env_file(self):
        for file, profile, env in ((SINGLE, None, PASSWORD), (SINGLE, "tls", {}), (CLUSTER, None, PASSWORD)):
            for env_file in ("docker/germini.env", "docker/germini-cluster/germini.env"):
                with self.subTest(file=file, profile=profile, env_file=env_file):
                    read = services(file, profile=profile, **env, GERMINI_ENV_FILE=str(ROOT / env_file))
                    nodes = [one for one in read.values() if one["image"] == "germini"]
                    self.assertTrue(all("GERMINI_TRUSTED_PROXY" in node["environment"] for node in nodes))

    def test_the_program_takes_every_setting_of_the_env_files(self):
        for path in ("docker/germini.env", "docker/germini-cluster/germini.env"):
            with self.subTest(path):
                environment = clean_environment(**settings_in(path))
                answer = subprocess.run([GERMINI, "config"], env=environment, capture_output=True, text=True, check=False)
                self.assertEqual((0, ""), (answer.returncode, answer.stderr))

    def test_the_cluster_is_a_project_of_its_own(self):
        single, cluster = (pathlib.Path(file).parent for file in (SINGLE, CLUSTER))
        self.assertNotEqual(single.name, cluster.name, "docker-compose names the project after the folder")
        _, of_single, _ = compose(SINGLE, profile="tls")
        _, of_cluster, _ = compose(CLUSTER, **PASSWORD)
        self.assertFalse(set(of_single["services"]) & set(of_cluster["services"]))
        names = [{volume.get("name", key) for key, volume in one["volumes"].items()} for one in (of_single, of_cluster)]
        self.assertFalse(names[0] & names[1])

    def test_the_cluster_needs_a_password(self):
        status, _, message = compose(CLUSTER)
        self.assertNotEqual(0, status)
        self.assertIn("docker/germini-cluster/.env", message)

    def test_the_image_is_built_once(self):
        built = [name for name, service in services(CLUSTER, **PASSWORD).items() if "build" in service]
        self.assertEqual(["germini-a"], built)

    def test_memory_and_logs_are_bounded_and_images_pinned(self):
        for name, service in self.every_service():
            with self.subTest(name):
                self.assertIn("mem_limit", service)
                self.assertIn("max-size", service["logging"]["options"])
                if service["image"] != "germini":
                    self.assertRegex(service["image"], VERSION)

    def test_only_haproxy_is_open_and_the_nodes_trust_it(self):
        read = services(CLUSTER, **PASSWORD)
        self.assertEqual(["haproxy"], [name for name, service in read.items() if "ports" in service])
        self.assertTrue(read["haproxy"]["ports"][0].startswith("127.0.0.1:8080:"))

    def test_a_copy_reaches_both_databases_and_the_cluster_does_not_own_the_single_one(self):
        status, configuration, message = compose(CLUSTER, FROM_SINGLE, **PASSWORD)
        self.assertEqual(0, status, message)
        copy = configuration["services"]["from-single"]
        volume, folder, *_ = copy["volumes"][0].split(":")
        self.assertEqual(f"{folder}/germini.db", copy["command"][1])
        owned = configuration["volumes"][volume]
        self.assertEqual((True, "germini_germini-data"), (owned["external"], owned["name"]))
        node = configuration["services"]["germini-a"]["environment"]
        self.assertEqual(node["GERMINI_DATABASE"], copy["command"][2])
        self.assertEqual(node["PGPASSWORD"], copy["environment"]["PGPASSWORD"])

    def test_a_password_that_is_made_twice_stays_the_first(self):
        text = (ROOT / "docs/cluster.md").read_text()
        block = re.search(r"```\n((?:[^`]*\n)?[^`\n]*GERMINI_DATABASE_PASSWORD=[^`]*?)\n(?=docker-compose)", text)
        self.assertIsNotNone(block)
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "docker/germini-cluster").mkdir(parents=True)
            made = []
            for _ in range(2):
                subprocess.run(["bash", "-c", block[1]], cwd=folder, check=True)
                path = pathlib.Path(folder) / "docker/germini-cluster/.env"
                made.append(path.read_text())
                self.assertEqual(0o600, path.stat().st_mode & 0o777)
        self.assertRegex(made[0], r"\AGERMINI_DATABASE_PASSWORD=[0-9a-f]{32}\n\Z")
        self.assertEqual(made[0], made[1])


if __name__ == "__main__":
    unittest.main()
