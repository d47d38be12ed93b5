import type { User } from '@amarena/shared/contracts/account/user';
import type { Interest } from '@amarena/shared/contracts/people/interests';
import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Place } from '../../domains/profiles/places.ts';
import type { Drawing } from '../../photos/drawing.ts';
import type { Person } from '../../portraits/index.ts';

/** A demonstration member before it is stored. */
export interface DemoMember {
  id: string;
  email: string;
  name: string;
  language: Language;
  country: Country;
  place: Place;
  person: Person;
  sexuality: NonNullable<OwnProfile['sexuality']>;
  relationship_status: NonNullable<OwnProfile['relationship_status']>;
  about_me: string;
  interests: Interest[];
  /** Calendar date, `YYYY-MM-DD`. */
  date_of_birth: string;
  fictional: boolean;
  signup_date: Date;
  last_active: Date;
  drawings: Drawing[];
  /** Video-cam labels. Default: none. */
  live?: boolean;
  exclusive?: boolean;
  /** Default: none. */
  roles?: User['roles'];
  /** Default: no one can log in as this member. */
  login?: 'free' | 'premium';
  /** Default: the member can be found. */
  invisible_mode?: boolean;
  /** Default: not on the home page. */
  on_home_page?: boolean;
}
