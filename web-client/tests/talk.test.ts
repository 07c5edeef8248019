import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { localStore, sessionStore } from '../src/app/storage';
import { language } from '../src/i18n/index.svelte';
import type { TableMessage, Utterance, You } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import { talkAnnouncement } from '../src/talk/announcement';
import { others, speakRefusal } from '../src/talk/silence';
import { Talk } from '../src/talk/talk.svelte';
import TalkPanel from '../src/talk/TalkPanel.svelte';
import { sample } from './samples';
import { silentLine } from '../dev/silent_transport';

const LISA = 100000002;
const OWN = 482915036;
const word = (n: number, text: string, number = LISA, name = 'Lisa'): Utterance => ({ n, number, name, seat: 0, text });
const TABLE = 't4b8n1z6wq0r';
const table = (changes: Partial<TableMessage> = {}): TableMessage => ({
  ...sample<TableMessage>('outbound_table_waiting.json'),
  ...changes,
});
const you = (seat: number | null, host = false): You => ({
  guest: 'guest0001',
  name: 'Ginevra',
  number: OWN,
  seat,
  host,
  last: 0,
});
const texts = (talk: Talk) => talk.heard.map((one) => one.text);

beforeEach(() => {
  localStore.remove(`germini.muted.${TABLE}`);
  sessionStore.remove(`germini.talk.${TABLE}`);
});

describe('the chat of a table', () => {
  it('takes messages once, in order, even if they are repeated after a reconnection', () => {
    const talk = new Talk();
    expect(talk.take([word(5, 'a')]).map(({ n }) => n)).toEqual([5]);
    expect(talk.take([word(5, 'a'), word(6, 'b')]).map(({ n }) => n)).toEqual([6]);
    expect(texts(talk)).toEqual(['a', 'b']);
  });

  it('counts unread messages except the reader’s own, across a reload', () => {
    const talk = new Talk();
    talk.own = OWN;
    talk.at(TABLE);
    talk.take([word(5, 'a'), word(6, 'b'), word(7, 'mine', OWN, 'Ginevra')]);
    expect(talk.unread).toBe(2);
    talk.look();
    expect(talk.unread).toBe(0);
    const again = new Talk();
    again.own = OWN;
    again.at(TABLE);
    again.take([word(5, 'a'), word(6, 'b'), word(8, 'c')]);
    expect(again.unread).toBe(1);
  });

  it('does not show messages of muted people, and remembers that for the table', () => {
    const talk = new Talk();
    talk.at(TABLE);
    talk.take([word(5, 'a')]);
    talk.mute(LISA, true);
    expect(talk.take([word(6, 'b'), word(7, 'c', 100000003, 'Neri')]).map(({ text }) => text)).toEqual(['c']);
    expect(texts(talk)).toEqual(['c']);
    expect(talk.unread).toBe(1);
    const again = new Talk();
    again.at(TABLE);
    expect(again.muted(LISA)).toBe(true);
    again.mute(LISA, false);
    again.take([word(6, 'b')]);
    expect(texts(again)).toEqual(['b']);
  });

  it('restores the text of a refused message, unless something else is being written', () => {
    const talk = new Talk();
    talk.own = OWN;
    talk.draft = ' Ciao ';
    expect(talk.send()).toBe('Ciao');
    expect(talk.draft).toBe('');
    talk.refused();
    expect(talk.draft).toBe('Ciao');
    talk.send();
    talk.draft = 'altro';
    talk.refused();
    expect(talk.draft).toBe('altro');
  });

  it('is announced once, except the reader’s own; for many only the number', () => {
    expect(talkAnnouncement(language.t, [word(5, 'a')], OWN)).toBe('Lisa: a');
    expect(talkAnnouncement(language.t, [word(5, 'a', OWN)], OWN)).toBe('');
    expect(talkAnnouncement(language.t, [word(5, 'a'), word(6, 'b')], OWN)).toBe(language.t.talk.unread(2));
  });
});

