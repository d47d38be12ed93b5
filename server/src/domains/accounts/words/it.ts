import { elided } from '@amarena/shared/elided';
import { listed } from './listed.ts';
import type { AccountMails } from './words.ts';

export const it: AccountMails = {
  activation: (name) => ({
    subject: 'Conferma la tua e-mail',
    title: `Un tocco e ci sei, ${name}`,
    paragraphs: ['Conferma che questo indirizzo è tuo: da quel momento gli altri vedono il tuo profilo.'],
    button: 'Conferma l’indirizzo',
    after: [
      'Il collegamento vale 7 giorni e una sola volta. Se l’iscrizione non è tua, non fare nulla: senza conferma il profilo resta invisibile.',
    ],
  }),
  reset: (passkeys) => ({
    subject: 'La tua nuova password',
    title: 'Scegli una password nuova',
    paragraphs: ['Qualcuno, speriamo tu, ha chiesto una password nuova per il tuo account.'],
    button: 'Scegli la password',
    after: [
      'Il collegamento vale 60 minuti e una sola volta. Dopo il cambio dovrai accedere di nuovo su tutti i dispositivi.',
      'Non l’hai chiesto tu? Non fare nulla: la tua password resta quella di prima.',
      ...(passkeys.length === 0
        ? []
        : [`Anche queste passkey aprono il tuo account: ${listed('it', passkeys)}. Nella pagina puoi eliminare quelle che non riconosci.`]),
    ],
  }),
  no_account: () => ({
    subject: 'La tua richiesta',
    title: 'Qui non c’è un account',
    paragraphs: [
      'Qualcuno ha chiesto una password nuova con questo indirizzo, ma nessun account lo usa.',
      'Se l’hai chiesta tu, prova con l’altra tua e-mail. Altrimenti non fare nulla: non abbiamo salvato il tuo indirizzo.',
    ],
    after: [],
    why: 'address',
  }),
  release: () => ({
    subject: 'La tua iscrizione',
    title: 'Con questo indirizzo c’è già un’iscrizione',
    paragraphs: [
      'Qualcuno ha appena provato a iscriversi con questo indirizzo. C’è già un’iscrizione, che nessuno ha confermato.',
      'Se la prima non è tua, libera l’indirizzo e iscriviti subito.',
    ],
    button: 'Libera l’indirizzo',
    after: [
      'Il collegamento vale 24 ore e una sola volta. Se la prima iscrizione è tua, confermala con l’altra e-mail che ti abbiamo mandato. Se non hai provato tu, non fare nulla.',
    ],
    why: 'address',
  }),
  password_changed: (name, passkeys) => ({
    subject: 'La tua password è cambiata',
    title: 'La tua password è cambiata',
    paragraphs: [`Ciao ${name}, la password del tuo account è stata cambiata ora. Le altre sessioni sono terminate.`],
    button: 'Non l’ho fatto io',
    after: [
      'Se l’hai fatto tu, non devi fare nulla. Altrimenti scegli subito una password nuova con il pulsante.',
      ...(passkeys.length === 0
        ? []
        : [`Queste passkey aprono ancora il tuo account: ${listed('it', passkeys)}. Se non ne riconosci una, eliminala.`]),
    ],
  }),
  login_attack: (name) => ({
    subject: 'Tentativi di accesso al tuo account',
    title: 'Qualcuno prova a entrare',
    paragraphs: [
      `Ciao ${name}, da molti indirizzi diversi qualcuno ha provato password sbagliate per il tuo account. Nessuna era giusta, e il tuo accesso resta aperto.`,
    ],
    button: 'Scegli una password nuova',
    after: [
      'Se la tua password è lunga e la usi solo qui, non devi fare nulla. Una passkey ti protegge meglio: la aggiungi dalle impostazioni.',
    ],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'Una nuova passkey per il tuo account',
    title: 'Una nuova passkey per il tuo account',
    paragraphs: [`Ciao ${name}, al tuo account è stata aggiunta ora una passkey: «${passkey}». Chi la ha entra senza password.`],
    button: 'Vedi le tue passkey',
    after: ['Se l’hai fatto tu, non devi fare nulla. Altrimenti toglila subito dalle impostazioni e scegli una password nuova.'],
  }),
  mail_change: () => ({
    subject: 'Conferma il nuovo indirizzo',
    title: 'Conferma il nuovo indirizzo',
    paragraphs: ['Hai chiesto di usare questo indirizzo per accedere. Fino alla conferma vale quello di prima.'],
    button: 'Usa questo indirizzo',
    after: ['Il collegamento vale 24 ore e una sola volta. Non l’hai chiesto tu? Non fare nulla.'],
  }),
  mail_changed: (name) => ({
    subject: 'Il tuo indirizzo è cambiato',
    title: 'Il tuo indirizzo è cambiato',
    paragraphs: [`Ciao ${name}, da ora il tuo account usa un altro indirizzo e questo non serve più per accedere.`],
    button: 'Annulla il cambio',
    after: [
      'Se l’hai fatto tu, non devi fare nulla. Altrimenti hai 48 ore per annullare: torna questo indirizzo e tutte le sessioni terminano.',
    ],
  }),
  deleted: (name, until) => ({
    subject: 'Il tuo account è stato eliminato',
    title: `A presto, ${name}`,
    paragraphs: [
      'Abbiamo eliminato il tuo account: da ora nessuno vede più il tuo profilo.',
      elided(`Se ci ripensi, fino al ${until} torna tutto com’era con questo pulsante.`),
    ],
    button: 'Riattiva il mio account',
    after: ['Dopo, messaggi e foto si cancellano per sempre. Teniamo solo i documenti dei pagamenti, perché la legge lo chiede.'],
  }),
};
