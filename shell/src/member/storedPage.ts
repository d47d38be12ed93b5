import { type PageMessage, type PageVerdict, STORED_META } from '@amarena/shared/contracts/platform/offline';

/** The parts of the browser that a page from the worker's cache needs. */
export interface StoringBrowser {
  readonly document: Document;
  readonly location: Pick<Location, 'reload'>;
  readonly navigator: {
    readonly serviceWorker?: { readonly controller: { postMessage(message: PageMessage, transfer: Transferable[]): void } | null };
  };
}

/** When the worker stored this page, in milliseconds since 1970; null: it comes from the site. */
export function storedAt(page: Document): number | null {
  const at = page.querySelector(`meta[name="${STORED_META}"]`)?.getAttribute('content') ?? null;
  return at === null ? null : Number(at);
}

export interface StoredPageDeps {
  /** Called at once: what the page shows is old. */
  refresh(): void;
  /** Called with the generation of the site's registry. */
  registryIs(generation: number): void;
}

/**
 * Brings a page up to date that the worker showed before the site answered: refreshes it in place, and asks what the
 * site said. A page of someone who is no longer logged in is hidden and loaded anew.
 */
export function followStoredPage({ document, location, navigator }: StoringBrowser, { refresh, registryIs }: StoredPageDeps): void {
  if (storedAt(document) === null) return;
  refresh();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<PageVerdict>) => {
    port1.close();
    if (data.kind === 'release') registryIs(data.generation);
    if (data.kind !== 'someone_else') return;
    document.documentElement.style.visibility = 'hidden';
    location.reload();
  };
  navigator.serviceWorker?.controller?.postMessage({ type: 'opened' }, [port2]);
}
