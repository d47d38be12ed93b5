import { DEVELOPER, GIULIA, MARCO, SOFIA } from '../seed/people.ts';
import type { Visitor } from './walk.ts';

/** Everybody the demonstration community has a log-in for. */
export const VISITORS: readonly Visitor[] = [
  { role: 'visitor', email: null },
  { role: 'giulia', email: GIULIA.email },
  { role: 'marco', email: MARCO.email },
  { role: 'sofia', email: SOFIA.email },
  { role: 'editor', email: 'editor@example.test' },
  { role: 'moderator', email: 'moderator@example.test' },
  { role: 'developer', email: DEVELOPER.email },
];

export const LANGUAGES = ['it', 'de', 'en', 'es', 'fr', 'nl', 'pl'] as const;
