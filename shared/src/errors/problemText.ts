import type { FieldProblem } from '../contracts/account/validation.ts';
import type { Money } from '../contracts/money/money.ts';
import type { Language } from '../contracts/platform/languages.ts';
import { commonCatalogue } from '../i18n/common.ts';
import { formatters } from '../i18n/formatters.ts';
import { currentLanguage, i18nState, type Loadable } from '../i18n/instance.ts';
import type { AppError, ErrorCode } from './apiErrors.ts';

/** What a text can use besides the error's own data. */
export interface TextTools {
  money(money: Money): string;
  number(value: number): string;
  /** A day, like `date` of the formatters. */
  date(moment: string): string;
  /** Picks the plural form for a count; `other` replaces a missing form. */
  plural(count: number, forms: { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }): string;
}

type TextOf<Code extends ErrorCode> = (error: Extract<AppError, { code: Code }>, tools: TextTools) => string;

/** The error texts of one language. A missing code does not compile; null is silent by requirement. */
export interface ProblemTexts {
  readonly problems: { readonly [Code in ErrorCode]: TextOf<Code> | null };
  readonly fields: { readonly [Problem in FieldProblem]: string };
}

const loaded = new Map<Language, ProblemTexts>();
const waiting = new Set<() => void>();

/** The error texts of a language; undefined: not loaded yet. */
export const textsOf = (language: Language): ProblemTexts | undefined => loaded.get(language);

/** Calls back whenever texts have loaded. Returns a function that unsubscribes. */
export function onTexts(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * Loads the error texts of a language, after the first screen or with the first error. From then on every change of
 * language waits for them.
 */
export const problemTexts: Loadable = {
  async load(language) {
    i18nState().inUse.add(problemTexts);
    if (loaded.has(language)) return;
    const texts: { default: ProblemTexts } = await import(`./words/${language}.ts`);
    loaded.set(language, texts.default);
    for (const tell of waiting) tell();
  },
};

/** Waits until the error texts have loaded. If they fail to load, three sentences replace them that every page includes. */
export async function errorTextsLoaded(): Promise<void> {
  try {
    await problemTexts.load(currentLanguage());
  } catch (cause) {
    console.warn('The words for errors did not arrive', cause);
  }
}

const toolsOf = (language: Language): TextTools => ({
  money: formatters(language, i18nState().country).money,
  number: formatters(language, i18nState().country).number,
  date: formatters(language, i18nState().country).date,
  plural: (count, forms) => forms[new Intl.PluralRules(language).select(count)] ?? forms.other,
});

/**
 * What happened, why, what to do, and whether money or credits were touched. Null: this error shows nothing. Until the
 * texts have loaded, one general sentence is used.
 */
export function problemText(error: AppError, language: Language, texts = textsOf(language)): string | null {
  if (texts === undefined) return standIn(error, language);
  // The table pairs each code with a text for exactly that code's data; TypeScript cannot follow this pairing through a union.
  const text = texts.problems[error.code] as ((error: AppError, tools: TextTools) => string) | null;
  return text === null ? null : text(error, toolsOf(language));
}

function standIn({ code }: AppError, language: Language): string | null {
  if (code === 'authentication_required') return null;
  return commonCatalogue.translator(language)(code === 'network' ? 'problem.network' : 'problem.generic');
}

/** Why a field is refused. An unknown reason becomes a plain "check this field". */
export function fieldText(problem: string, language: Language, texts = textsOf(language)): string {
  if (texts === undefined) return commonCatalogue.translator(language)('problem.field');
  const { fields } = texts;
  return isFieldProblem(problem, fields) ? fields[problem] : fields.invalid;
}

const isFieldProblem = (problem: string, fields: ProblemTexts['fields']): problem is FieldProblem => Object.hasOwn(fields, problem);
