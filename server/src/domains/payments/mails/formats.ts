import type { Language } from '@amarena/shared/contracts/platform/languages';

const CREDITS: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>> = {
  it: { one: 'credito', other: 'crediti' },
  de: { one: 'Credit', other: 'Credits' },
  en: { one: 'credit', other: 'credits' },
  es: { one: 'crédito', other: 'créditos' },
  fr: { one: 'crédit', other: 'crédits' },
  nl: { one: 'credit', other: 'credits' },
  pl: { one: 'kredyt', few: 'kredyty', other: 'kredytów' },
};

/** `25 crediti`, for receipts and mails. */
export const creditsIn = (language: Language, count: number): string => {
  const forms = CREDITS[language];
  return `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`;
};

/** Date and time in a time zone, with the zone's name: a receipt must not be ambiguous about the hour. */
export const momentIn = (language: Language, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
