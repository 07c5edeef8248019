// Presets and options of the games, requested from the server once.
import type { Options, PresetForm, RulesGame, TableRules } from '../protocol/types';
import { call } from '../net/api';

class Presets {
  games = $state.raw<RulesGame[]>([]);
  #asked: Promise<void> | null = null;

  /** Requests them unless loaded; rejects on failure and retries on the next call. */
  load(): Promise<void> {
    this.#asked ??= call('GET rules').then(
      (list) => void (this.games = list.games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** How a preset is played; without a preset, the game's first one. */
  form(name: string, preset?: string | null): PresetForm | undefined {
    const forms = this.game(name)?.by_preset ?? {};
    return forms[preset ?? Object.keys(forms)[0] ?? ''];
  }

  /** All options of a hand: those of its preset, overridden by its own. */
  options(game: string, rules: TableRules | null): Options {
    return { ...this.game(game)?.presets[rules?.preset ?? ''], ...rules?.options };
  }

  game(name: string): RulesGame | undefined {
    return this.games.find((game) => game.game === name);
  }
}

export const gamePresets = new Presets();
