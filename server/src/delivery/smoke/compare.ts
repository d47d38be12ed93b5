import type { Seen } from './observe.ts';
import { lessThan } from './things.ts';
import { beyond, type Trace, type TraceKind, type Traces } from './traces/traces.ts';
import type { Trouble } from './troubles.ts';

const shortened = (value: string | number): string => {
  const text = String(value).replaceAll(/\s+/g, ' ');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

interface Words {
  found(trace: Trace): string;
  readonly look: string;
}

/** What each kind of trace means, and what to do about it. */
const WORDS: Readonly<Record<TraceKind, Words>> = {
  global: {
    found: ({ name }) => `it adds window.${name}`,
    look: 'Keep it in a module: a global collides with other parts, and with another version of the same one.',
  },
  builtin: {
    found: ({ name, value }) => `it changes ${name}, now ${shortened(value)}`,
    look: 'Use a function of your own: every part of the page uses the same built-in objects.',
  },
  handler: {
    found: ({ name }) => `it sets ${name}, which only one part can`,
    look: 'Use addEventListener, and remove the listener in unmount.',
  },
  listener: {
    found: ({ name, value }) => `it leaves a listener for ${name} behind (${value})`,
    look: 'Remove it when the component is unmounted: return a function from the effect that does, or pass an AbortSignal.',
  },
  timer: {
    found: ({ name }) => `it leaves ${name} running`,
    look: 'End it when the component is unmounted: return a function from the effect that does.',
  },
  rule: {
    found: ({ name }) => `it adds a style rule for "${name}", which applies to every part`,
    look: 'Style your own elements with @amarena/shared/styled, which gives each rule a class of its own.',
  },
  element: {
    found: ({ name, value }) => `it leaves ${name} in the document (${value})`,
    look: 'Remove it in unmount, or keep it within the element that mount is given.',
  },
  frame: {
    found: ({ name, value }) => `it changes the shell’s frame: ${name} is "${shortened(value)}"`,
    look: 'Find the style rule or the script that reaches outside of the remote’s element.',
  },
  title: {
    found: ({ name, value }) => `it changes the title, which is the shell’s: ${name} "${shortened(value)}"`,
    look: "Ask the shell for a title: bus.ask({ type: 'title', … }).",
  },
  stored: {
    found: ({ name }) => `it stores "${shortened(name)}" in the browser`,
    look: 'Give the key the prefix "amarena." and name it in contracts/account/privacy.ts, so that people see and control it.',
  },
};

/** While a page is shown it may have listeners, timers and elements of its own, and its layout its own frame. */
const WHILE_SHOWN: readonly TraceKind[] = ['global', 'builtin', 'handler', 'rule', 'title', 'stored'];

/** What modules of the shell do for a remote looks as if the remote did it, unless a live version shows the same. */
const OF_FIRST_VERSIONS: readonly TraceKind[] = ['global', 'builtin', 'title', 'stored'];

const traceTrouble = (trace: Trace, when: string): Trouble => ({
  rule: 'side_effect',
  found: `${WORDS[trace.kind].found(trace)}, ${when}`,
  expected: 'a page as the remote found it',
  look: WORDS[trace.kind].look,
});

const STAYS: Trouble = {
  rule: 'side_effect',
  found: 'it stays when the person opens another page',
  expected: 'a page that ends at once',
  look: 'Look at what unmount does, and at what the remote does to window.history.',
};

export interface Comparing {
  /** True: the version may show less than before. */
  readonly less: boolean;
  /** Whether the version's own framework adds this name to `window`. */
  readonly brings: (name: string) => boolean;
}

/** Whether the shell wrote a title: each of its titles has the site's name, which is the title of an untouched page. */
const isOfShell = ({ kind, name, value }: Trace, { title }: Traces): boolean => {
  const site = title[name];
  return kind === 'title' && typeof site === 'string' && site !== '' && String(value).includes(site);
};

/** Traces that the version leaves, and its live version does not. */
function tracesLeft(seen: Seen, live: readonly Seen[], { brings }: Pick<Comparing, 'brings'>): Trouble[] {
  const { untouched } = seen;
  const isCounted = (trace: Trace) =>
    (live.length > 0 || OF_FIRST_VERSIONS.includes(trace.kind)) &&
    !(trace.kind === 'global' && brings(trace.name)) &&
    !isOfShell(trace, untouched);
  const left = seen.left === null ? [] : beyond(seen.left, [untouched, ...live.flatMap((one) => one.left ?? [])]).filter(isCounted);
  const isLeft = ({ kind, name }: Trace) => left.some((other) => other.kind === kind && other.name === name);
  const shown = beyond(seen.shown, [untouched, ...live.map((one) => one.shown)]).filter(
    (trace) => WHILE_SHOWN.includes(trace.kind) && isCounted(trace) && !isLeft(trace),
  );
  return [
    ...(seen.stays && !live.some(({ stays }) => stays) ? [STAYS] : []),
    ...shown.map((trace) => traceTrouble(trace, 'while it is shown')),
    ...left.map((trace) => traceTrouble(trace, 'after it was left')),
  ];
}

/** Whether a page left anything behind that it did not find, so that it matters what its live version leaves. */
export const leavesTraces = ({ left, stays, untouched }: Seen): boolean => stays || (left !== null && beyond(left, [untouched]).length > 0);

/** Whether the frame looks different around the version than around its live version. */
const frameTouched = ({ shown }: Seen, live: readonly Seen[]): Trouble[] =>
  beyond(
    shown,
    live.map((one) => one.shown),
  )
    .filter(({ kind }) => kind === 'frame')
    .map((trace) => traceTrouble(trace, 'while it is shown'));

/** Milliseconds. Below, nobody notices much, and machines differ. */
const LONG = 2_000;
const TIMES = 10;

/** Whether the version blocks the browser for longer than its live version does. */
function blocksLonger({ longest }: Seen, live: readonly Seen[]): Trouble[] {
  const before = Math.max(...live.map((one) => one.longest));
  if (longest <= LONG || longest <= before * TIMES) return [];
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  return [
    {
      rule: 'blocks_browser',
      found: `it keeps the browser busy for ${seconds(longest)} without a break`,
      expected: `at most ${TIMES} times as long as the live version, which took ${seconds(before)} in the same browser, or ${LONG / 1_000} s`,
      look: 'Look for a loop over much data; divide the work, or leave it to the server.',
    },
  ];
}

/** Whether the version shows much less than its live version did each time. */
function showsLess({ things }: Seen, live: readonly Seen[]): Trouble[] {
  if (things === null) return [];
  const less = live.map((one) => (one.things === null ? null : lessThan(one.things, things)));
  const [first] = less;
  if (first == null || less.includes(null)) return [];
  return [
    {
      rule: 'shows_less',
      found: `it shows ${first}`,
      expected: 'most of what its live version shows to the same person',
      look: 'Find out what is missing. If it is meant to show less, say so with --accept-less, which the history records.',
    },
  ];
}

/**
 * What a version does that its live version does not, by looks at that; without any, what it does to a page without
 * remotes.
 */
export function differences(seen: Seen, live: readonly Seen[], comparing: Comparing): Trouble[] {
  if (live.length === 0) return tracesLeft(seen, [], comparing);
  const { less } = comparing;
  return [
    ...tracesLeft(seen, live, comparing),
    ...frameTouched(seen, live),
    ...blocksLonger(seen, live),
    ...(less ? [] : showsLess(seen, live)),
  ];
}
