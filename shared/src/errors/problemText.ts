import type { Language } from '../contracts/languages.ts';
import type { Money } from '../contracts/payments.ts';
import type { FieldProblem } from '../contracts/validation.ts';
import { commonCatalogue } from '../i18n/common.ts';
import { formatters } from '../i18n/formatters.ts';
import { currentLanguage, type Loadable, theWords } from '../i18n/instance.ts';
import type { AppError, ErrorCode } from './codes.ts';

/** What a text may use beside the error's own data. */
export interface TextTools {
  money(money: Money): string;
  number(value: number): string;
  /** A day, as `date` of the formatters. */
  date(moment: string): string;
  /** Picks the form of a count; `other` stands in for a form that is not given. */
  plural(count: number, forms: { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }): string;
}

type TextOf<Code extends ErrorCode> = (error: Extract<AppError, { code: Code }>, tools: TextTools) => string;

/** The words of one language. A forgotten code does not compile; null is silent by requirement. */
export interface ProblemTexts {
  readonly problems: { readonly [Code in ErrorCode]: TextOf<Code> | null };
  readonly fields: { readonly [Problem in FieldProblem]: string };
}

const loaded = new Map<Language, ProblemTexts>();
const waiting = new Set<() => void>();

/** The words of a language; undefined: they are not here yet. */
export const textsOf = (language: Language): ProblemTexts | undefined => loaded.get(language);

/** Tells whenever words arrive. Returns a function that stops it. */
export function onTexts(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** Loads the words of a language. They come after the first screen, or with the first error; from then on every change of language waits for them. */
export const problemTexts: Loadable = {
  async load(language) {
    theWords().inUse.add(problemTexts);
    if (loaded.has(language)) return;
    const texts: { default: ProblemTexts } = await import(`./text/${language}.ts`);
    loaded.set(language, texts.default);
    for (const tell of waiting) tell();
  },
};

/** Waits until an error can be told in words. Where these do not arrive either, three sentences stand in that every page has. */
export async function errorTextsLoaded(): Promise<void> {
  try {
    await problemTexts.load(currentLanguage());
  } catch (cause) {
    console.warn('The words for errors did not arrive', cause);
  }
}

const toolsOf = (language: Language): TextTools => ({
  money: formatters(language, theWords().country).money,
  number: formatters(language, theWords().country).number,
  date: formatters(language, theWords().country).date,
  plural: (count, forms) => forms[new Intl.PluralRules(language).select(count)] ?? forms.other,
});

/**
 * What happened, why, what to do, and whether money or credits were touched. Null: the product shows nothing for
 * this error. Until the words are loaded, a sentence for every error stands in.
 */
export function problemText(error: AppError, language: Language, texts = textsOf(language)): string | null {
  if (texts === undefined) return standIn(error, language);
  // The table pairs each code with a text for exactly that code's data; TypeScript cannot follow the pairing through a union.
  const text = texts.problems[error.code] as ((error: AppError, tools: TextTools) => string) | null;
  return text === null ? null : text(error, toolsOf(language));
}

function standIn({ code }: AppError, language: Language): string | null {
  if (code === 'authentication_required') return null;
  return commonCatalogue.translator(language)(code === 'network' ? 'problem.network' : 'problem.generic');
}

/** Why a field is refused. A reason that this version does not know reads as a plain "check this field". */
export function fieldText(problem: string, language: Language, texts = textsOf(language)): string {
  if (texts === undefined) return commonCatalogue.translator(language)('problem.field');
  const { fields } = texts;
  return isFieldProblem(problem, fields) ? fields[problem] : fields.invalid;
}

const isFieldProblem = (problem: string, fields: ProblemTexts['fields']): problem is FieldProblem => Object.hasOwn(fields, problem);
