import type { Language } from '@amarena/shared/contracts/platform/languages';

/** The fixed text around every mail. */
interface LetterWords {
  /** Precedes the address of the button. */
  readonly by_hand: string;
  /** Why someone gets a mail: they have an account, or someone typed their address. */
  readonly why: { readonly account: string; readonly address: string };
}

export const LETTER_WORDS: Readonly<Record<Language, LetterWords>> = {
  it: {
    by_hand: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
    why: { account: 'Ricevi questa e-mail perché hai un account.', address: 'Qualcuno ha scritto il tuo indirizzo nel nostro sito.' },
  },
  de: {
    by_hand: 'Funktioniert der Knopf nicht, dann kopiere diese Adresse in den Browser:',
    why: {
      account: 'Du bekommst diese E-Mail, weil du ein Konto hast.',
      address: 'Jemand hat deine Adresse auf unserer Seite eingegeben.',
    },
  },
  en: {
    by_hand: 'If the button does not work, copy this address into your browser:',
    why: { account: 'You get this e-mail because you have an account.', address: 'Somebody typed your address on our site.' },
  },
  es: {
    by_hand: 'Si el botón no funciona, copia esta dirección en el navegador:',
    why: { account: 'Recibes este correo porque tienes una cuenta.', address: 'Alguien ha escrito tu dirección en nuestro sitio.' },
  },
  fr: {
    by_hand: 'Si le bouton ne marche pas, copie cette adresse dans ton navigateur :',
    why: { account: 'Tu reçois cet e-mail parce que tu as un compte.', address: 'Quelqu’un a saisi ton adresse sur notre site.' },
  },
  nl: {
    by_hand: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    why: { account: 'Je krijgt deze e-mail omdat je een account hebt.', address: 'Iemand heeft je adres op onze site ingevuld.' },
  },
  pl: {
    by_hand: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
    why: { account: 'Dostajesz tę wiadomość, ponieważ masz konto.', address: 'Ktoś wpisał twój adres w naszym serwisie.' },
  },
};
