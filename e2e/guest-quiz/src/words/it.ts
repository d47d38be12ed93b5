export default {
  'quiz.title': 'Quiz',
  'quiz.none': 'Oggi non ci sono regali.',
  'quiz.opened': 'Regali aperti: {{gifts}}',
} as const;
