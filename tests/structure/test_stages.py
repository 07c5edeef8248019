"""The runner: failures are counted, skipped stages are named, and an error during setup ends the run."""

import os
import subprocess
import tempfile
import unittest

import project


def bash(script, **settings):
    return subprocess.run(["bash", "-c", script], cwd=project.ROOT, env={**os.environ, **settings},
                          capture_output=True, text=True, check=False)  # fmt: skip


class Stages(unittest.TestCase):
    def run_stages(self, script, **settings):
        with tempfile.TemporaryDirectory() as logs:
            return bash(f". .ci/setup.sh; . .ci/stages.sh; stages_begin; {script}\nstages_end", TESTS_LOGS=logs,
                        **settings)  # fmt: skip

    def test_a_skipped_stage_is_named_and_counted(self):
        answer = self.run_stages(
            "define build 9 one '' false; define suites 9 one build true; define more 9 one 'suites build' true;"
            "define other 9 one '' true; define last 9 one other true; track build suites more other last"
        )
        self.assertNotEqual(0, answer.returncode)
        self.assertEqual(["skipped, and counted as failed: more suites", "2 passed, 3 failed"],
                         answer.stdout.splitlines()[-2:])  # fmt: skip
        self.assertIn("it needs suites build", answer.stdout)

    def test_a_stage_waits_for_what_it_needs_in_another_track(self):
        answer = self.run_stages(
            "define build 9 one '' sleep 2; define suites 9 one build true; track suites & track build; wait"
        )
        self.assertEqual(0, answer.returncode, answer.stdout)
        order = [line.split()[1] for line in answer.stdout.splitlines() if line.startswith("ok")]
        self.assertEqual(["build", "suites"], order)

    def test_stages_are_run_by_name_after_what_they_need(self):
        table = ". .ci/setup.sh; . .ci/stages.sh; . .ci/stage_table.sh; with_needs"
        self.assertEqual("web-packages\nwasm-build\nweb-build\nrelease-build\nend-to-end\n", bash(f"{table} end-to-end").stdout)
        unknown = bash(f"{table} nothing")
        self.assertNotEqual(0, unknown.returncode)
        self.assertIn('unknown stage "nothing"; expected one of: web-packages', unknown.stderr)

    def test_the_table_needs_only_its_own_stages_and_has_no_long_one(self):
        answer = bash(
            ". .ci/setup.sh; . .ci/stages.sh; . .ci/stage_table.sh; . .ci/steps.sh\n"
            'for name in "${STAGE_NAMES[@]}"; do [ "${STAGE_SECONDS[$name]}" -le "$LONGEST_STAGE" ] || echo "$name is long"\n'
            'for needed in ${STAGE_NEEDS[$name]}; do [ -n "${STAGE_KIND[$needed]:-}" ] || echo "$name: $needed"; done\n'
            'set -- ${STAGE_COMMAND[$name]}; [ -n "$(type -t "$1")" ] || echo "$name: $1 is no command"; done\n'
            'echo "${#STAGE_NAMES[@]} stages"'
        )
        self.assertRegex(answer.stdout, r"\A\d\d stages\n\Z")

    def test_all_that_passed_is_green(self):
        answer = self.run_stages(
            "define build 9 one '' true; define suites 9 counted build echo 3 passed, 0 failed; track build suites"
        )
        self.assertEqual(0, answer.returncode, answer.stdout)
        self.assertEqual("4 passed, 0 failed", answer.stdout.splitlines()[-1])

    def test_what_passed_at_the_second_try_is_told(self):
        answer = self.run_stages("stage suites 9 counted printf 'unsteady: club: a case: late\\n3 passed, 0 failed\\n'")
        self.assertEqual(0, answer.returncode, answer.stdout)
        self.assertIn("unsteady: club: a case: late", answer.stdout)

    def test_limits_follow_the_load(self):
        cores = os.cpu_count()
        with tempfile.NamedTemporaryFile("w") as loadavg:
            for load, limit in ((0.1, 100), (cores, 100), (2 * cores, 200), (99 * cores, 400)):
                loadavg.seek(0)
                loadavg.truncate()
                loadavg.write(f"{load} 1 1 1/1 1\n")
                loadavg.flush()
                answer = bash(". .ci/stages.sh; patient 100", TESTS_LOADAVG=loadavg.name)
                self.assertEqual(f"{limit}\n", answer.stdout, answer.stderr)

    def test_as_many_compilers_as_the_memory_has_room_for(self):
        gib = 1 << 20  # in KiB
        cores = os.cpu_count()
        with tempfile.TemporaryDirectory() as folder:
            meminfo = os.path.join(folder, "meminfo")

            def jobs(free, **settings):
                with open(meminfo, "w", encoding="utf-8") as file:
                    file.write(f"MemTotal: {99 * gib} kB\nMemAvailable: {free} kB\n")
                answer = bash(". .ci/setup.sh; build_jobs", TESTS_MEMINFO=meminfo, TESTS_CGROUPS=folder,
                              **{"TESTS_JOBS": "", **settings})  # fmt: skip
                self.assertEqual(0, answer.returncode, answer.stderr)
                return int(answer.stdout)

            self.assertEqual(1, jobs(gib // 2))
            self.assertEqual(1, jobs(2 * gib - 1))
            self.assertEqual(min(2, cores), jobs(2 * gib))
            self.assertEqual(cores, jobs(2 * cores * gib))
            self.assertEqual(7, jobs(gib, TESTS_JOBS="7"))
            # A container is held to less than its machine has.
            with open(os.path.join(folder, "memory.max"), "w", encoding="utf-8") as file:
                file.write(f"{1 << 30}\n")
            self.assertEqual(1, jobs(99 * gib))
            with open(os.path.join(folder, "memory.max"), "w", encoding="utf-8") as file:
                file.write("max\n")
            self.assertEqual(cores, jobs(99 * gib))

    def test_an_error_while_setting_up_ends_it(self):
        """Even if the caller checks the status, within which no shell heeds `set -e`."""
        with tempfile.TemporaryDirectory() as programs:
            for name in ("apt-get", "dpkg-query", "sudo", "id"):
                path = os.path.join(programs, name)
                with open(path, "w", encoding="utf-8") as file:
                    file.write("#!/bin/sh\n" + ("echo 0" if name == "id" else "exit 100") + "\n")
                os.chmod(path, 0o755)
            path = f"{programs}:{os.environ['PATH']}"
            answer = bash("if ! (. .ci/setup.sh; need_packages nothing; echo went on); then echo ended; fi", PATH=path)
            self.assertEqual("Installing: nothing\nended\n", answer.stdout)
            whole = bash("tests/run.sh", PATH=path, TESTS_LOGS=os.path.join(programs, "logs"))
            self.assertEqual("0 passed, 1 failed", whole.stdout.splitlines()[-1])
            self.assertNotEqual(0, whole.returncode)

    def test_a_quiet_command_shows_signs_of_life_and_its_failure(self):
        quiet = bash(". .ci/setup.sh; SIGN_OF_LIFE_SECONDS=1; quietly bash -c 'echo one; sleep 2.5; echo two'")
        self.assertIn("  after 1 s: one\n", quiet.stdout)
        self.assertEqual((0, ""), (quiet.returncode, quiet.stderr))
        failed = bash(". .ci/setup.sh; quietly bash -c 'echo why; exit 3'")
        self.assertEqual((3, "", "why\n"), (failed.returncode, failed.stdout, failed.stderr))

    def test_no_function_counts_on_an_errexit_that_is_off(self):
        """`( set -e; …)` within a condition does nothing."""
        for path in project.files("", ".sh") + project.files(".ci", "run"):
            with self.subTest(project.name(path)):
                self.assertNotRegex(project.text(path), r"(if|while|until)\s+!?\s*\(\s*set -e|\(\s*set -e;[^()]*\)\s*(\|\||&&)")


if __name__ == "__main__":
    unittest.main()
