import * as z from '@amarena/shared/schema';
import { DeskPerson } from '../moderation/moderation.ts';
import { endpoint } from '../platform/endpoint.ts';
import { USERNAME_LENGTH } from '../platform/fieldBounds.ts';
import { text } from '../platform/primitives.ts';

/** Video-cam labels of a member, real or fictional, shown on card and profile. */
export const Labels = z.object({ live: z.boolean(), exclusive: z.boolean() });
export type Labels = z.infer<typeof Labels>;

/** A member who has a label. */
export const LabelledPerson = z.extend(DeskPerson, Labels.shape);
export type LabelledPerson = z.infer<typeof LabelledPerson>;

/** GET: everyone who has a label, sorted by name. Errors: `forbidden` for all but moderators. */
export const getLabels = endpoint({
  name: 'getLabels',
  method: 'GET',
  path: '/api/desk-labels.php',
  answer: z.object({ people: z.array(LabelledPerson) }),
});

/**
 * POST: gives the member with this user name exactly these labels; recorded in the log. Errors: `forbidden`,
 * `validation_failed` (`name`: no member has it).
 */
export const postLabels = endpoint({
  name: 'postLabels',
  method: 'POST',
  path: '/api/desk-labels.php',
  body: z.extend(Labels, { name: text(1, USERNAME_LENGTH.max) }),
});
