// What `germini` says of wrong commands and settings: it names the setting, the value, where it came from, and what is
// expected; and what its backups print.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { EXE, Server, undisturbed } from '../e2e/lib/start_server.mjs';

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), 'germini-messages-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

function germini(order, env = {}) {
  const { status, stdout, stderr } = spawnSync(EXE, order, {
    env: { ...undisturbed(), ...env },
    cwd: folder,
    encoding: 'utf8',
    timeout: 5000, // a server that starts although it should not
  });
  return { status, text: stdout + stderr };
}
/** The exit status of words and settings that are refused. */
const REFUSED = 78;
/** That of a command that could not do what it was asked. */
const FAILED = 1;
/** The message of an order that must be refused. */
function refused(order, expected, env = {}, wanted = REFUSED) {
  const { status, text } = germini(order, env);
  assert.equal(status, wanted, `${order.join(' ')}: ${text}`);
  assert.ok(text.includes(expected), `${order.join(' ')}: ${text}`);
  return text;
}
/** The message about a line of a settings file. */
function inFile(line, expected) {
  const file = join(folder, 'wrong.toml');
  writeFileSync(file, `log = "info"\n${line}\n`);
  return refused(['config', '--config', file], `${file} line 2: ${expected}`);
}

suite('settings', () => {
  test('a settings file that is a folder, missing or not readable is refused, and nothing is created', () => {
    refused(['serve', '--config', folder], `--config: invalid value "${folder}": it is a folder`);
    refused(['serve', '--config', 'none.toml'], '"none.toml": it cannot be read (No such file or directory)');
    assert.ok(!existsSync(join(folder, 'data')));
    if (process.getuid() === 0) return; // root may read everything
    writeFileSync(join(folder, 'closed.toml'), '');
    chmodSync(join(folder, 'closed.toml'), 0);
    refused(['serve', '--config', 'closed.toml'], '"closed.toml": it cannot be read (Permission denied)');
  });

  test('a number out of its range is named with the value, the range, and where it came from', () => {
    for (const port of ['80800', '-1', 'abc'])
      refused(['config', '--port', port], `--port: invalid value "${port}": expected a number from 0 to 65535`);
    refused(['config'], 'GERMINI_PORT: invalid value "abc": expected a number from 0 to 65535', {
      GERMINI_PORT: 'abc',
    });
    inFile('backup-hours = 0', 'backup-hours: invalid value "0": expected a number from 1 to 8760');
    inFile('port = 80800', 'port: invalid value "80800": expected');
    for (const line of ['log = "loud"', 'threads = 0', 'node = "A B"', 'database = "mysql://x"']) {
      const [name] = line.split(' ');
      const file = join(folder, 'wrong.toml');
      writeFileSync(file, `${line}\n`);
      const text = refused(['config', '--config', file], `line 1: ${name}: `);
      assert.ok(!text.includes(`--${name}`), text);
    }
  });

  test('a text without quotation marks is refused with that hint', () => {
    assert.match(inFile('host = 0.0.0.0', ''), /texts need quotation marks/);
    assert.match(inFile('host = cards.example', ''), /texts need quotation marks/);
  });

  test('settings that contradict each other, or trust everybody, are refused', () => {
    refused(
      ['config', '--port', '9464', '--metrics', '9464'],
      '--metrics: invalid value "9464": expected another port than that of --port, 9464',
    );
    for (const network of ['0.0.0.0/0', '::/0'])
      refused(
        ['config', '--trusted-proxy', network],
        `--trusted-proxy: invalid value "${network}": expected the proxy's own`,
      );
  });
});

suite('commands', () => {
  test('an unknown command is named, with the nearest one', () => {
    refused(['serv'], 'germini: unknown command "serv"; did you mean "serve"?');
    refused(['server'], 'germini: unknown command "server"; did you mean "serve"?');
    refused(['xyzzy'], 'germini: unknown command "xyzzy"; see germini --help');
    refused(['admin', 'tabels'], 'germini admin: unknown command "tabels"; did you mean "tables"?');
    refused(['admin', 'close'], 'TABLE is required: table id, see `germini admin tables`');
    assert.equal(germini(['--version']).status, 0);
    assert.equal(germini(['admin', '--help']).status, 0);
  });
});

suite('backups', () => {
  let server;
  before(async () => (server = await Server.start()));
  after(() => server.dispose());

  test('backup prints name and size; a damaged backup is refused without advice about other files', () => {
    const file = join(folder, 'copy.db');
    const { status, text } = germini(['backup', file, '--data', server.data]);
    assert.equal(status, 0, text);
    assert.ok(text.includes(`to ${file} (${statSync(file).size} bytes)`), text);
    writeFileSync(file, Buffer.alloc(8192, 'x'));
    const restore = ['restore', file, '--data', join(folder, 'other')];
    const damaged = refused(restore, 'file is not a database', {}, FAILED);
    assert.ok(!damaged.includes('-wal'), damaged);
    truncateSync(file, 100);
    assert.ok(!refused(restore, file, {}, FAILED).includes('-wal'));
    assert.ok(!readdirSync(folder).includes('copy.db-wal'));
  });
});
