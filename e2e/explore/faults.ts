import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Control } from './controls.ts';
import { steadily } from './steady.ts';

/** Something that no page may do. */
export interface Fault {
  readonly what: string;
  /** Address at that moment: path and query. */
  readonly at: string;
}

export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Listeners of one walk. A network that the walk itself disables is not a fault; everything else is. */
export interface Watch {
  readonly faults: Fault[];
  offline: boolean;
  /** True if the last press or text did not reach its control. */
  missed: boolean;
  /** When the network last came back, in milliseconds; requests sent before may still fail. */
  onlineSince: number;
}

/** Milliseconds after the network is back during which failures of earlier requests may still be reported. */
const AFTERMATH = 3_000;
/** What browsers log for a failed request: its address is in the location of the line. */
const FAILED_LINE = /^Failed to load resource: (?:net::(\S+)|the server responded with a status of (\d+))/;

export function watch(context: BrowserContext): Watch {
  const heard: Watch = { faults: [], offline: false, missed: false, onlineSince: 0 };
  const say = (page: Page | null, what: string) => heard.faults.push({ what, at: page === null ? '' : addressOf(page) });
  const ownDoing = () => heard.offline || Date.now() - heard.onlineSince < AFTERMATH;
  const failed = new Map<string, string>();
  /** Files that the walk itself blocked; a page may report one only when it needs it. */
  const withheld = new Set<string>();

  context.on('requestfailed', (request: Request) => {
    failed.set(request.url(), request.failure()?.errorText ?? '');
    if (ownDoing()) withheld.add(request.url());
  });
  context.on('response', (response) => {
    if (response.status() >= 500) say(null, `answer ${response.status()} of ${new URL(response.url()).pathname}`);
  });
  context.on('weberror', (error) => say(error.page(), `threw: ${error.error().message}`));
  context.on('console', (line) => {
    if (line.type() !== 'error') return;
    const [known, network, status] = FAILED_LINE.exec(line.text()) ?? [];
    // A refusal of the API is an answer; a status of 500 or more is reported separately.
    if (known !== undefined && status !== undefined) return;
    if (network === 'ERR_ABORTED' && failed.has(line.location().url)) return;
    if (network === 'ERR_INTERNET_DISCONNECTED' && ownDoing()) return;
    if (line.text().startsWith('ChunkLoadError') && [...withheld].some((file) => line.text().includes(file))) return;
    say(line.page(), `console: ${line.text()} ${known === undefined ? '' : line.location().url}`.trim());
  });
  return heard;
}

interface Look {
  /** True if the page is the document of the last press. */
  readonly sameDocument: boolean;
  readonly pressed: boolean;
  readonly offline: boolean;
  readonly controls: readonly Control[];
}

/** What is wrong with a page that has settled. */
export async function faultsOn(page: Page, { sameDocument, pressed, offline, controls }: Look): Promise<Fault[]> {
  const at = addressOf(page);
  const seen = await steadily(page, () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      const shown =
        main !== null && (main.textContent?.trim() !== '' || main.querySelector('img, svg, canvas, video, [aria-busy=true]') !== null);
      const panel = main?.querySelector('section[role=alert] h1, section[role=alert] h2, [role=alert] [data-problem]') ?? null;
      return {
        shown,
        panel: panel?.textContent ?? null,
        // A link within the page moves the starting point of Tab, but no focus.
        focusLost:
          (document.activeElement === document.body || document.activeElement === null) &&
          (location.hash === '' || document.getElementById(decodeURIComponent(location.hash.slice(1))) === null),
      };
    }),
  );
  const unnamed = controls.find(({ name }) => name === '');
  return [
    ...(seen.shown ? [] : [{ what: 'main is empty', at }]),
    ...(seen.panel === null || offline ? [] : [{ what: `did not load: ${seen.panel}`, at }]),
    ...(seen.focusLost && pressed && sameDocument ? [{ what: 'focus is lost', at }] : []),
    ...(unnamed === undefined ? [] : [{ what: `a control has no name: ${unnamed.html}`, at }]),
  ];
}

/** Milliseconds after which a fault of a page is not temporary. */
const LASTING = 5_000;

/** Faults that persist: between two pages there is a moment with neither. */
export async function lasting(page: Page, look: () => Promise<Fault[]>): Promise<Fault[]> {
  let faults = await look();
  for (const patience = Date.now() + LASTING; faults.length > 0 && Date.now() < patience; faults = await look())
    await page.waitForTimeout(250);
  return faults;
}