describe('the right to chat', () => {
  const settings = (chat: 'on' | 'between' | 'off') => ({ ...table().settings, chat });
  it('belongs to seats, and before the match to invited guests', () => {
    expect(speakRefusal(table(), you(1), false)).toBe(null);
    expect(speakRefusal(table(), you(null), true)).toBe(null);
    expect(speakRefusal(table(), you(null, true), false)).toBe(null);
    expect(speakRefusal(table(), you(null), false)).toBe('chat_players_only');
    expect(speakRefusal(table({ state: 'between' }), you(null), true)).toBe('chat_players_only');
  });
  it('depends on the table, the hand and the host', () => {
    expect(speakRefusal(table({ state: 'playing', settings: settings('between') }), you(1), false)).toBe(
      'chat_between_hands',
    );
    expect(speakRefusal(table({ state: 'between', settings: settings('between') }), you(1), false)).toBe(null);
    expect(speakRefusal(table({ state: 'playing', settings: settings('on') }), you(1), false)).toBe(null);
    expect(speakRefusal(table({ settings: settings('off') }), you(1), false)).toBe('chat_off');
    expect(speakRefusal(table({ chat_muted: true }), you(1), false)).toBe('chat_muted');
  });
  it('and the people who can be muted: seats and those who have spoken, except the reader', () => {
    const seated = table({ seats: table().seats.map((seat) => seat && { ...seat, number: LISA, name: 'Lisa' }) });
    expect(
      others(
        seated,
        [
          { number: 100000003, name: 'Neri' },
          { number: OWN, name: 'Ginevra' },
        ],
        OWN,
      ),
    ).toEqual([
      { number: 100000003, name: 'Neri' },
      { number: LISA, name: 'Lisa' },
    ]);
  });
});

describe('the panel', () => {
  function panel(message: TableMessage, seat: number | null) {
    const session = new TableSession();
    const spoken: string[] = [];
    session.transport = silentLine({
      post: (message) => 'text' in message && spoken.push(message.text),
    });
    session.status = 'open';
    session.take({ t: 'welcome', protocol: 5, you: you(seat), table: message.id, now: new Date().toISOString() });
    session.take(message);
    render(TalkPanel, { board: new TableView(session) });
    return { session, spoken };
  }

  it('shows messages as plain text, with no markup', async () => {
    const { session } = panel(table(), 1);
    session.take({ t: 'talk', messages: [word(5, '<img src=x> & altro')] });
    const line = await screen.findByText('<img src=x> & altro');
    expect(line.querySelector('img')).toBe(null);
    expect(session.talk.unread).toBe(0); // somebody looks at it
  });

  it('follows the latest message only if the reader is at the end, or has written it', async () => {
    const { session } = panel(table(), 1);
    const log = screen.getByTestId('talk-lines');
    Object.defineProperties(log, { scrollHeight: { value: 500 }, clientHeight: { value: 100 } });
    session.take({ t: 'talk', messages: [word(5, 'a')] });
    await tick();
    log.scrollTop = 50;
    session.take({ t: 'talk', messages: [word(6, 'b')] });
    await tick();
    expect(log.scrollTop).toBe(50);
    session.take({ t: 'talk', messages: [word(7, 'c', OWN, 'Ginevra')] });
    await tick();
    expect(log.scrollTop).toBe(500);
    log.scrollTop = 390;
    session.take({ t: 'talk', messages: [word(8, 'd')] });
    await tick();
    expect(log.scrollTop).toBe(500);
  });

  it('sends the text and restores it if refused', async () => {
    const { session, spoken } = panel(table(), 1);
    const input = screen.getByTestId('talk-input');
    await fireEvent.input(input, { target: { value: 'Buona sera' } });
    await fireEvent.submit(input.closest('form') as HTMLFormElement);
    expect(spoken).toEqual(['Buona sera']);
    expect((input as HTMLInputElement).value).toBe('');
    session.take({ t: 'error', code: 'too_many_messages', path: '/text', message: '…' });
    await Promise.resolve();
    expect(session.talk.draft).toBe('Buona sera');
    expect(session.notice?.rule).toBe('too_many_messages');
  });

  it('says why nobody can chat', () => {
    panel(table({ chat_muted: true }), 1);
    expect(screen.queryByTestId('talk-input')).toBe(null);
    expect(screen.getByTestId('talk-silence').dataset['why']).toBe('chat_muted');
  });

  it('skips the emotes of a muted player', () => {
    const seats = table().seats.map((seat, at) => (at === 0 && seat ? { ...seat, number: LISA } : seat));
    const { session } = panel(table({ seats }), 1);
    session.talk.mute(LISA, true);
    session.take({ t: 'said', seat: 0, emote: 'bravo' });
    expect(session.emotes.bySeat).toEqual({});
    session.talk.mute(LISA, false);
    session.take({ t: 'said', seat: 0, emote: 'bravo' });
    expect(session.emotes.bySeat).toEqual({ 0: 'bravo' });
  });
});
