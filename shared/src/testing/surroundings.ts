import { prepareCalls } from '../api/client.ts';
import { replaceTransport } from '../api/transport.ts';
import { type BusState, type BusWriter, connectBus, type PushState, type Session } from '../bus/index.ts';
import type { Language } from '../contracts/platform/languages.ts';
import type { Settings } from '../contracts/platform/settings.ts';
import { problemTexts } from '../errors/index.ts';
import { startLanguage } from '../i18n/index.ts';
import { i18nState } from '../i18n/instance.ts';
import { type FakeApi, fakeApi } from './fakeApi.ts';
import { aSettings } from './siteBuilders.ts';

/** What the shell provides to a page, without the page. */
export interface SurroundingsOptions {
  /** Default: a visitor. */
  session?: Session;
  /** Default: `aSettings()`. */
  settings?: Settings;
  /** Default: Italian. */
  language?: Language;
  /** Country whose conventions numbers and distances follow. Default: the language's own. */
  country?: string;
  /** Default: a server without answers. */
  api?: FakeApi;
  /** True: calls go through the real network code, and `api` is not asked. For tests with `msw.ts`. Default: false. */
  network?: boolean;
  /** Further state of the bus. */
  bus?: Partial<BusState>;
}

/** A browser without push. */
const NO_PUSH: PushState = { capable: false, subscription: 'unsupported', changing: false, failed: false, last_message: null };

let writer: BusWriter | undefined;

/** The shell's side of the bus in this test file. */
export function theShell(): BusWriter {
  writer ??= connectBus();
  return writer;
}

function setBus(state: Partial<BusState>): void {
  const shell = theShell();
  for (const name of Object.keys(state) as (keyof BusState)[]) setState(shell, name, state);
}

function setState<Name extends keyof BusState>(shell: BusWriter, name: Name, state: Partial<BusState>): void {
  const value = state[name];
  if (value !== undefined) shell.set(name, value as BusState[Name]);
}

/** Provides what the shell would: bus, language with all words that are loaded so far, and a server with fixed answers. */
export async function provideSurroundings(options: SurroundingsOptions = {}): Promise<{ shell: BusWriter; api: FakeApi }> {
  const { session = { status: 'visitor' }, settings = aSettings(), language = 'it', country = null, api = fakeApi() } = options;
  setBus({
    session,
    settings,
    language,
    badges: { unread: 0, newLikes: 0 },
    offer: null,
    connection: 'online',
    push: NO_PUSH,
    ...options.bus,
  });
  const restoreNetwork = replaceTransport(api.adapter);
  if (options.network === true) restoreNetwork();
  await Promise.all([
    prepareCalls(),
    startLanguage(language, { country }),
    problemTexts.load(language),
    ...[...i18nState().defined].map((catalogue) => catalogue.load(language)),
  ]);
  return { shell: theShell(), api };
}
