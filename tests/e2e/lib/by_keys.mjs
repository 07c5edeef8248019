// Answers to the page's questions by keyboard alone.

/** Longer than the page ever waits before it answers by itself. */
const BY_ITSELF_MS = 5000;

/** Without a choice the page answers by itself; a choice without effect is confirmed. */
async function byItself(person, keys, move) {
  const panel = person.at(`${move}-panel`);
  const gone = await panel.waitFor({ state: 'hidden', timeout: BY_ITSELF_MS }).then(
    () => true,
    () => false,
  );
  if (!gone) return keys.enter(`[data-testid="${move}-confirm"]`);
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

const ANSWERS = {
  cut: async (person, keys, asked, { lifted }) => {
    await keys.to('[data-testid="cut-slider"]');
    const shown = async () => Number(await person.at('cut-pack').getAttribute('data-count'));
    for (let now = await shown(); lifted && now !== lifted; now = await shown())
      await keys.press(now < lifted ? 'ArrowRight' : 'ArrowLeft');
    await keys.press('Enter');
  },
  declare: (person, keys, { offered }) =>
    offered > 0 ? keys.enter('[data-testid="declare-confirm"]') : byItself(person, keys, 'declare'),
  // The match continues: reloading is confirmed.
  call: (person, keys, { open }) => (open ? keys.enter('[data-testid="call-silent"]') : byItself(person, keys, 'call')),
  bid: (_, keys, { words: [, word] }) => keys.enter(`[data-testid="bid-${word}"]`),
  answer: (_, keys, { words: [word] }) => keys.enter(`[data-testid="answer-${word}"]`),
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
