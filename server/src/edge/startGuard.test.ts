import { runInNewContext } from 'node:vm';
import { describe, expect, it, jest } from '@jest/globals';
import { START_GUARD } from './startGuard.ts';

type Listener = (event: unknown) => void;

/** A clock that goes only when it is told to. */
function aClock() {
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  let now = 1_000_000;
  return {
    now: () => now,
    setTimeout: (work: () => void, wait = 0) => void timers.push({ at: now + Math.max(wait, 0), work }),
    passes(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const [due] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (due === undefined) break;
        timers.splice(timers.indexOf(due), 1);
        now = due.at;
        due.work();
      }
      now = until;
    },
  };
}
/** Longer than anything waits. */
const LONG = 100_000;

interface Arriving {
  /** False: it ends before its last element. */
  readonly isWhole?: boolean;
  readonly lastReload?: number | null;
  /** Whether it has the data that it starts from. */
  readonly canStart?: boolean;
  /** Whether React listens on it. */
  readonly works?: () => boolean;
  /** The cookie with the session's mark, when it is read. */
  readonly cookie?: () => string;
  /** False: the shell has begun to guard the page. */
  readonly guards?: boolean;
  /** What becomes of a request to the site. */
  readonly site?: () => 'answers' | 'refuses' | 'is away';
}

/** A document that is still arriving, with the guard in its head. */
function anArrivingPage(arriving: Arriving = {}) {
  const { isWhole = true, lastReload = null, canStart = false, works = () => false, site = () => 'answers' } = arriving;
  const { cookie = () => '', guards = true } = arriving;
  const style = { visibility: '' };
  const heard: { readonly kind: string; readonly listener: Listener }[] = [];
  const [marked, reload, stored, asked, clock] = [jest.fn(), jest.fn(), jest.fn(), jest.fn(), aClock()];
  let end: () => void = () => undefined;
  runInNewContext(START_GUARD, {
    document: {
      get cookie() {
        return cookie();
      },
      documentElement: { setAttribute: marked, style },
      querySelector: (selector: string) => (selector.includes('first-visit') ? null : { content: '', isConnected: guards }),
      getElementById: (id: string) => (isWhole || (id === 'boot' && canStart) ? {} : null),
      querySelectorAll: () => (works() ? [{ __reactProps$1: {} }] : []),
      addEventListener: (_kind: string, listener: () => void) => {
        end = listener;
      },
    },
    sessionStorage: { getItem: () => lastReload, setItem: stored },
    location: { reload },
    // Known at once, so that the clock of the test is the only one.
    fetch: () => ({
      // biome-ignore lint/suspicious/noThenProperty: the promise of the browser.
      then(answered: (answer: { ok: boolean }) => void, failed: () => void) {
        asked();
        const outcome = site();
        if (outcome === 'is away') failed();
        else answered({ ok: outcome === 'answers' });
      },
    }),
    Math: { max: Math.max, min: Math.min, random: () => 0 },
    setTimeout: clock.setTimeout,
    Date: { now: clock.now },
    addEventListener: (kind: string, listener: Listener) => void heard.push({ kind, listener }),
    removeEventListener: (_kind: string, listener: Listener) => {
      heard.splice(
        heard.findIndex((one) => one.listener === listener),
        1,
      );
    },
  });
  const happens = (kind: string, event: unknown = {}) => {
    for (const one of [...heard]) if (one.kind === kind) one.listener(event);
  };
  return { happens, ends: () => end(), passes: clock.passes, marked, reload, stored, asked, style };
}

const aSubmission = (target = { requestSubmit: jest.fn() }) => ({
  preventDefault: jest.fn(),
  submitter: { style: { opacity: '' } },
  target,
});

