// The worker in which a practice table lives: one at a time, and answers about finished hands. Bots think in slices,
// between which messages are taken.
import type { FromWorker, ToWorker } from './messages';
import { PracticeModule } from './module';

/** Milliseconds of thinking between two looks at the messages. */
const SLICE_MS = 8;

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const send = (message: FromWorker): void => scope.postMessage(message);

let loaded: Promise<PracticeModule> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let reviewing: number | null = null;
const reviews: { id: number; body: string }[] = [];
/** Wakes this worker after the messages that wait. */
const turn = new MessageChannel();
let thinking = false;

function failed(error: unknown): void {
  send({ failed: error instanceof Error ? error.message : String(error) });
  scope.onmessage = null;
  clearTimeout(timer);
  turn.port1.onmessage = null;
}

function plan(module: PracticeModule): void {
  clearTimeout(timer);
  const left = module.wakesIn();
  if (left !== null) timer = setTimeout(() => guarded(() => (module.wake(), plan(module), goOn())), left);
}

function goOn(): void {
  if (thinking) return;
  thinking = true;
  turn.port2.postMessage(null);
}

/** A slice of the bots' thinking, or else of a review. */
function slice(module: PracticeModule): void {
  const end = performance.now() + SLICE_MS;
  let more = true;
  while (more && performance.now() < end) more = module.think() || review(module);
  plan(module);
  if (more) goOn();
}

function review(module: PracticeModule): boolean {
  if (reviewing === null) {
    const next = reviews.shift();
    if (!next) return false;
    reviewing = next.id;
    module.beginReview(next.body);
  }
  const answer = module.reviewStep();
  if (answer) {
    send({ id: reviewing, ...answer });
    reviewing = null;
  }
  return true;
}

function guarded(body: () => void): void {
  try {
    body();
  } catch (error) {
    failed(error);
  }
}

/** Not as a stream: a web space may not know the file's type. */
async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the module cannot be loaded: ${answer.status}`);
  return answer.arrayBuffer();
}

async function take(message: ToWorker): Promise<void> {
  if ('load' in message) {
    loaded = fetched(message.load).then((bytes) =>
      PracticeModule.load(bytes, {
        message: (text) => send({ message: text }),
        entry: (entry) => send({ entry }),
        hand: (hand, text) => send({ hand, text }),
      }),
    );
    await loaded;
    return send({ ready: true });
  }
  const module = await loaded;
  if (!module) throw new Error('a worker without its module');
  if ('open' in message) module.open(message.open);
  else if ('message' in message) module.receive(message.message);
  else if (message.ask === 'review') reviews.push(message);
  else send({ id: message.id, ...answer(module, message.ask, message.body, message.as) });
  plan(module);
  goOn();
}

function answer(module: PracticeModule, ask: 'rules' | 'replay' | 'what_if', body: string, as: string) {
  if (ask === 'rules') return module.rules();
  return ask === 'replay' ? module.replay(body, as) : module.whatIf(body);
}

scope.onmessage = ({ data }) => void take(data).catch(failed);
turn.port1.onmessage = () => {
  thinking = false;
  void loaded?.then((module) => guarded(() => slice(module))).catch(failed);
};
