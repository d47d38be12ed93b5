import { REACTIVATION_DAYS } from '../../contracts/account/linkLifetimes.ts';
import { CODE_MINUTES, SELFIES_PER_DAY } from '../../contracts/account/verification.ts';
import { PHOTO_MIN_SIDE } from '../../contracts/people/photoLimits.ts';
import type { ProblemTexts } from '../problemText.ts';
import { FIELDS } from './fields/it.ts';
import { LANDERS } from './landers/it.ts';
import { MODERATION } from './moderation/it.ts';
import { MONEY } from './money/it.ts';
import { SWIPE_LIMIT_TEXTS } from './swipeLimitTexts.ts';

const it: ProblemTexts = {
  problems: {
    // ERR-27: the session ends silently.
    authentication_required: null,
    forbidden: () => 'Questa pagina non è aperta al tuo account. Torna indietro o accedi con un altro account.',
    not_found: () => 'Non c’è più: il contenuto è stato tolto o l’indirizzo è cambiato. Torna indietro e riprova da lì.',
    validation_failed: () => 'Alcuni campi vanno sistemati. Controlla quelli segnati e riprova.',
    payload_too_large: () => 'Il file è troppo grande. Scegline uno più piccolo e riprova.',
    rate_limited: (e, { number, plural }) =>
      `Troppe richieste in poco tempo. Riprova tra ${plural(e.seconds, { one: '1 secondo', other: `${number(e.seconds)} secondi` })}.`,
    idempotency_key_missing: () => 'La richiesta è arrivata incompleta e non è stata eseguita. Ricarica la pagina e riprova.',
    idempotency_key_reused: () => 'Questa richiesta è già stata usata per altro e non è stata eseguita. Ricarica la pagina e riprova.',
    member_changed: () =>
      'In questo browser è entrato un altro account. La pagina ora mostra quello, e a suo nome non è stato fatto nulla.',
    request_in_progress: () =>
      'La stessa richiesta è ancora in corso: non verrà eseguita due volte. Aspetta un momento e controlla il risultato.',
    login_failed: () => 'Accesso non riuscito: e-mail o password non corrispondono. Controlla e riprova.',
    login_blocked: (e, { number, plural }) =>
      `Troppi tentativi da qui: per sicurezza l’accesso è sospeso per ${plural(e.minutes, { one: '1 minuto', other: `${number(e.minutes)} minuti` })}.`,
    account_deleted: () =>
      `Questo account è stato eliminato. Entro ${REACTIVATION_DAYS} giorni puoi riattivarlo con il collegamento che ti abbiamo mandato per e-mail.`,
    password_wrong: () => 'Questa non è la tua password attuale. Non è cambiato nulla: controllala e riprova.',
    passkey_failed: () => 'Questa passkey non vale qui: è stata tolta, o è di un altro sito. Scegline un’altra o accedi con la password.',
    passkey_expired: () => 'La richiesta della passkey è scaduta. Riprova: ci vuole un attimo.',
    passkey_session_needed: () =>
      'Con un ruolo nel sito, le passkey si cambiano solo dopo l’accesso con una di loro. Esci e accedi con la tua passkey.',
    passkey_limit: (e, { number }) => `Hai già ${number(e.limit)} passkey, di più non si può. Eliminane una per aggiungerne un’altra.`,
    link_invalid: () =>
      'Questo collegamento è scaduto, già usato o incompleto. Chiedi una nuova e-mail e apri il collegamento più recente.',
    mails_used_up: (e, { number }) =>
      `Hai già chiesto ${number(e.limit)} e-mail in un giorno: di più non ne mandiamo. Riprova domani; il collegamento più recente resta valido fino alla sua scadenza.`,
    // At sign-up. The change of address has its own: `email.taken` in `mf-signup/src/settings/words`.
    email_in_use: () => 'Esiste già un account con questa e-mail. Accedi invece di iscriverti di nuovo.',
    account_being_deleted: () =>
      'L’account con questa e-mail è in via di eliminazione. Per riaverlo usa il collegamento di riattivazione che ti abbiamo mandato.',
    signup_disabled: () => 'Per ora ci si iscrive solo su invito. Se hai un invito, apri il collegamento che hai ricevuto.',
    search_hidden: () => 'La ricerca è riservata a chi ha un account. Accedi o iscriviti gratis per vedere chi c’è.',
    profile_disabled: () => 'Questo profilo non è visibile in questo momento. Puoi riprovare più tardi.',
    profile_deleted: () => 'Questo profilo non esiste più: la persona ha lasciato il sito.',
    blocked_by_user: () => 'Questa persona ha bloccato il contatto con te. Non è stato usato nessun credito.',
    blocked: () => 'Hai bloccato questa persona. Sbloccala dal suo profilo per scrivere di nuovo; nessun credito usato.',
    like_self: () => 'È il tuo profilo: puoi mettere like solo agli altri.',
    ...SWIPE_LIMIT_TEXTS,
    ...MODERATION,
    ...LANDERS,
    credits_insufficient: (e, { number, plural }) => {
      const missing = e.needed - e.balance;
      const lack = plural(missing, { one: 'Ti manca 1 credito', other: `Ti mancano ${number(missing)} crediti` });
      const price = plural(e.needed, { one: 'ne serve 1', other: `ne servono ${number(e.needed)}` });
      return `${lack}: ${price} e il tuo saldo è ${number(e.balance)}. Nessun credito usato, quello che hai scritto resta qui.`;
    },
    conversation_limit: () =>
      'Con l’account gratuito non puoi iniziare altre conversazioni. Puoi continuare quelle aperte oppure passare a Premium con un pacchetto di crediti.',
    message_too_long: (e, { number }) =>
      `Il messaggio ha ${number(e.length)} caratteri, il massimo è ${number(e.limit)}. Accorcialo e invialo di nuovo; nessun credito usato.`,
    verification_photo_missing: () =>
      'Per verificare il profilo serve almeno una tua foto controllata, con cui confrontare il selfie. Aggiungi una foto e riprova quando è visibile.',
    verification_closed: () =>
      'Una richiesta di verifica è già in corso oppure il tuo profilo è già verificato. Ricarica la pagina per vedere a che punto sei.',
    verification_code_expired: () =>
      `Il codice non vale più: dura ${CODE_MINUTES} minuti e il selfie è arrivato dopo. Non è stato inviato nulla; chiedi un codice nuovo e rifai la foto.`,
    verification_limit: (e, { number, plural }) =>
      `Hai già inviato ${SELFIES_PER_DAY} selfie in un giorno. Puoi riprovare tra ${plural(e.hours, { one: '1 ora', other: `${number(e.hours)} ore` })}.`,
    premium_required: () => 'È una funzione Premium. Diventi Premium con l’acquisto di un qualsiasi pacchetto di crediti.',
    photo_unusable: (e) =>
      ({
        format: 'Questo file non è una foto che possiamo usare. Scegli una foto in JPEG, PNG, WebP, AVIF o HEIC.',
        unreadable: 'Questa foto è rovinata o incompleta e non si apre. Scegline un’altra.',
        too_small: `Questa foto è troppo piccola. Scegline una di almeno ${PHOTO_MIN_SIDE} pixel per lato.`,
        too_many_pixels: 'Questa foto ha troppi pixel. Rimpiccioliscila o scegline un’altra.',
        refused: 'Questa foto non rispetta le nostre regole ed è già stata rifiutata. Scegline un’altra.',
      })[e.problem],
    photo_limit: (e, { number }) => `Hai già ${number(e.limit)} foto, di più non si può. Togline una per aggiungerne un’altra.`,
    gift_price_changed: (e, { number, plural }) =>
      `Il prezzo di questo regalo nel frattempo è cambiato: ora costa ${plural(e.credits, { one: '1 credito', other: `${number(e.credits)} crediti` })}. Nessun credito usato, controlla e conferma.`,
    photo_deleted: () => 'La foto è stata eliminata. Non si può più vedere.',
    country_unproven: () =>
      'Per l’IVA il paese scelto e quello da cui ti colleghi devono coincidere. Scegli il paese in cui ti trovi, disattiva la VPN se ne usi una, o paga con addebito da un conto di quel paese. Non ti è stato addebitato nulla.',
    payment_method_unavailable: () =>
      'Questo metodo di pagamento non è disponibile nel tuo paese. Scegline un altro: non ti è stato addebitato nulla.',
    price_changed: (e, { money }) =>
      `Il prezzo nel frattempo è cambiato: ora è ${money(e.total)}. Non ti è stato addebitato nulla, controlla e conferma.`,
    ...MONEY,
    unavailable: () =>
      'In questo momento il sito non riesce a rispondere: di solito dura meno di un minuto. Non è andato perso nulla; riprova tra poco.',
    internal: () => 'È un problema nostro, non tuo: non abbiamo potuto completare la richiesta. Riprova tra poco.',
    network: () => 'Nessuna connessione con il sito. Controlla la connessione e riprova.',
    contract_broken: () => 'La risposta del sito non è leggibile: questa pagina potrebbe essere vecchia. Ricaricala e riprova.',
    generic: () => 'Qualcosa è andato storto. Riprova più tardi.',
  },
  fields: FIELDS,
};

export default it;
