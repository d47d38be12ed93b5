export default {
  'gifts.title': 'I regali di {{name}}',
  'gifts.sent': 'I regali che hai fatto',
  'gifts.search': 'Cerca persone',
  'gifts.today': 'Chi c’è oggi',
  'gifts.nobody': 'Oggi non c’è nessuno.',
  'gifts.one': 'Regalo {{gift}}',
  'gifts.all': 'Tutti i regali',
  'gifts.none': 'Qui non c’è niente.',
} as const;
