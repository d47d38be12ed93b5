import { elided } from '@amarena/shared/elided';
import { always, type ModerationWords } from './words.ts';

const suspendedAuthor = (until: string) => ({
  title: 'Segnalazione accolta',
  text: elided(`Abbiamo sospeso fino al ${until} l’account della persona che hai segnalato. Per te resta nascosta anche dopo.`),
});

const suspendedAbout = (until: string) => ({
  title: elided(`Account sospeso fino al ${until}`),
  text: elided(
    `Abbiamo ricevuto una segnalazione e abbiamo sospeso il tuo account fino al ${until}: nessuno trova il tuo profilo e non puoi scrivere né mettere like. Puoi accedere, leggere e usare acquisti e impostazioni.`,
  ),
});

const it: ModerationWords = {
  subject: 'Una nostra decisione che ti riguarda',
  hello: (name) => `Ciao ${name},`,
  hello_nameless: 'Ciao,',
  why: (reason) => `Motivo: ${reason}`,
  answer: (text) => `La nostra risposta: ${text}`,
  read: (link) => `Trovi la decisione anche qui: ${link}`,
  appeal: (until, link) => `${elided(`Non sei d’accordo? Fino al ${until} puoi chiedere che un’altra persona la riesamini:`)} ${link}`,
  about: {
    no_action: always(
      'Nessun provvedimento',
      'Abbiamo ricevuto una segnalazione sul tuo profilo, l’abbiamo letta e non c’è niente da correggere. Per te non cambia nulla.',
    ),
    warn: always(
      'Un avvertimento',
      'Abbiamo ricevuto una segnalazione sul tuo profilo e abbiamo trovato qualcosa che qui non va bene. Il tuo account resta attivo: ti chiediamo di non farlo più.',
    ),
    hide_photo: always(
      'Una tua foto non è più visibile',
      'Abbiamo ricevuto una segnalazione e abbiamo nascosto una tua foto. Il resto del profilo resta com’è.',
    ),
    suspend_7: suspendedAbout,
    suspend_30: suspendedAbout,
    disable: always(
      'Account disattivato',
      'Abbiamo ricevuto una segnalazione e abbiamo disattivato il tuo account senza un termine: nessuno trova il tuo profilo e non puoi scrivere né mettere like. Puoi accedere, leggere e usare acquisti e impostazioni.',
    ),
    approve: always('Foto approvata', 'La tua foto è ora visibile a tutti.'),
    refuse: always('Foto non approvata', 'Non possiamo mostrare la tua foto. Puoi caricarne un’altra quando vuoi.'),
    uphold: always('La decisione resta', 'Dopo la tua richiesta un’altra persona ha riesaminato la decisione e l’ha confermata.'),
    overturn: always(
      'Decisione annullata',
      'Dopo la tua richiesta un’altra persona ha riesaminato la decisione e l’ha annullata. I suoi effetti finiscono subito.',
    ),
  },
  author: {
    no_action: always(
      'Segnalazione esaminata',
      'Abbiamo esaminato la tua segnalazione e non abbiamo preso provvedimenti. Per te la persona resta nascosta.',
    ),
    warn: always('Segnalazione accolta', 'Abbiamo dato un avvertimento alla persona che hai segnalato. Per te resta nascosta.'),
    hide_photo: always(
      'Segnalazione accolta',
      'Abbiamo nascosto una foto della persona che hai segnalato. Per te resta nascosta anche la persona.',
    ),
    suspend_7: suspendedAuthor,
    suspend_30: suspendedAuthor,
    disable: always('Segnalazione accolta', 'Abbiamo disattivato l’account della persona che hai segnalato.'),
    overturn: always(
      'Una decisione è cambiata',
      'Su richiesta, un’altra persona ha riesaminato la decisione sulla tua segnalazione e l’ha annullata. Per te la persona resta nascosta.',
    ),
    accept: always('Reclamo accolto', 'Abbiamo esaminato il tuo reclamo e l’abbiamo accolto.'),
    reject: always('Reclamo non accolto', 'Abbiamo esaminato il tuo reclamo e non possiamo accoglierlo.'),
  },
  reasons: {
    no_violation: 'non c’è nulla contro le nostre regole.',
    not_enough_evidence: 'quello che abbiamo visto non basta per decidere altro.',
    spam_or_money: 'richieste di denaro o pubblicità.',
    harassment: 'messaggi offensivi o insistenti.',
    fake: 'profilo non autentico.',
    sexual_content: 'contenuti sessuali non richiesti.',
    minor: 'possibile minorenne.',
    other: 'un’altra violazione delle nostre regole.',
    no_face: 'nella foto non si riconosce un viso.',
    other_person: 'la foto mostra un’altra persona.',
    unreadable: 'la foto è troppo scura, sfocata o piccola.',
    contact_details: 'nella foto ci sono recapiti o pubblicità.',
    decision_right: 'la prima decisione era giusta.',
    decision_wrong: 'la prima decisione era sbagliata.',
    new_facts: 'ci sono fatti nuovi.',
    solved: 'il problema è risolto.',
    not_our_matter: 'la questione non dipende da noi.',
  },
  complaint: {
    received_subject: (number) => `Abbiamo ricevuto il tuo reclamo n. ${number}`,
    received: (number) => `Il tuo reclamo ha il numero ${number}. Una persona lo legge e ti risponde a questo indirizzo.`,
    answered_subject: (number) => `Risposta al tuo reclamo n. ${number}`,
  },
};

export default it;
