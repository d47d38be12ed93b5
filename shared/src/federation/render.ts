import type { User } from '../contracts/account/user.ts';
import type { Offer } from '../contracts/money/offer.ts';
import type { PendingPayment } from '../contracts/money/pendingPayment.ts';
import type { Dismissed } from '../contracts/platform/dismissed.ts';
import type { Clock } from '../i18n/clock.ts';
import type { WrittenTexts } from '../i18n/written.ts';

export type { Clock };

/** Name of the script with which the server renders screens of a build. Browsers never request it. */
export const RENDER_FILE = 'render.cjs';

/** Placeholder in a remote's render script for the address of its folder, which is known only after publication. */
export const RENDER_BASE = '__AMARENA_BASE__/';

/** Attribute of the element with a server-rendered screen; its value is the container of the version that rendered it. */
export const RENDERED = 'data-rendered';

/** Id of the JSON script with the answers from which a screen was rendered: `Answered[]`. */
export const ANSWERS_ELEMENT = 'answers';

/** Id of the JSON script with the clock of a rendered screen: `Clock`. */
export const CLOCK_ELEMENT = 'clock';

/** Id of the JSON script with what the member had dismissed when a screen was rendered: `Dismissed`. */
export const DISMISSED_ELEMENT = 'dismissed-banners';

/** Id of the JSON script with the formatted amounts and times on a rendered screen: `WrittenTexts`. */
export const AMOUNTS_ELEMENT = 'amounts';

/** A query by its key, with its answer. */
export type Answered = readonly [key: readonly unknown[], answer: unknown];

/** Id of the JSON script with the answers of calls that the page will make first: `KnownAnswer[]`. */
export const KNOWN_ELEMENT = 'known';

/** Id of the JSON script with the calls that a member's screen was rendered from: `MadeCall[]`. */
export const MADE_ELEMENT = 'made';

/** A call of a screen, with the query that it answered: `paged` if that is a list's first page. */
export interface AnsweredCall {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly key: readonly unknown[];
  readonly paged: boolean;
}

/** A GET of the API. */
export type MadeCall = readonly [path: string, query: Readonly<Record<string, unknown>>];

/** The answer to a GET of the API, so that the page need not request it. */
export type KnownAnswer = readonly [path: string, query: Readonly<Record<string, unknown>>, answer: unknown];

/** The input of a render: nothing else may change its HTML. */
export interface RenderInput {
  /** Path of the address, without query. */
  readonly path: string;
  readonly language: string;
  readonly settings: unknown;
  readonly container: string;
  /** Missing for a visitor. */
  readonly member?: RenderedMember;
}

/** Whose page is rendered, and what the shell's own parts show of them. */
export interface RenderedMember {
  readonly user: User;
  readonly badges: { readonly unread: number; readonly newLikes: number };
  readonly offer: Offer | null;
  readonly pending_payment: PendingPayment | null;
  /** The banners that they dismissed in this browser. Missing if only the browser knows, and from an older server. */
  readonly dismissed?: Dismissed;
  /** Answers that are known already, by the keys of their queries. */
  readonly given: readonly Answered[];
  /** Query of the address, with its question mark; empty for none. */
  readonly search: string;
  readonly clock: Clock;
}

/** Queries the API as the person would whose page it is. Rejects for a refusal. */
export type Ask = (path: string, query: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A screen as HTML, with what the browser needs to hydrate it. */
export interface RenderedScreen {
  /** Content of the shell's element, bars included. Empty: only the answers are of use, and the browser renders it. */
  readonly html: string;
  /** Style elements with the rules in use, without a nonce. */
  readonly styles: string;
  /** Links for the head: what the first paint needs. */
  readonly links: string;
  readonly answers: readonly Answered[];
  /** The calls of the queries in `answers`, for the next rendering. Missing for visitors. */
  readonly calls?: readonly AnsweredCall[];
  /** Formatted amounts and times. Missing if an older shell rendered it. */
  readonly amounts?: WrittenTexts;
  /** Id of the member for whom it was rendered. Missing for visitors, and from an older shell, which knows only these. */
  readonly member?: string;
}

/** What the shell's render script exports as `platform`. */
export interface RenderPlatform<Page = unknown> {
  /** Shared modules for the render scripts of remotes, by key. */
  readonly modules: Readonly<Record<string, () => unknown>>;
  /** The page that a remote's script defines when it runs. */
  page(run: () => unknown): Page;
  /** Rejects if the screen throws, or if a query of it is refused. Do not call it again before it has settled. */
  render(page: Page, input: RenderInput, ask: Ask): Promise<RenderedScreen>;
}
