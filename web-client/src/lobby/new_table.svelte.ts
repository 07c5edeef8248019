// Choices for a new table; everything but game, preset and access has a default.
import { untrack } from 'svelte';
import type { BotLevel, Chat, Options, OptionValue, RulesGame, SeatsBy, TableRequest } from '../protocol/types';
import { registry } from '../games/registry.svelte';
import { signs } from '../games/signs';
import { changes } from '../rules/options';
import { gamePresets } from '../rules/presets.svelte';

export class NewTable {
  game = $state('');
  preset = $state('');
  /** Number of rounds; 0: the preset's default. */
  rounds = $state(0);
  options = $state.raw<Options>({});
  open = $state(false);
  bots = $state(true);
  level = $state<BotLevel>('quick');
  spectators = $state(true);
  /** Players may check played cards and ask for hints. */
  helps = $state(false);
  chat = $state<Chat>('between');
  /** Time per move; null: no limit. */
  seconds = $state<number | null>(null);
  #seats = $state<SeatsBy | null>(null);
  #takeover = $state<boolean | null>(null);
  #public = $state<boolean | null>(null);

  constructor(game: string | undefined, preset?: string) {
    const { game: name, first } = signs.of(game ?? '') ?? signs.first;
    this.game = name;
    this.preset = preset ?? first;
  }

  /** The game as the server describes it; undefined until it has answered. */
  get rules(): RulesGame | undefined {
    return gamePresets.game(this.game);
  }
  get lengths(): number[] {
    return gamePresets.form(this.game, this.preset)?.rounds ?? [];
  }
  /** Options that differ from the preset. */
  get changed(): Options {
    return changes(this.options, this.rules?.presets[this.preset]);
  }
  get seats(): SeatsBy {
    return this.#seats ?? (registry.get(this.game).drawsSeats(this.rounds, this.preset) ? 'drawn' : 'chosen');
  }
  set seats(seats) {
    this.#seats = seats;
  }
  get takeover(): boolean {
    return this.#takeover ?? this.open;
  }
  set takeover(takeover) {
    this.#takeover = takeover;
  }
  get public(): boolean {
    return this.#public ?? (this.open && this.spectators);
  }
  set public(shown) {
    this.#public = shown;
  }

  /** Loads the rules, then the game; choices made in the meantime are kept. */
  async load(): Promise<void> {
    await gamePresets.load();
    untrack(() => this.choose(this.preset));
    await registry.load(this.game);
  }

  /** Selects another game with its default preset. */
  async play(game: string): Promise<void> {
    this.game = game;
    this.rounds = 0;
    this.#seats = null;
    this.choose(signs.of(game)?.first ?? '');
    await registry.load(game);
  }

  /** Selects a preset with its options and usual length: the game's first one if there is no such preset. */
  choose(preset: string): void {
    const usual = this.rounds === this.lengths[0];
    const presets = this.rules?.presets ?? {};
    this.preset = preset in presets ? preset : (Object.keys(presets)[0] ?? preset);
    this.options = { ...presets[this.preset] };
    if (usual || !this.lengths.includes(this.rounds)) this.rounds = this.lengths[0] ?? 0;
  }

  change(option: string, value: OptionValue): void {
    this.options = { ...this.options, [option]: value };
  }

  get request(): TableRequest {
    const { game, preset, open, bots, level, spectators, takeover, chat, helps, seconds, changed } = this;
    const request: TableRequest = { game, preset, open, bots, level, spectators, takeover, chat, seconds };
    Object.assign(request, { aids: helps, hints: helps, public: this.public });
    if (Object.keys(changed).length) request.options = changed;
    if (this.lengths.includes(this.rounds)) request.rounds = this.rounds;
    if (this.rules?.draw) request.seats = this.seats;
    return request;
  }
}
