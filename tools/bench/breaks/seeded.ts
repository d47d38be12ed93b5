import type { RemoteName } from '@amarena/shared/contracts/platform/routes';
import type { Pieces } from './copyVersion.ts';

/** A version with one thing wrong. Its versions, contract and everything else stay what they are. */
export interface SeededBreak {
  readonly remote: RemoteName;
  readonly what: string;
  readonly change: (pieces: Pieces) => void;
}

/** Replaces a piece of code wherever the minifier left it. Throws if it is nowhere. */
const instead =
  (before: RegExp, after: string) =>
  ({ scripts }: Pieces): void => {
    let found = false;
    for (const [file, text] of scripts) {
      const changed = text.replace(before, after);
      found ||= changed !== text;
      scripts.set(file, changed);
    }
    if (!found) throw new Error(`No script contains ${before}.`);
  };

/** Runs code when the script of a module has loaded. */
const having =
  (code: string, expose = './page') =>
  ({ scripts, exposes }: Pieces): void => {
    const file = exposes[expose]?.at(-1);
    const text = file === undefined ? undefined : scripts.get(file);
    if (file === undefined || text === undefined) throw new Error(`There is no script of ${expose}.`);
    scripts.set(file, `${text}\n;(()=>{${code}})();`);
  };

const KILOBYTE = 1_000;
const HEAVIER = 300 * KILOBYTE;

/** Unpackable text of so many bytes. */
const noise = (bytes: number): string =>
  Array.from({ length: bytes / 8 }, (_, index) =>
    ((Math.imul(index + 1, 2_654_435_761) >>> 0) * 4_093).toString(36).padStart(8, '0').slice(-8),
  ).join('');

const CHAT: readonly SeededBreak[] = [
  {
    remote: 'mf-chat',
    what: 'a widget never calls its callback',
    change: instead(/(component:function\(\{profile:\w+,onClose:)(\w+)(\}\)\{)/g, '$1$2$3$2=()=>undefined;'),
  },
  {
    remote: 'mf-chat',
    what: 'a widget ignores a property',
    change: instead(/("gift\.title",\{name:)\w+\.name/g, '$1""'),
  },
  {
    remote: 'mf-chat',
    what: 'the button of a widget does nothing',
    change: instead(/(onSubmit:)(\w+)(=>\{\w+\.preventDefault\(\)),void 0===/g, '$1$2$3;return;void 0==='),
  },
  {
    remote: 'mf-chat',
    what: 'an event has another shape',
    change: instead(/(type:"toast",tone:"success",)text:(\w+\("gift\.given")/g, '$1message:$2'),
  },
  {
    remote: 'mf-chat',
    what: 'a page has lost its heading',
    change: instead(/as:\w+\?"h2":"h1"(,children:\w+\("list\.title"\))/g, 'as:"p"$1'),
  },
  {
    remote: 'mf-chat',
    what: 'Array.prototype.filter is replaced',
    change: having('const f=Array.prototype.filter;Array.prototype.filter=function(...a){return f.apply(this,a)}'),
  },
  { remote: 'mf-chat', what: 'fetch is replaced', change: having('const f=window.fetch;window.fetch=(...a)=>f(...a)') },
  {
    remote: 'mf-chat',
    what: 'the title element is written, after the shell did',
    change: having('setTimeout(()=>{document.querySelector("title").textContent="ATTACK"},300)'),
  },
  { remote: 'mf-chat', what: 'a listener stays', change: having('window.addEventListener("scroll",()=>undefined)') },
  { remote: 'mf-chat', what: 'an interval stays', change: having('setInterval(()=>undefined,1000)') },
  {
    remote: 'mf-chat',
    what: 'a style sheet hides the top bar, even later',
    change: having('const s=new CSSStyleSheet();s.replaceSync("header{visibility:hidden}");document.adoptedStyleSheets.push(s)'),
  },
  { remote: 'mf-chat', what: 'an endless loop', change: having('for(;;);') },
  { remote: 'mf-chat', what: 'four seconds of work', change: having('const u=performance.now()+4e3;while(performance.now()<u);') },
  { remote: 'mf-chat', what: 'a global variable', change: having('window.analytics=[]') },
  { remote: 'mf-chat', what: 'an element stays in the body', change: having('document.body.append(document.createElement("aside"))') },
  { remote: 'mf-chat', what: 'a value in the storage under any name', change: having('localStorage.setItem("visits","1")') },
];

const OTHERS: readonly SeededBreak[] = [
  {
    remote: 'mf-chat',
    what: '300 KB more, and a budget that allows it',
    change: ({ scripts, contract, exposes }) => {
      having(`window.performance.mark("${noise(HEAVIER)}")`)({ scripts, contract, exposes });
      const { budgets } = contract;
      contract.budgets = {
        first_load: budgets.first_load + HEAVIER,
        total: budgets.total + HEAVIER,
        routes: Object.fromEntries(Object.entries(budgets.routes).map(([route, bytes]) => [route, bytes + HEAVIER])),
      };
    },
  },
  {
    remote: 'mf-signup',
    what: 'a field of a widget is not filled in',
    change: instead(/(component:\(\{profile:\w+,email:)(\w+)/g, '$1_$2,_:$2'),
  },
  {
    remote: 'mf-members',
    what: 'a callback gets something else',
    change: instead(/(onClick:\(\)=>\w+\()(\w+)(\),children:\w+\("popup\.open"\))/g, '$1[$2]$3'),
  },
  { remote: 'mf-members', what: 'a list is always empty', change: instead(/\.data\.results\.slice\(0,5\)/g, '.data.results.slice(0,0)') },
  {
    remote: 'mf-payments',
    what: 'a page shows its heading and nothing else',
    change: instead(/"ready"===(\w+\.status&&\(0,\w+\.jsx\)\(\w+,\{packages:.{1,60}reload:\w+\.reload\}\)),\w+\]/g, '"never"===$1]'),
  },
  {
    remote: 'mf-payments',
    what: 'XMLHttpRequest is replaced after a moment',
    change: having(
      'setTimeout(()=>{const s=XMLHttpRequest.prototype.send;XMLHttpRequest.prototype.send=function(...a){return s.apply(this,a)}},100)',
    ),
  },
];

/** What other parts rely on: events, and pages that they link to. */
const RELIED_ON: readonly SeededBreak[] = [
  {
    remote: 'mf-members',
    what: 'a request for sign-up has another field',
    change: instead(/(type:"signup",)profile:/g, '$1member:'),
  },
  {
    remote: 'mf-members',
    what: 'a live event is not heard',
    change: instead(/(useLive\)\()"mutual"/g, '$1"mutually"'),
  },
  {
    remote: 'mf-landers',
    what: 'a request for sign-up lacks the address that was typed',
    change: instead(/(type:"signup",\.\.\.""!==\w+&&\{)email:/g, '$1mail:'),
  },
  {
    remote: 'mf-chat',
    what: 'a live event changes nothing',
    change: instead(/case"message":(\{)/g, 'case"messages":$1'),
  },
  {
    remote: 'mf-chat',
    what: 'a page that others link to has a box without a name',
    change: instead(/\w+\("composer\.label"\)/g, '""'),
  },
  {
    remote: 'mf-payments',
    what: 'a page that others link to has no way on',
    change: instead(/\w+\("credits\.continue"\)/g, '""'),
  },
];

export const SEEDED: readonly SeededBreak[] = [...CHAT, ...OTHERS, ...RELIED_ON];
