// Playing any game at its page, even one unknown to the page: checks which controls the table has, and
// answers by mouse, by touch, or by keyboard alone.
import assert from 'node:assert/strict';
import { apart, pressCard } from './hands_on.mjs';

const MOST_TABS = 120;

/** The page's current question, or null; runs in the page. */
function asked() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const board = document.querySelector('[data-testid="board"]');
  if (document.querySelector('[data-testid="sheet-dialog"]')) return { kind: 'sheet' };
  if (board?.dataset.settled !== 'true') return null;
  const words = all('[data-testid="words"] button').map(({ dataset }) => dataset.testid);
  if (words.length > 0) return { kind: 'word', words };
  const ids = (selector) => all(`[data-testid$="-panel"] ${selector}`).map(({ dataset }) => dataset.testid);
  const ends = ids('.buttons button');
  if (ends.length > 0) return { kind: 'rows', rows: ids('[role="group"] button:first-of-type'), ends };
  if (document.querySelector('[data-testid="prompt"]')?.dataset.yours !== 'true') return null;
  const cards = all('button[data-card][data-playable="true"]').map(({ dataset }) => dataset.card);
  const confirm = all('.actions button[data-testid$="-confirm"]')[0]?.dataset.testid;
  if (confirm) return { kind: 'several', cards, confirm };
  const out = document.querySelector('[data-testid="out"]') !== null;
  return cards.length > 0 ? { kind: 'card', cards, out } : null;
}

/** The keyboard focus: a testid, and a card if it is one; runs in the page. */
function focused() {
  const { testid, card } = document.activeElement?.dataset ?? {};
  return { testid: testid ?? null, card: card ?? null };
}

/** Moves there by Tab, and within the hand by the arrows. */
async function reach(person, testid) {
  const { keyboard } = person.page;
  const card = testid.startsWith('card-');
  const seen = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const at = await person.page.evaluate(focused);
    if (at.testid === testid) return;
    seen.push(at.testid);
    if (card && at.card) {
      const last = at.testid;
      await keyboard.press('ArrowRight');
      if ((await person.page.evaluate(focused)).testid !== last) continue;
      await keyboard.press('Home');
      continue;
    }
    await keyboard.press('Tab');
  }
  assert.fail(`${person.name} cannot reach ${testid} by keyboard: ${seen.slice(-12).join(', ')}`);
}

/** Presses a control in this person's way. */
export async function use(person, testid) {
  if (!person.keys) return person.press(testid);
  await reach(person, testid);
  await person.page.keyboard.press('Enter');
}

async function useCard(person, card, again = false) {
  if (person.keys) return use(person, `card-${card}`);
  await pressCard(person, 'card', card, again);
}

/** The next question of any kind. */
export const nextQuestion = (person) => person.when(asked);

/** Answers with what `wish` wants: {word}, {out}; otherwise the first option. */
export async function respond(person, what, { word, out = false } = {}) {
  if (!person.keys && (what.kind === 'word' || what.kind === 'rows')) await apart(person);
  switch (what.kind) {
    case 'word':
      return use(person, what.words.find((one) => one.endsWith(`-${word}`)) ?? what.words[0]);
    case 'rows':
      for (const id of what.rows) await use(person, id);
      return use(person, (await person.at(what.ends.at(-1)).isEnabled()) ? what.ends.at(-1) : what.ends[0]);
    case 'several':
      for (const card of what.cards) {
        if (await person.at(what.confirm).isEnabled()) break;
        await useCard(person, card, true);
      }
      return use(person, what.confirm);
    default: {
      if (what.out && out) return use(person, 'out');
      const card = what.cards.at(-1); // the highest of its suit
      await useCard(person, card);
      // The first tap lifts it.
      if (person.touch) await useCard(person, card, true);
    }
  }
}

/** What is clicked to get on, best first: the last of the first kind that is there. */
const ONWARDS = [
  '[data-testid="cut-pack"]',
  '[data-testid="words"] button:not([data-testid$="-passo"])',
  '[data-testid$="-panel"] [role="group"]:not(:has([aria-pressed="true"])) button',
  '[data-testid$="-panel"] .buttons button:enabled',
  '.actions button[data-testid$="-confirm"]:enabled',
  'button[data-card][data-playable="true"]:not([data-chosen])',
];

/** Plays to the sheet of the hand by clicks from within the page, which is quicker than by mouse. */
export const clickToSheet = (person) =>
  person.page.evaluate(async (onwards) => {
    while (!document.querySelector('[data-testid="sheet-dialog"]')) {
      await new Promise((done) => setTimeout(done, 15));
      if (document.querySelector('[data-testid="board"]')?.dataset.settled !== 'true') continue;
      const found = onwards.map((selector) => [...document.querySelectorAll(selector)].at(-1));
      found.find(Boolean)?.click();
    }
  }, ONWARDS);
