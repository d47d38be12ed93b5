import type { LanderContent, LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { DEFAULT_LANGUAGE, type Language } from '@amarena/shared/contracts/platform/languages';

/** The content of a variant in a language, else in Italian; null if it has neither. */
export function contentIn(
  { content }: LanderDocument['variants'][number],
  wanted: Language,
): { readonly language: Language; readonly content: LanderContent } | null {
  const language = content[wanted] === undefined ? DEFAULT_LANGUAGE : wanted;
  const found = content[language];
  return found === undefined ? null : { language, content: found };
}
