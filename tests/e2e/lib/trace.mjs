// Chromium's own trace of a page in use: how long scripts ran, and what caused layouts.

const CATEGORIES = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing'];
/** Script-running events; a browser's own names. */
const SCRIPTS = new Set(['FunctionCall', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame']);
const MARKS = { leave: 'flight-leaves', arrive: 'flight-arrives' };

/**
 * Marks in the trace when an animation begins, and when none is left: two marks, since each costs a script
 * its time. To be run before the page's own scripts.
 */
export const markFlights = (context) =>
  context.addInitScript((marks) => {
    const { animate } = Element.prototype;
    let aloft = 0;
    Element.prototype.animate = function (...args) {
      const flight = animate.apply(this, args);
      if ((aloft += 1) === 1) performance.mark(marks.leave);
      const over = () => {
        if ((aloft -= 1) === 0) performance.mark(marks.arrive);
      };
      flight.finished.then(over, over);
      return flight;
    };
  }, MARKS);

/** The page runs so many times slower; 1: as fast as it can. */
export async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Everything the page did while `act` ran. */
export async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return new Trace(JSON.parse((await browser.stopTracing()).toString('utf8')).traceEvents);
}

/** The scripts on the stack, outermost last, as the browser recorded them with a layout. */
const stackOf = ({ args }) => args?.beginData?.stackTrace ?? args?.data?.stackTrace ?? [];

const time = ({ dur, tdur }) => (tdur ?? dur) / 1000;
const within = (part, whole) =>
  part !== whole && part.ts >= whole.ts && part.ts + part.dur <= whole.ts + whole.dur && time(part) * 5 > time(whole);
const part = (one) => `${one.name} ${one.args?.data?.functionName ?? ''} ${time(one).toFixed(1)} ms`;

export class Trace {
  constructor(events) {
    // The page is the thread with the marked animations: all others are the browser's own.
    const mark = events.find(({ name }) => name === MARKS.leave);
    this.events = events.filter(({ pid, tid }) => mark && pid === mark.pid && tid === mark.tid);
  }

  /** When something was animated, as [from, to] in microseconds. */
  get flights() {
    const marks = this.events
      .filter(({ name }) => name === MARKS.leave || name === MARKS.arrive)
      .sort((a, b) => a.ts - b.ts);
    const all = [];
    let aloft = 0;
    for (const { name, ts } of marks) {
      if (name === MARKS.leave && (aloft += 1) === 1) all.push([ts, ts]);
      else if (name === MARKS.arrive && aloft > 0 && (aloft -= 1) === 0) all.at(-1)[1] = ts;
    }
    return all;
  }

  /** The CPU time of each script of the page, in milliseconds, with its main cause; the longest first. */
  scripts(base) {
    const timed = this.events.filter(({ ph, dur }) => ph === 'X' && dur > 0);
    const own = timed.filter(({ args }) => args?.data?.url?.startsWith(base));
    return timed
      .filter((one) => SCRIPTS.has(one.name) && own.some(({ ts }) => ts >= one.ts && ts < one.ts + one.dur))
      .map((one) => ({ ms: time(one), one }))
      .sort((a, b) => b.ms - a.ms)
      .map(({ ms, one }) => ({ ms, parts: () => timed.filter((other) => within(other, one)).map(part) }));
  }

  /** Layouts during animations: those that a script of the page requested, and the frames' own. */
  layouts(base) {
    const aloft = (ts) => this.flights.some(([from, to]) => ts >= from && ts <= to);
    const all = this.events.filter(({ name, ph, ts }) => name === 'Layout' && (ph === 'X' || ph === 'B') && aloft(ts));
    const forced = all.filter((one) => stackOf(one).some(({ url }) => url.startsWith(base)));
    return { forced: forced.map(stackOf), own: all.length - forced.length };
  }
}
