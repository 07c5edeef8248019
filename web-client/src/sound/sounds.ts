// The table's sounds, synthesised from noise and short tones: paper on felt, a knock on wood.
import type { SeenEvent } from '../protocol/types';

export type Sound = 'turn' | 'card' | 'trick' | 'deal';

/** Quiet enough beside a conversation. */
const LOUDNESS = 0.25;
const SECOND_CARD = 0.07;
const THIRD_CARD = 0.14;
const SECOND_KNOCK = 0.16;

/** Sound of an event; most events have none. */
export function soundOf(event: SeenEvent): Sound | null {
  if (event.e === 'trick') return 'trick';
  if (event.e !== 'moved') return null;
  if (event.to === 'trick') return 'card';
  return event.why === 'deal' ? 'deal' : null;
}

/** A sheet of paper being laid down: noise from high to low. */
function paper(on: AudioContext, at: number, length: number, pitch: number): void {
  const samples = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const noise = samples.getChannelData(0);
  for (let i = 0; i < noise.length; i++) noise[i] = (Math.random() * 2 - 1) * (1 - i / noise.length) ** 2;
  const source = on.createBufferSource();
  source.buffer = samples;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(pitch / 3, at + length);
  const gain = on.createGain();
  gain.gain.value = LOUDNESS;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at);
}

/** A knock on the table: a short low tone. */
function knock(on: AudioContext, at: number, pitch: number): void {
  const length = 0.12;
  const tone = on.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  const gain = on.createGain();
  gain.gain.setValueAtTime(LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
}

const MAKERS: Record<Sound, (on: AudioContext, at: number) => void> = {
  turn: (on, at) => {
    knock(on, at, 220);
    knock(on, at + SECOND_KNOCK, 260);
  },
  card: (on, at) => paper(on, at, 0.09, 2400),
  trick: (on, at) => {
    paper(on, at, 0.2, 1500);
    paper(on, at + SECOND_CARD, 0.16, 1100);
  },
  deal: (on, at) => {
    for (const later of [0, SECOND_CARD, THIRD_CARD]) paper(on, at + later, 0.06, 3000);
  },
};

export class Sounds {
  #on: AudioContext | null = null;

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Browsers allow sound only after a user gesture; before that, and without audio support, nothing happens. */
  play(sound: Sound): void {
    try {
      this.#on ??= this.make();
      if (this.#on.state === 'suspended') void this.#on.resume().catch(() => undefined);
      MAKERS[sound](this.#on, this.#on.currentTime);
    } catch {
      this.#on = null;
    }
  }
}

export const sounds = new Sounds();
