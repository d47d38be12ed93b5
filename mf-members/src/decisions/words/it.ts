/** Words of the decisions that concern a member. The source of the six translations beside it. */
const it = {
  title: 'Decisioni che ti riguardano',
  intro: 'Che cosa abbiamo deciso, perché e che cosa puoi fare.',
  none_title: 'Nessuna decisione',
  none_text: 'Se segnali qualcuno o decidiamo qualcosa sul tuo profilo, lo trovi qui.',
  answer: 'La nostra risposta',
  overturned: 'Annullata',
  appealed: 'Hai chiesto un riesame {{when}}. Un’altra persona decide e te lo scrive.',
  upheld: 'Riesaminata da un’altra persona: la decisione resta.',
  appeal: 'Chiedi un riesame',
  appeal_until: 'Possibile fino al {{date}}. Decide un’altra persona.',
  appeal_label: 'Perché la decisione è sbagliata?',
  appeal_missing: 'Scrivi perché, anche in una frase.',
  appeal_send: 'Invia la richiesta',
  appeal_sent: 'Richiesta inviata. Un’altra persona riesamina la decisione.',
  not_found: 'Questa decisione non c’è fra le tue. Ecco le altre.',
} as const;

export default it;
