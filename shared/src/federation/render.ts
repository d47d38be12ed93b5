import type { WrittenAmounts } from '../i18n/formatters.ts';

/** Name of the script with which the server renders screens of a build. Browsers never ask for it. */
export const RENDER_FILE = 'render.cjs';

/** Stands in a remote's render script for the address of its folder, which is known once it is published. */
export const RENDER_BASE = '__AMARENA_BASE__/';

/** Attribute of the element that holds a rendered screen; its value is the container of the version that made it. */
export const RENDERED = 'data-rendered';

/** Id of the JSON script with the answers that a rendered screen was made from: `Answered[]`. */
export const ANSWERS_ELEMENT = 'answers';

/** Id of the JSON script with the amounts that a rendered screen shows: `WrittenAmounts`. */
export const AMOUNTS_ELEMENT = 'amounts';

/** A query by its key, with its answer. */
export type Answered = readonly [key: readonly unknown[], answer: unknown];

/** What a screen is rendered from: nothing else may change its HTML. */
export interface RenderInput {
  /** Path of the address, without query. */
  readonly path: string;
  readonly language: string;
  readonly settings: unknown;
  readonly container: string;
}

/** Asks the API for a query as a visitor would. Rejects for a refusal. */
export type Ask = (path: string, query: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A screen as HTML, with what the browser needs to go on from there. */
export interface RenderedScreen {
  /** What stands in the shell's element, bars included. */
  readonly html: string;
  /** Style elements with the rules that it uses, without a nonce. */
  readonly styles: string;
  /** Links to what its first paint needs, for the head. */
  readonly links: string;
  readonly answers: readonly Answered[];
  /** Absent where a shell of before wrote it. */
  readonly amounts?: WrittenAmounts;
}

/** What the shell's render script exports as `platform`. */
export interface RenderPlatform<Page = unknown> {
  /** Shared modules for the render scripts of remotes, by key. */
  readonly modules: Readonly<Record<string, () => unknown>>;
  /** The page that a remote's script defines while it runs. */
  page(run: () => unknown): Page;
  /** Rejects where the screen throws, or asks for something that is refused. Call it again when it has settled. */
  render(page: Page, input: RenderInput, ask: Ask): Promise<RenderedScreen>;
}
