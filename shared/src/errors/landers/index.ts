import type { LanderCode } from '../../contracts/landers/landerProblem.ts';
import type { LanderBlockKind } from '../../contracts/landers/landers.ts';
import type { Language } from '../../contracts/platform/languages.ts';

/** The texts that an editor sees for a refused document. `{limit}` and `{name}` stand for the data of the problem. */
export interface LanderWords {
  readonly problems: { readonly [Code in LanderCode]: string };
  /** Names of the kinds of blocks. */
  readonly blocks: { readonly [Kind in LanderBlockKind]: string };
}

/** Loads the words of a language. */
export async function loadLanderWords(language: Language): Promise<LanderWords> {
  const words: { default: LanderWords } = await import(`./${language}.ts`);
  return words.default;
}

/** A problem from the server, which may have codes unknown to this version. */
interface Told {
  readonly code: string;
  readonly limit: number | null;
  readonly name: string | null;
}

const isCode = (code: string, { problems }: LanderWords): code is LanderCode => Object.hasOwn(problems, code);
const isKind = (name: string, { blocks }: LanderWords): name is LanderBlockKind => Object.hasOwn(blocks, name);

/** Why a place of a document is refused, and what to do. */
export function landerProblemText({ code, limit, name }: Told, words: LanderWords): string {
  const text = isCode(code, words) ? words.problems[code] : words.problems.invalid;
  const shown = code.startsWith('block_') && name !== null && isKind(name, words) ? words.blocks[name] : (name ?? '');
  return text.replaceAll('{limit}', String(limit ?? '')).replaceAll('{name}', () => shown);
}