/** A button of the document, to which React may begin to listen. */
function aButton() {
  const heard: Listener[] = [];
  const click = jest.fn();
  const button = {
    isConnected: true,
    form: null,
    click,
    addEventListener: (_kind: string, listener: Listener) => void heard.push(listener),
  };
  const target = { closest: () => button };
  return {
    button,
    target,
    click,
    reactListens: () => Object.assign(button, { __reactProps$1: {} }),
    /** A press that has come down to the button. */
    isReached() {
      for (const listener of heard.splice(0)) listener({ target });
    },
  };
}

describe('a form that is sent while the document arrives', () => {
  it('is held, and sent once when that is whole', () => {
    const page = anArrivingPage();
    const first = aSubmission();
    const second = aSubmission(first.target);
    page.happens('submit', first);
    page.happens('submit', second);
    expect(first.preventDefault).toHaveBeenCalledTimes(1);
    expect(second.preventDefault).toHaveBeenCalledTimes(1);
    expect(first.target.requestSubmit).not.toHaveBeenCalled();
    page.ends();
    expect(first.target.requestSubmit.mock.calls).toEqual([[second.submitter]]);
  });

  it('shows it, and is sent after ten seconds if the document is not whole by then', () => {
    const page = anArrivingPage();
    const submission = aSubmission();
    page.happens('submit', submission);
    expect(submission.submitter.style.opacity).toBe('.6');
    page.passes(9_999);
    expect(submission.target.requestSubmit).not.toHaveBeenCalled();
    page.passes(1);
    page.ends();
    expect(submission.target.requestSubmit).toHaveBeenCalledTimes(1);
    expect(submission.submitter.style.opacity).toBe('');
  });

  it('is sent at once if the document ends before its scripts', () => {
    const page = anArrivingPage({ isWhole: false });
    const submission = aSubmission();
    page.happens('submit', submission);
    page.ends();
    page.passes(LONG);
    expect(submission.target.requestSubmit).toHaveBeenCalledTimes(1);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is left alone once that is whole', () => {
    const page = anArrivingPage();
    page.ends();
    const late = aSubmission();
    page.happens('submit', late);
    expect(late.preventDefault).not.toHaveBeenCalled();
  });
});

