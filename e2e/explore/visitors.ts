import { DEVELOPER, GIULIA, MARCO, SOFIA } from '../seed/people.ts';

export interface Visitor {
  readonly role: string;
  /** Null: has no demonstration account. */
  readonly email: string | null;
  /** True: signs up anew for each walk. */
  readonly joins?: true;
}

/** Everyone with a demonstration log-in, and visitors without one. */
export const VISITORS: readonly Visitor[] = [
  { role: 'visitor', email: null },
  { role: 'newcomer', email: null, joins: true },
  { role: 'giulia', email: GIULIA.email },
  { role: 'marco', email: MARCO.email },
  { role: 'sofia', email: SOFIA.email },
  { role: 'editor', email: 'editor@example.test' },
  { role: 'moderator', email: 'moderator@example.test' },
  { role: 'developer', email: DEVELOPER.email },
];

export const LANGUAGES = ['it', 'de', 'en', 'es', 'fr', 'nl', 'pl'] as const;
