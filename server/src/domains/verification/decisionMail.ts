import { SELFIE_HOURS, type VerificationReason } from '@amarena/shared/contracts/account/verification';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Mail } from '../../mail/mail.ts';

interface Words {
  readonly subject: string;
  readonly hello: (name: string) => string;
  readonly verified: string;
  /** Precedes the reason. */
  readonly refused: string;
  readonly reasons: Readonly<Record<VerificationReason, string>>;
  readonly selfie: string;
  /** Button labels, for a verified and a refused member. */
  readonly see: string;
  readonly again: string;
}

/** Subjects reveal nothing to someone who sees the recipient's screen. */
const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    subject: 'La verifica del tuo profilo',
    hello: (name) => `Ciao ${name},`,
    verified: 'il tuo profilo è verificato: il selfie mostra la stessa persona delle foto. Il segno è visibile da subito.',
    refused: 'abbiamo guardato il tuo selfie e questa volta non possiamo dare la verifica. Il motivo:',
    reasons: {
      code_missing: 'il codice scritto a mano non si legge o non c’è.',
      code_wrong: 'il codice sul foglio non è quello che ti abbiamo dato.',
      face_hidden: 'il viso non si vede bene.',
      face_differs: 'il viso non sembra quello delle tue foto.',
      several_people: 'nel selfie c’è più di una persona.',
      edited: 'il selfie sembra ritoccato o preso da uno schermo.',
    },
    selfie: `Il selfie non si può più aprire e viene cancellato entro ${SELFIE_HOURS} ore.`,
    see: 'Vedi la verifica',
    again: 'Riprova con un nuovo selfie',
  },
  en: {
    subject: 'Your profile verification',
    hello: (name) => `Hi ${name},`,
    verified: 'Your profile is verified: the selfie shows the same person as your photos. The badge is visible from now on.',
    refused: 'We looked at your selfie and cannot give you the badge this time. The reason:',
    reasons: {
      code_missing: 'the handwritten code is missing or cannot be read.',
      code_wrong: 'the code on the paper is not the one we gave you.',
      face_hidden: 'your face cannot be seen clearly.',
      face_differs: 'the face does not seem to be the one in your photos.',
      several_people: 'there is more than one person in the selfie.',
      edited: 'the selfie looks edited or taken from a screen.',
    },
    selfie: `Nobody can open the selfie any more, and it is deleted within ${SELFIE_HOURS} hours.`,
    see: 'See your verification',
    again: 'Try again with a new selfie',
  },
  de: {
    subject: 'Die Verifizierung deines Profils',
    hello: (name) => `Hallo ${name},`,
    verified: 'dein Profil ist verifiziert: Das Selfie zeigt dieselbe Person wie deine Fotos. Das Zeichen ist ab sofort zu sehen.',
    refused: 'wir haben uns dein Selfie angesehen und können dein Profil diesmal nicht verifizieren. Der Grund:',
    reasons: {
      code_missing: 'Der handgeschriebene Code fehlt oder ist nicht lesbar.',
      code_wrong: 'Der Code auf dem Zettel ist nicht der, den du von uns hast.',
      face_hidden: 'Dein Gesicht ist nicht gut zu sehen.',
      face_differs: 'Das Gesicht scheint nicht das auf deinen Fotos zu sein.',
      several_people: 'Auf dem Selfie ist mehr als eine Person.',
      edited: 'Das Selfie wirkt bearbeitet oder von einem Bildschirm abfotografiert.',
    },
    selfie: `Niemand kann das Selfie mehr öffnen, und es wird innerhalb von ${SELFIE_HOURS} Stunden gelöscht.`,
    see: 'Verifizierung ansehen',
    again: 'Mit neuem Selfie versuchen',
  },
  fr: {
    subject: 'La vérification de ton profil',
    hello: (name) => `Bonjour ${name},`,
    verified: 'Ton profil est vérifié : le selfie montre la même personne que tes photos. Le signe est visible dès maintenant.',
    refused: 'Nous avons regardé ton selfie et nous ne pouvons pas vérifier ton profil cette fois-ci. La raison :',
    reasons: {
      code_missing: 'le code écrit à la main manque ou ne se lit pas.',
      code_wrong: 'le code sur la feuille n’est pas celui que nous t’avons donné.',
      face_hidden: 'ton visage ne se voit pas bien.',
      face_differs: 'le visage ne semble pas être celui de tes photos.',
      several_people: 'il y a plus d’une personne sur le selfie.',
      edited: 'le selfie semble retouché ou pris sur un écran.',
    },
    selfie: `Plus personne ne peut ouvrir le selfie ; il est supprimé dans les ${SELFIE_HOURS} heures.`,
    see: 'Voir la vérification',
    again: 'Réessayer avec un nouveau selfie',
  },
  es: {
    subject: 'La verificación de tu perfil',
    hello: (name) => `Hola, ${name}:`,
    verified: 'Tu perfil está verificado: el selfi muestra a la misma persona que tus fotos. La marca se ve desde ahora.',
    refused: 'Hemos mirado tu selfi y esta vez no podemos verificar tu perfil. El motivo:',
    reasons: {
      code_missing: 'el código escrito a mano falta o no se lee.',
      code_wrong: 'el código del papel no es el que te dimos.',
      face_hidden: 'la cara no se ve bien.',
      face_differs: 'la cara no parece la de tus fotos.',
      several_people: 'en el selfi hay más de una persona.',
      edited: 'el selfi parece retocado o tomado de una pantalla.',
    },
    selfie: `Ya nadie puede abrir el selfi, y se borra en un plazo de ${SELFIE_HOURS} horas.`,
    see: 'Ver la verificación',
    again: 'Intentarlo con otro selfi',
  },
  nl: {
    subject: 'De verificatie van je profiel',
    hello: (name) => `Hallo ${name},`,
    verified: 'Je profiel is geverifieerd: de selfie toont dezelfde persoon als je foto’s. Het teken is vanaf nu te zien.',
    refused: 'We hebben je selfie bekeken en kunnen je profiel deze keer niet verifiëren. De reden:',
    reasons: {
      code_missing: 'de handgeschreven code ontbreekt of is niet te lezen.',
      code_wrong: 'de code op het papier is niet de code die je van ons kreeg.',
      face_hidden: 'je gezicht is niet goed te zien.',
      face_differs: 'het gezicht lijkt niet dat van je foto’s te zijn.',
      several_people: 'er staat meer dan één persoon op de selfie.',
      edited: 'de selfie lijkt bewerkt of van een scherm genomen.',
    },
    selfie: `Niemand kan de selfie nog openen; hij wordt binnen ${SELFIE_HOURS} uur verwijderd.`,
    see: 'Verificatie bekijken',
    again: 'Opnieuw met een nieuwe selfie',
  },
  pl: {
    subject: 'Weryfikacja twojego profilu',
    hello: (name) => `Cześć, ${name}!`,
    verified: 'Twój profil jest zweryfikowany: selfie pokazuje tę samą osobę co zdjęcia. Znak jest już widoczny.',
    refused: 'Obejrzeliśmy twoje selfie i tym razem nie możemy przyznać weryfikacji. Powód:',
    reasons: {
      code_missing: 'brakuje odręcznie napisanego kodu albo nie da się go odczytać.',
      code_wrong: 'kod na kartce to nie ten, który od nas masz.',
      face_hidden: 'twarzy nie widać wyraźnie.',
      face_differs: 'twarz nie wygląda na tę ze zdjęć.',
      several_people: 'na selfie jest więcej niż jedna osoba.',
      edited: 'selfie wygląda na przerobione albo zrobione z ekranu.',
    },
    selfie: `Nikt nie może już otworzyć selfie; usuniemy je w ciągu ${SELFIE_HOURS} godzin.`,
    see: 'Zobacz weryfikację',
    again: 'Spróbuj z nowym selfie',
  },
};

interface Decided {
  readonly name: string;
  /** Null: verified. */
  readonly reason: VerificationReason | null;
  /** The member's own verification page. */
  readonly link: string;
}

/** Tells a member what was decided, and why. */
export function decisionMail(language: Language, { name, reason, link }: Decided): Pick<Mail, 'subject' | 'text' | 'action'> {
  const words = WORDS[language];
  const said = reason === null ? [words.verified] : [words.refused, words.reasons[reason]];
  return {
    subject: words.subject,
    text: [words.hello(name), ...said, words.selfie].join('\n\n'),
    action: { label: reason === null ? words.see : words.again, href: link },
  };
}
