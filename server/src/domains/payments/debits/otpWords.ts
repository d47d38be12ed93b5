import { DIRECT_DEBIT_CODE_MINUTES as MINUTES } from '@amarena/shared/contracts/money/directDebits';
import type { Language } from '@amarena/shared/contracts/platform/languages';

/** The text message with the code. It contains the amount: no one should confirm what they did not see. */
export const OTP_WORDS: Readonly<Record<Language, (code: string, total: string) => string>> = {
  it: (code, total) => `${code} è il tuo codice per l’addebito di ${total}. Vale ${MINUTES} minuti. Non darlo a nessuno.`,
  de: (code, total) => `${code} ist dein Code für die Lastschrift über ${total}. Er gilt ${MINUTES} Minuten. Gib ihn niemandem.`,
  en: (code, total) => `${code} is your code for the debit of ${total}. It works for ${MINUTES} minutes. Do not give it to anybody.`,
  es: (code, total) => `${code} es tu código para el adeudo de ${total}. Vale ${MINUTES} minutos. No se lo des a nadie.`,
  fr: (code, total) => `${code} est ton code pour le prélèvement de ${total}. Il est valable ${MINUTES} minutes. Ne le donne à personne.`,
  nl: (code, total) => `${code} is je code voor de incasso van ${total}. Hij geldt ${MINUTES} minuten. Geef de code aan niemand.`,
  pl: (code, total) => `${code} to twój kod do polecenia zapłaty na ${total}. Jest ważny ${MINUTES} minut. Nie podawaj go nikomu.`,
};
