// A release has no test settings, and reports its version.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { EXE, Server } from './lib/start_server.mjs';

const FOR_TESTS = ['--packs'];

suite('settings for tests', () => {
  for (const setting of FOR_TESTS)
    test(`${setting} is refused by name`, () => {
      const { status, stdout, stderr } = spawnSync(EXE, ['serve', setting, 'x'], { encoding: 'utf8', timeout: 20_000 });
      assert.equal(status, 78);
      assert.match(stdout + stderr, new RegExp(`unknown setting "${setting}"`));
    });

  test('the program does not contain their names', () => {
    const program = readFileSync(EXE, 'latin1');
    assert.ok(program.includes('outbox-messages'), 'names of settings are to be found in a program');
    for (const setting of FOR_TESTS) {
      const name = setting.slice(2);
      assert.ok(!program.includes(`\0${name}\0`), name);
      assert.ok(!program.includes(setting), setting);
    }
    assert.ok(!program.includes('file of packs, used in order'));
  });
});

test('the program reports version and commit: on the command line, in the log, over HTTP', async () => {
  const { status, stdout } = spawnSync(EXE, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  assert.equal(status, 0);
  const [, version, , commit] = /^germini (\d+\.\d+\.\d+)( \((\S+)\))?\n$/.exec(stdout) ?? assert.fail(stdout);
  const server = await Server.start();
  const answer = await fetch(`${server.base}/api/version`);
  assert.deepEqual(await answer.json(), { version, commit: commit ?? null, source: null });
  assert.match(
    server.log.split('\n')[0],
    new RegExp(`germini ${stdout.trim().slice('germini '.length).replace(/[.()]/g, '\\$&')}$`),
  );
  await server.dispose();
});
