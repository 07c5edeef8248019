// The latest news of the table, a sentence shown for a few seconds.
const SHOWN_MS = 9000;

class Happened {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(sentences: string[]): void {
    if (!sentences.length) return;
    this.text = sentences.join(' ');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ''), SHOWN_MS);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}

export const recentNews = new Happened();
