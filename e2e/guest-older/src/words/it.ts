export default {
  'page.title': 'Fatto con {{framework}}',
  'page.credits': 'I tuoi crediti: {{credits}}',
  'page.members': 'Iscritti: {{members}}',
  'page.show': 'Mostra un messaggio',
  'page.shown': 'Un messaggio da {{framework}}',
  'page.search': 'Cerca persone',
  'page.break': 'Rompi la pagina',
} as const;
