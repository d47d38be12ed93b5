import type { PushKind } from '@amarena/shared/contracts/account/notifications';
import type { Language } from '@amarena/shared/contracts/platform/languages';

interface PushWords {
  /** What one person did, if the member chose to see who. */
  readonly by_name: Readonly<Record<PushKind, (name: string) => string>>;
  readonly payment: { readonly completed: string; readonly failed: string };
}

/** Texts of pushes, in addition to those of the notices. */
export const PUSH_WORDS: Readonly<Record<Language, PushWords>> = {
  it: {
    by_name: {
      messages: (name) => `${name} ti ha scritto`,
      likes: (name) => `Hai un like da ${name}`,
      visits: (name) => `${name} ha guardato il tuo profilo`,
    },
    payment: { completed: 'Il pagamento è confermato.', failed: 'Il pagamento non è andato a buon fine.' },
  },
  de: {
    by_name: {
      messages: (name) => `${name} hat dir geschrieben`,
      likes: (name) => `Du hast ein Like von ${name}`,
      visits: (name) => `${name} hat dein Profil angesehen`,
    },
    payment: { completed: 'Die Zahlung ist bestätigt.', failed: 'Die Zahlung hat nicht geklappt.' },
  },
  en: {
    by_name: {
      messages: (name) => `${name} wrote to you`,
      likes: (name) => `You have a like from ${name}`,
      visits: (name) => `${name} looked at your profile`,
    },
    payment: { completed: 'Your payment is confirmed.', failed: 'Your payment did not go through.' },
  },
  es: {
    by_name: {
      messages: (name) => `${name} te ha escrito`,
      likes: (name) => `Tienes un like de ${name}`,
      visits: (name) => `${name} ha mirado tu perfil`,
    },
    payment: { completed: 'El pago está confirmado.', failed: 'El pago no se ha podido completar.' },
  },
  fr: {
    by_name: {
      messages: (name) => `${name} t’a écrit`,
      likes: (name) => `Tu as un like de ${name}`,
      visits: (name) => `${name} a regardé ton profil`,
    },
    payment: { completed: 'Le paiement est confirmé.', failed: 'Le paiement n’a pas abouti.' },
  },
  nl: {
    by_name: {
      messages: (name) => `${name} heeft je geschreven`,
      likes: (name) => `Je hebt een like van ${name}`,
      visits: (name) => `${name} heeft je profiel bekeken`,
    },
    payment: { completed: 'De betaling is bevestigd.', failed: 'De betaling is niet gelukt.' },
  },
  pl: {
    by_name: {
      messages: (name) => `Nowa wiadomość: ${name}`,
      likes: (name) => `Nowe polubienie: ${name}`,
      visits: (name) => `${name} ogląda twój profil`,
    },
    payment: { completed: 'Płatność została potwierdzona.', failed: 'Płatność się nie powiodła.' },
  },
};
