import type { Language } from '../contracts/languages.ts';
import type { Money } from '../contracts/payments.ts';
import type { FieldProblem } from '../contracts/validation.ts';
import { formatters } from '../i18n/formatters.ts';
import { type Loadable, theWords } from '../i18n/instance.ts';
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

/** Loads the words of a language; `startLanguage` and every change of language wait for it. */
export const problemTexts: Loadable = {
  namespace: 'errors',
  async load(language) {
    if (loaded.has(language)) return;
    const texts: { default: ProblemTexts } = await import(`./text/${language}.ts`);
    loaded.set(language, texts.default);
  },
};

function textsOf(language: Language): ProblemTexts {
  const texts = loaded.get(language) ?? [...loaded.values()][0];
  if (texts === undefined) throw new Error('No words for errors yet. startLanguage comes before the first screen.');
  return texts;
}

const toolsOf = (language: Language): TextTools => ({
  money: formatters(language, theWords().country).money,
  number: formatters(language, theWords().country).number,
  date: formatters(language, theWords().country).date,
  plural: (count, forms) => forms[new Intl.PluralRules(language).select(count)] ?? forms.other,
});

/**
 * What happened, why, what to do, and whether money or credits were touched. Null: the product shows nothing for
 * this error. A language that is loaded stands in for one that is not.
 */
export function problemText(error: AppError, language: Language): string | null {
  // The table pairs each code with a text for exactly that code's data; TypeScript cannot follow the pairing through a union.
  const text = textsOf(language).problems[error.code] as ((error: AppError, tools: TextTools) => string) | null;
  return text === null ? null : text(error, toolsOf(language));
}

/** Why a field is refused. A reason that this version does not know reads as a plain "check this field". */
export function fieldText(problem: string, language: Language): string {
  const { fields } = textsOf(language);
  return isFieldProblem(problem, fields) ? fields[problem] : fields.invalid;
}

const isFieldProblem = (problem: string, fields: ProblemTexts['fields']): problem is FieldProblem => Object.hasOwn(fields, problem);
