export default {
  'gifts.title': 'I regali di {{name}}',
  'gifts.sent': 'I regali che hai fatto',
  'gifts.search': 'Cerca persone',
  'gifts.today': 'Chi c’è oggi',
  'gifts.nobody': 'Oggi non c’è nessuno.',
  'gifts.one': 'Regalo {{gift}}',
  'gifts.all': 'Tutti i regali',
  'gifts.none': 'Qui non c’è niente.',
  'teaser.visitor': 'C’è un regalo per chi entra.',
  'teaser.member': '{{name}}, c’è un regalo per te.',
  'teaser.open': 'Apri il regalo',
} as const;
