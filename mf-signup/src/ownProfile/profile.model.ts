import type { User } from '@amarena/shared/contracts/account/user';
import { calendarDate } from '@amarena/shared/contracts/account/validation';
import { ageOn } from '@amarena/shared/contracts/people/age';
import type { Card, OwnProfile } from '@amarena/shared/contracts/people/profile';
import { missingChoices } from '../attributes/useChoices.ts';

/** The parts of a complete profile, in display order. */
export const PARTS = ['photo', 'about', 'facts', 'interests', 'photos', 'email'] as const;
export type Part = (typeof PARTS)[number];

const SHOWN_PHOTOS = 3;
const NAMED_INTERESTS = 3;

/** The completed parts. Photos count when others can see them. */
export function partsDone({ profile, status }: Pick<User, 'profile' | 'status'>): Part[] {
  const shown = profile.photos.filter((photo) => photo.status === 'active').length;
  const there: Record<Part, boolean> = {
    photo: shown > 0,
    about: profile.about_me !== null,
    facts: missingChoices(profile).length === 0,
    interests: profile.interests.length >= NAMED_INTERESTS,
    photos: shown >= SHOWN_PHOTOS,
    email: status === 'active',
  };
  return PARTS.filter((part) => there[part]);
}

/** Percentage of completed parts. */
export const completeness = (done: readonly Part[]): number => Math.round((100 * done.length) / PARTS.length);

/** The member's own card as others see it in the search. */
export function ownCard(profile: OwnProfile, { verified = false, now = new Date() } = {}): Card {
  const shown = profile.photos.filter(({ status }) => status === 'active');
  const { id, name, gender, country, region, city, status } = profile;
  return {
    id,
    name,
    gender,
    country,
    region,
    city,
    status,
    age: ageOn(profile.date_of_birth, calendarDate(now, Intl.DateTimeFormat().resolvedOptions().timeZone)),
    fictional: false,
    verified,
    online: !profile.invisible_mode,
    last_active: 'now',
    is_new: false,
    main_image: shown[0] ?? null,
    num_photos: shown.length,
    distance: null,
    liked: false,
    live: false,
    exclusive: false,
  };
}
