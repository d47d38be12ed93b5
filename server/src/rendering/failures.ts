import type { Language } from '@amarena/shared/contracts/platform/languages';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '../times.ts';

/** A requested screen. `document`: what its answers depend on, see `ScreenRequest`. */
interface Asked {
  readonly path: string;
  readonly language: Language;
  readonly document: string;
}

interface Failed {
  readonly document: string;
  /** Milliseconds. */
  readonly at: number;
}

const MOST = 1_000;
/** Several wordings of a page are rendered within this time: one that succeeds says nothing about another that failed. */
const TOGETHER = MINUTE;

/** The pages that this process last failed to render, so that their publisher can be told. */
export function createRenderFailures({ now }: { now: () => Date }) {
  const failures = new LRUCache<string, Map<Language, Failed>>({ max: MOST });
  return {
    failed({ path, language, document }: Asked): void {
      const of = failures.get(path) ?? new Map<Language, Failed>();
      failures.set(path, of.set(language, { document, at: now().getTime() }));
    },
    rendered({ path, language, document }: Asked): void {
      const of = failures.get(path);
      const before = of?.get(language);
      if (before === undefined) return;
      if (before.document === document || before.at + TOGETHER < now().getTime()) of?.delete(language);
    },
    /** Languages in which the page of a path could not be rendered. */
    of: (path: string): Language[] => [...(failures.get(path)?.keys() ?? [])],
  };
}
export type RenderFailures = ReturnType<typeof createRenderFailures>;
