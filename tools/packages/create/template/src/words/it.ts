export default {
  'example.title': 'Example',
  'example.text': 'Questa pagina è ancora da scrivere.',
  'greeting.visitor': 'Ciao, ti diamo il benvenuto.',
  'greeting.member': 'Ciao, {{name}}.',
  'greeting.answer': 'Ciao',
  'greeting.answers_one': '{{count}} risposta',
  'greeting.answers_many': '{{count}} risposte',
  'greeting.answers_other': '{{count}} risposte',
  'teaser.visitor': 'C’è qualcosa di nuovo per te.',
  'teaser.member': '{{name}}, c’è qualcosa di nuovo per te.',
  'teaser.open': 'Guarda',
} as const;
