/** Words of the pop-ups. They load with the deferred parts. Italian is the source. */
const it = {
  'entry.title': 'Prima di entrare',
  'entry.text': '{{name}} è per persone maggiorenni.',
  'entry.fictional': 'Qui ci sono anche {{fictional}}: hanno sempre l’etichetta, e con loro un incontro reale non è possibile.',
  'entry.adult': 'Entrando confermi di avere almeno {{age}} anni.',
  'entry.enter': 'Ho capito, entra',
  'entry.leave': 'Esci',
  'terms.title': 'Abbiamo cambiato i termini',
  'terms.since': 'Valgono dal {{date}}. Che cosa cambia per te:',
  'terms.read': 'Leggi i termini per intero',
  'terms.accept': 'Accetto i nuovi termini',
  'terms.leave': 'Non li accetto: i miei dati e il mio account',
  'bonus.title': 'Il {{percentage}} in meno, per {{hours}} ore',
  'bonus.text': 'Il tuo primo acquisto costa il {{percentage}} in meno, fino alle {{time}}. Vale una volta sola.',
  'bonus.text_tonight': 'Il tuo primo acquisto costa il {{percentage}} in meno, fino alle {{time}} di stanotte. Vale una volta sola.',
  'bonus.left': 'Tempo rimasto: {{time}}',
} as const;

export default it;
