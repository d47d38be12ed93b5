import type { BrowserError, ErrorKind } from '@amarena/shared/contracts/platform/browserErrors';
import Bowser from 'bowser';

/** An error as a browser reported it, of a published version. */
export interface ReportedError {
  readonly kind: ErrorKind;
  /** The class of the error, or the directive that was violated. */
  readonly name: string;
  /** What the engine says, or what was refused; null: something else. */
  readonly reason: string | null;
  readonly remote: BrowserError['remote'];
  readonly version: string;
  readonly frames: readonly PublishedFrame[];
  readonly route: string | null;
  readonly generation: number | null;
}

/** A place in a script of a version. */
export type PublishedFrame = BrowserError['frames'][number] & { readonly version: string };

/** Browsers that are told apart. A closed list, because anyone can make up a name. */
const FAMILIES = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung', 'WebView'] as const;

/** The family of a browser by its user agent; `Other` for all that are not told apart. */
export function browserFamily(userAgent: string): string {
  if (userAgent === '') return 'Other';
  const name = Bowser.getParser(userAgent).getBrowserName();
  return FAMILIES.find((family) => name.includes(family)) ?? 'Other';
}
