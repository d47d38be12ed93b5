import * as z from '@amarena/shared/schema';
import { OwnProfile } from '../people/profile.ts';
import { Language } from '../platform/languages.ts';
import { Id, Instant } from '../platform/primitives.ts';
import { TermsChange } from './termsChange.ts';

/** Why mail to a member is switched off: marked as spam, invalid address, unsubscribed. */
export const MailDisabledReason = z.enum(['fbl', 'bounce', 'listunsubscribe']);

/** Extra roles of a member, given by the operator. */
export const ROLES = ['editor', 'moderator', 'developer'] as const;
export type Role = (typeof ROLES)[number];

/** The logged-in member. Credits are whole numbers and never below 0. */
export const User = z.object({
  id: Id,
  status: z.enum(['not_confirmed', 'active']),
  paid_user: z.boolean(),
  credits: z.int(),
  notifications_disabled: z.array(MailDisabledReason),
  profile: OwnProfile,
  /** True if the member wants the icon beside the label of fictional profiles. */
  fictional_icon: z.boolean(),
  language: Language,
  signup_date: Instant,
  /** Roles in this session; most members have none. */
  roles: z.array(z.enum(ROLES)),
  /** True if the member has roles that apply only after a log-in with a passkey. */
  roles_wait: z.boolean(),
  /** Changed terms that the member has to accept; null: none. */
  terms: z.nullable(TermsChange),
});
export type User = z.infer<typeof User>;
