// Answers to the page's questions by keyboard alone.
import { byItself } from './hands_on.mjs';

async function itself(person, keys, move) {
  await byItself(person, move, () => keys.enter(`[data-testid="${move}-confirm"]`));
  return keys.somewhere('a question that answered itself');
}

async function discard(person, keys) {
  const done = () => person.at('discard-confirm').isEnabled();
  while (!(await done())) {
    await keys.firstCard();
    await keys.press('Enter');
  }
  await keys.enter('[data-testid="discard-confirm"]');
}

/** One of each row, and the panel's button. */
async function confirmed(keys, move, rows) {
  for (const [first] of rows) await keys.enter(`[data-testid="${first}"]`);
  await keys.enter(`[data-testid="${move}-confirm"]`);
}

const ANSWERS = {
  cut: async (person, keys, asked, { lifted }) => {
    await keys.to('[data-testid="cut-slider"]');
    const shown = async () => Number(await person.at('cut-pack').getAttribute('data-count'));
    for (let now = await shown(); lifted && now !== lifted; now = await shown())
      await keys.press(now < lifted ? 'ArrowRight' : 'ArrowLeft');
    await keys.press('Enter');
  },
  declare: (person, keys, { offered }) =>
    offered > 0 ? keys.enter('[data-testid="declare-confirm"]') : itself(person, keys, 'declare'),
  // The match continues: reloading is confirmed.
  call: (person, keys, { open }) => (open ? keys.enter('[data-testid="call-silent"]') : itself(person, keys, 'call')),
  bid: (_, keys, { words: [, word] }) => keys.enter(`[data-testid="bid-${word}"]`),
  answer: (_, keys, { words: [word] }) => keys.enter(`[data-testid="answer-${word}"]`),
  say: (_, keys, { words: [, word] }) => keys.enter(`[data-testid="say-${word}"]`),
  expose: (_, keys, { rows }) => confirmed(keys, 'expose', rows),
  announce: (_, keys, { rows: [row] }) => confirmed(keys, 'announce', row ? [row] : []),
  discard,
  give: (_, keys) => keys.enter('[data-testid^="give-"][data-playable="true"]'),
  for: (_, keys) => keys.enter('[data-testid^="for-"][data-playable="true"]'),
  play: async (_, keys) => {
    await keys.firstCard();
    await keys.press('Enter');
  },
};

/** Answers a question of the page. `lifted`: the cut; the page's proposal if not given. */
export const answerByKeys = (person, keys, asked, { lifted } = {}) =>
  ANSWERS[asked.kind](person, keys, asked, { lifted });
