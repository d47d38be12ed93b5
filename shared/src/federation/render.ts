import type { FormattedAmounts } from '../i18n/formatters.ts';

/** Name of the script with which the server renders screens of a build. Browsers never request it. */
export const RENDER_FILE = 'render.cjs';

/** Placeholder in a remote's render script for the address of its folder, which is known only after publication. */
export const RENDER_BASE = '__AMARENA_BASE__/';

/** Attribute of the element with a server-rendered screen; its value is the container of the version that rendered it. */
export const RENDERED = 'data-rendered';

/** Id of the JSON script with the answers from which a screen was rendered: `Answered[]`. */
export const ANSWERS_ELEMENT = 'answers';

/** Id of the JSON script with the formatted amounts on a rendered screen: `FormattedAmounts`. */
export const AMOUNTS_ELEMENT = 'amounts';

/** A query by its key, with its answer. */
export type Answered = readonly [key: readonly unknown[], answer: unknown];

/** The input of a render: nothing else may change its HTML. */
export interface RenderInput {
  /** Path of the address, without query. */
  readonly path: string;
  readonly language: string;
  readonly settings: unknown;
  readonly container: string;
}

/** Queries the API as a visitor would. Rejects for a refusal. */
export type Ask = (path: string, query: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A screen as HTML, with what the browser needs to hydrate it. */
export interface RenderedScreen {
  /** Content of the shell's element, bars included. */
  readonly html: string;
  /** Style elements with the rules in use, without a nonce. */
  readonly styles: string;
  /** Links for the head: what the first paint needs. */
  readonly links: string;
  readonly answers: readonly Answered[];
  /** Missing if an older shell rendered it. */
  readonly amounts?: FormattedAmounts;
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
