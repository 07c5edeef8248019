// Day's deals as a page shows them, and the press that begins one.
import { me } from '../app/guest.svelte';
import { language } from '../i18n/index.svelte';
import type { ErrorTexts } from '../net/errors';
import { Loader } from '../net/loader.svelte';
import type { Day, Word } from '../protocol/types';
import { Form } from '../ui/form.svelte';
import { playToday } from './play';
import { loadDay } from './seen_chains';

export class TodayView {
  readonly form = new Form([], () => ({ too_late: language.t.day.late }) as ErrorTexts);
  readonly loader = new Loader<Day>();
  today = $derived(this.loader.value);
  /** A new try may begin. */
  open = $derived(Date.now() < Date.parse(this.today?.begin_until ?? ''));

  /** Loads the day once it is known who asks, and again for somebody else. Call it while a component begins. */
  constructor() {
    $effect(() => {
      void me.guest?.guest;
      if (me.known) void this.loader.load(loadDay);
      return () => this.loader.stop();
    });
  }

  /** `name`: what a visitor without a name has typed. */
  play = (game: Word, name = ''): Promise<void> => this.form.run(() => playToday(game, name));
}
