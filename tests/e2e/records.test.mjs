// `germini simulate` and `replay` from outside: replay recomputes what simulate plays, for every game and preset,
// and malformed input to either is reported with the flag or the field.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { suite, test } from 'node:test';
import { EXE } from './lib/start_server.mjs';

const HANDS = 1000;
const PRESETS = {
  minchiate: ['pagat', 'germini', 'dresden'],
  bolognese: ['ottocento', 'quattro_scartate', 'millone', 'centocinquanta', 'quindici', 'terziglio', 'mattazza'],
};

const run = (args, input = '') => spawnSync(EXE, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
const lines = (text) => text.split('\n').filter(Boolean);
const simulated = (game, preset, hands) =>
  lines(run(['simulate', '--game', game, '--preset', preset, '--hands', String(hands)]).stdout);

suite('hands from the command line', () => {
  for (const [game, presets] of Object.entries(PRESETS))
    for (const preset of presets)
      test(`${game}, ${preset}: ${HANDS} hands, each replayed by its record`, () => {
        const played = simulated(game, preset, HANDS);
        assert.equal(played.length, HANDS);
        const { status, stdout } = run(['replay', '-'], played.join('\n'));
        assert.equal(status, 0);
        assert.deepEqual(
          lines(stdout).map((line) => JSON.parse(line)),
          played.map((line) => JSON.parse(line).result),
        );
      });
});

suite('an invalid call of simulate names its flag', () => {
  const wrong = [
    [['--game', 'tresette'], /^--game: unknown game "tresette": expected one of minchiate and bolognese$/m],
    [
      ['--game', 'bolognese', '--preset', 'pagat'],
      /^--preset: .* "pagat": expected one of ottocento, quattro_scartate, millone, centocinquanta, quindici, terziglio and mattazza$/m,
    ],
    [['--preset', 'ottocento'], /^--preset: .* "ottocento": expected one of pagat, germini and dresden$/m],
    [['--game', 'bolognese', '--option', 'target=0'], /^--option: invalid value "0" for option target$/m],
    [['--game', 'bolognese', '--option', 'tarjet=9'], /^--option: unknown option "tarjet"$/m],
    [
      ['--game', 'bolognese', '--preset', 'quattro_scartate', '--option', 'target=9'],
      /^--option: unknown option "target"$/m,
    ],
    [['--option', 'signals'], /^--option: invalid value "signals": expected NAME=VALUE$/m],
    [['--hands', '-1'], /--hands: -1: expected an integer from 0/],
    [['--hands', 'many'], /--hands: many: expected an integer/],
    [['--seed', '18446744073709551616'], /--seed: 18446744073709551616: expected an integer/],
    [['--any-rules', '--preset', 'pagat'], /--preset excludes --any-rules/],
    [['--any-rules', '--option', 'devil=true'], /--option excludes --any-rules/],
  ];
  for (const [args, says] of wrong)
    test(args.join(' '), () => {
      const { status, stdout, stderr } = run(['simulate', ...args]);
      assert.deepEqual([status, stdout], [1, '']);
      assert.match(stderr, says);
    });
});

suite('a malformed record names its field, or its move', () => {
  const whole = () => JSON.parse(simulated('bolognese', 'ottocento', 1)[0]).record;
  const spoilt = {
    'another game': [(record) => (record.game = 'minchiate'), /ottocento.*\(at \/rules\/preset\)$/],
    'no game that there is': [
      (record) => (record.game = 'tresette'),
      /^Unknown game "tresette"; known games: minchiate and bolognese. \(at \/game\)$/,
    ],
    'no game': [(record) => delete record.game, /\(at \/game\)$/],
    'an option of another preset': [
      (record) => (record.rules.preset = 'quattro_scartate'),
      /\(at \/rules\/options\/target\)$/,
    ],
    'a score for one side': [(record) => record.score.pop(), /^expected an array of 2 elements \(at \/score\)$/],
    'a negative score': [(record) => (record.score[1] = -5), /^expected a number of at least 0 \(at \/score\/1\)$/],
    "a card of another game's pack": [(record) => (record.pack[3] = 'T40'), /\(at \/pack\/3\)$/],
    'a card twice': [(record) => (record.pack[0] = record.pack[1]), /cards once. \(at \/pack\)$/],
    'a nonexistent seat': [(record) => (record.moves[1].seat = 4), /\(at \/moves\/1\/seat\)$/],
  };
  for (const [what, [spoil, says]] of Object.entries(spoilt))
    test(what, () => {
      const record = whole();
      spoil(record);
      const { status, stdout } = run(['replay', '-'], JSON.stringify(record));
      assert.equal(status, 2);
      const { error } = JSON.parse(stdout);
      assert.equal(error.rule, 'FORM-1');
      assert.match(error.message, says);
    });

  test('a move of another game, and one out of turn', () => {
    for (const [at, move, rule] of [
      [2, { seat: 0, cut: 9 }, 'FORM-1'],
      [4, { seat: 0, play: 'B6' }, 'TURN-1'],
    ]) {
      const record = whole();
      record.moves[at] = move;
      const { status, stdout } = run(['replay', '-'], JSON.stringify(record));
      const { error } = JSON.parse(stdout);
      assert.deepEqual([status, error.move, error.rule], [2, at, rule]);
    }
  });

  test('a bad line among good ones, and an invalid file', () => {
    const good = simulated('bolognese', 'ottocento', 2);
    const { status, stdout } = run(['replay', '-'], [good[0], 'rubbish', good[1]].join('\n'));
    assert.equal(status, 2);
    const kinds = lines(stdout).map((line) => (JSON.parse(line).error ? 'error' : 'result'));
    assert.deepEqual(kinds, ['result', 'error', 'result']);
    assert.deepEqual([run(['replay', '/nowhere']).status, run(['replay', '/']).status], [1, 1]);
  });
});
