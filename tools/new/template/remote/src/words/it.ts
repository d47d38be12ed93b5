export default {
  'example.title': 'Example',
  'example.text': 'Questa pagina è ancora da scrivere.',
} as const;