describe('a document that is cut off before its scripts', () => {
  it('is loaded anew', () => {
    const page = anArrivingPage({ isWhole: false });
    page.ends();
    page.passes(LONG);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.stored.mock.calls).toEqual([['amarena.chunk-reload', '1000000']]);
  });

  it('is loaded anew once a minute at most', () => {
    const page = anArrivingPage({ isWhole: false, lastReload: 999_000 });
    page.ends();
    page.passes(58_999);
    expect(page.reload).not.toHaveBeenCalled();
    page.passes(1);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it.each(['refuses', 'is away'] as const)('waits while the site %s', (trouble) => {
    let isWell = false;
    const page = anArrivingPage({ isWhole: false, site: () => (isWell ? 'answers' : trouble) });
    page.ends();
    page.passes(20_000);
    expect(page.reload).not.toHaveBeenCalled();
    isWell = true;
    page.passes(20_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('asks ever more rarely, up to once a minute', () => {
    const page = anArrivingPage({ isWhole: false, site: () => 'is away' });
    page.ends();
    page.passes(600_000);
    // After 0, 5, 15, 35 and 75 seconds, and then each minute.
    expect(page.asked).toHaveBeenCalledTimes(13);
  });

  it('is left alone, without a request, if it works all the same', () => {
    const page = anArrivingPage({ isWhole: false, works: () => true });
    page.ends();
    page.passes(LONG);
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.asked).not.toHaveBeenCalled();
  });

  it('has five seconds to begin to work if it has the data that it starts from', () => {
    let works = false;
    const page = anArrivingPage({ isWhole: false, canStart: true, works: () => works });
    page.ends();
    page.passes(4_000);
    works = true;
    page.passes(LONG);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is loaded anew if it does not work after that', () => {
    const page = anArrivingPage({ isWhole: false, canStart: true });
    page.ends();
    page.passes(5_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('sends its forms at once', () => {
    const page = anArrivingPage({ isWhole: false, lastReload: 999_000 });
    page.ends();
    const late = aSubmission();
    page.happens('submit', late);
    expect(late.preventDefault).not.toHaveBeenCalled();
  });

  it.each([
    ['goes elsewhere', 'beforeunload', {}],
    ['presses a link', 'click', { target: { closest: (selector: string) => (selector.startsWith('a') ? {} : null) } }],
    ['sends a form', 'submit', aSubmission()],
    ['has left', 'pagehide', {}],
    ['types', 'input', {}],
    ['stops it', 'keydown', { key: 'Escape' }],
  ])('is left alone if its visitor %s', (_what, kind, event) => {
    const page = anArrivingPage({ isWhole: false });
    page.happens(kind, event);
    page.ends();
    page.passes(LONG);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is no document that has arrived', () => {
    const page = anArrivingPage();
    page.ends();
    page.passes(LONG);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('a page that the browser kept before the shell had started', () => {
  const returned = { persisted: true };

  it('is hidden and loaded anew if someone has logged in or out since', () => {
    let mark = '';
    const page = anArrivingPage({ cookie: () => mark });
    page.happens('pageshow', returned);
    expect([page.reload.mock.calls.length, page.style.visibility]).toEqual([0, '']);
    mark = 'session_mark=of another session';
    page.happens('pageshow', { persisted: false });
    expect(page.reload).not.toHaveBeenCalled();
    page.happens('pageshow', returned);
    expect([page.reload.mock.calls.length, page.style.visibility]).toEqual([1, 'hidden']);
  });

  it('is left to the shell once that guards it', () => {
    let mark = '';
    const page = anArrivingPage({ cookie: () => mark, guards: false });
    mark = 'session_mark=of a log-in in this page';
    page.happens('pageshow', returned);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('a button that is pressed before React listens', () => {
  it('is pressed again once React does, and once only', () => {
    const [page, { target, click, reactListens, isReached }] = [anArrivingPage(), aButton()];
    page.happens('click', { target });
    isReached();
    page.passes(1_000);
    expect(click).not.toHaveBeenCalled();
    reactListens();
    page.passes(LONG);
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('is not pressed again if React began to listen during that press', () => {
    const [page, { target, click, reactListens, isReached }] = [anArrivingPage(), aButton()];
    page.happens('click', { target });
    reactListens();
    isReached();
    page.passes(LONG);
    expect(click).not.toHaveBeenCalled();
  });

  it('is not pressed again if React takes an impatient second press', () => {
    const [page, { target, click, reactListens, isReached }] = [anArrivingPage(), aButton()];
    page.happens('click', { target });
    isReached();
    page.passes(200);
    reactListens();
    page.happens('click', { target });
    isReached();
    page.passes(LONG);
    expect(click).not.toHaveBeenCalled();
  });

  it('is not pressed again if React began to listen during a second press', () => {
    const [page, { target, click, reactListens, isReached }] = [anArrivingPage(), aButton()];
    page.happens('click', { target });
    isReached();
    page.happens('click', { target });
    reactListens();
    isReached();
    page.passes(LONG);
    expect(click).not.toHaveBeenCalled();
  });

  it('is not pressed again after twenty seconds, but waits again if it is pressed then', () => {
    const [page, { target, click, reactListens, isReached }] = [anArrivingPage(), aButton()];
    page.happens('click', { target });
    isReached();
    page.passes(21_000);
    page.happens('click', { target });
    isReached();
    expect(click).not.toHaveBeenCalled();
    reactListens();
    page.passes(LONG);
    expect(click).toHaveBeenCalledTimes(1);
  });
});

it.each(['pointerdown', 'keydown'])('notes %s for the script that loads the others', (kind) => {
  const page = anArrivingPage();
  page.happens(kind);
  expect(page.marked).toHaveBeenCalledWith('data-hurried', '');
});
