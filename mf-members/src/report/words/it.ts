/** Words of the report dialog. The source of the six translations beside it. */
const it = {
  title: 'Segnala {{name}}',
  intro: '{{name}} non saprà chi ha fatto la segnalazione. Ti scriviamo che cosa abbiamo deciso e perché.',
  legend: 'Motivo',
  missing: 'Scegli un motivo per continuare.',
  'category.spam_or_money': 'Chiede denaro o manda pubblicità',
  'category.harassment': 'Messaggi offensivi o insistenti',
  'category.fake': 'Il profilo non è autentico',
  'category.sexual_content': 'Contenuti sessuali non richiesti',
  'category.minor': 'Potrebbe essere minorenne',
  'category.other': 'Altro',
  text: 'Che cosa è successo? Facoltativo',
  left: '{{number}} caratteri ancora',
  message: 'Il messaggio che segnali viene allegato.',
  lines: 'Allega gli ultimi {{number}} messaggi della conversazione',
  block: 'Blocca anche {{name}}: non potrà aprire la tua pagina',
  apart: 'Da subito non vi incontrate più e non potete scrivervi. La conversazione sparisce dal tuo elenco.',
  send: 'Invia segnalazione',
  sent: 'Segnalazione inviata. Non incontrerai più {{name}}.',
} as const;

export default it;
