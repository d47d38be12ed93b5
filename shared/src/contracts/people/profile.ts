import * as z from '@amarena/shared/schema';
import { graphemes } from '../chat/graphemes.ts';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { ABOUT_ME_LENGTH, MAX_INTERESTS } from '../platform/fieldBounds.ts';
import { CalendarDate, Id, text } from '../platform/primitives.ts';
import { Interest } from './interests.ts';
import { MainImage, OwnPhoto, Photo } from './photos.ts';

/** Related profiles shown below one. */
export const RELATED_PROFILES = 6;
/** A member counts as new, and has the label, for this many days. */
export const NEW_MEMBER_DAYS = 7;

export const GENDERS = ['male', 'female'] as const;
export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const HAIR_COLORS = ['black', 'blond', 'dark_blond', 'brown', 'dark_brown', 'gray', 'red', 'white', 'bald', 'other'] as const;
export const EYE_COLORS = ['blue', 'green', 'hazel', 'brown', 'gray', 'black', 'other'] as const;
export const RELATIONSHIP_STATUSES = ['divorced', 'living_together', 'married', 'single', 'widowed', 'unmarried'] as const;
export const BODY_TYPES = ['slim', 'normal', 'fat'] as const;
export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;
export const Sexuality = z.enum(SEXUALITIES);
/** Whom a member wants to meet. */
export const SOUGHT = [...GENDERS, 'both'] as const;
export const Sought = z.enum(SOUGHT);
export type Sought = z.infer<typeof Sought>;
export const HairColor = z.enum(HAIR_COLORS);
export const EyeColor = z.enum(EYE_COLORS);
export const RelationshipStatus = z.enum(RELATIONSHIP_STATUSES);
export const BodyType = z.enum(BODY_TYPES);

/** When a member was last active, deliberately imprecise, to protect their privacy. */
export const LastActive = z.enum(['now', 'today', 'week', 'month', 'earlier']);

/**
 * A member as others see them anywhere: in a grid, a chat row, a pop-up. `fictional` is part of the type so that no
 * screen can omit the label.
 */
export const Card = z.object({
  id: Id,
  name: z.string(),
  age: z.int(),
  gender: Gender,
  country: Country,
  /** Key of the region, see `regions.php`. */
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  status: z.enum(['active', 'disabled', 'deleted']),
  fictional: z.boolean(),
  /** A moderator compared a selfie with the photos; never true for a fictional member. See `verification.ts`. */
  verified: z.boolean(),
  online: z.boolean(),
  /** Null: hidden from this viewer, because they are a visitor or the member has blocked them; or the member is gone. */
  last_active: z.nullable(LastActive),
  /** Signed up within the last seven days. */
  is_new: z.boolean(),
  main_image: z.nullable(MainImage),
  num_photos: z.int(),
  /** Whole kilometres from the viewer, at least 1; null if either location is unknown. */
  distance: z.nullable(z.int()),
  /** The viewer likes this member; always false for a visitor. */
  liked: z.boolean(),
  /** The server marks video-cam members; none in the demonstration community unless seeded. */
  live: z.boolean(),
  exclusive: z.boolean(),
});
export type Card = z.infer<typeof Card>;

/** The attributes that a member can show on the profile. Null: not given. */
export const Attributes = z.object({
  sexuality: z.nullable(Sexuality),
  hair_color: z.nullable(HairColor),
  eye_color: z.nullable(EyeColor),
  relationship_status: z.nullable(RelationshipStatus),
  body_type: z.nullable(BodyType),
  about_me: z.nullable(z.string()),
  interests: z.array(Interest),
});

/** The member's own words; length in graphemes. */
const AboutMe = z.string().check(z.trim(), ({ value, issues }) => {
  const length = graphemes(value);
  if (length < ABOUT_ME_LENGTH.min || length > ABOUT_ME_LENGTH.max) issues.push({ code: 'custom', input: value });
});

/** A member's profile as the viewer may see it. For a visitor all attributes but the words and interests are null. */
export const Profile = z.extend(Card, {
  ...Attributes.shape,
  photos: z.array(Photo),
  /** Interests shared with the viewer. */
  shared_interests: z.array(Interest),
  blocked: z.boolean(),
  /** The viewer and the member like each other. */
  mutual: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** The member's own profile, with what others never see. */
export const OwnProfile = z.object({
  id: Id,
  name: z.string(),
  country: Country,
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  gender: Gender,
  date_of_birth: CalendarDate,
  status: z.enum(['active', 'disabled']),
  /** Null: not given; then the orientation decides. Others never see it, but never meet members who do not look for them. */
  seeks: z.nullable(Sought),
  ...Attributes.shape,
  main_image: z.nullable(MainImage),
  photos: z.array(OwnPhoto),
  invisible_mode: z.boolean(),
  blocked_users: z.array(Id),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

/** GET: one member's profile. Errors: `not_found`, `profile_disabled`, `profile_deleted`, `blocked_by_user`. */
export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile.php',
  ids: { id: 'any member' },
  access: 'visitor',
  query: z.object({ id: Id }),
  answer: z.object({ profile: Profile }),
});

/** GET: similar members, best first, without `id` itself. */
export const getRelated = endpoint({
  name: 'getRelated',
  method: 'GET',
  path: '/api/related.php',
  ids: { id: 'any member' },
  access: 'visitor',
  query: z.object({ id: Id }),
  answer: z.object({ profiles: z.array(Card) }),
});

/**
 * PUT: changes the given attributes of the member's own profile and returns all of it. A new country clears region and
 * city unless they are given too. `about_me` is measured in graphemes, `date_of_birth` by the member's own calendar.
 * Errors: `validation_failed` (by field).
 */
export const putProfile = endpoint({
  name: 'putProfile',
  method: 'PUT',
  path: '/api/profile.php',
  body: z.partial(
    z.object({
      gender: Gender,
      date_of_birth: z.string().check(z.maxLength(10)),
      country: Country,
      region: z.nullable(z.string().check(z.maxLength(40))),
      city: z.nullable(text(1, 80)),
      seeks: z.nullable(Sought),
      sexuality: z.nullable(Sexuality),
      hair_color: z.nullable(HairColor),
      eye_color: z.nullable(EyeColor),
      relationship_status: z.nullable(RelationshipStatus),
      body_type: z.nullable(BodyType),
      about_me: z.nullable(AboutMe),
      interests: z.array(Interest).check(z.maxLength(MAX_INTERESTS)),
      invisible_mode: z.boolean(),
    }),
  ),
  answer: z.object({ profile: OwnProfile }),
});
