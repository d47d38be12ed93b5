import type { Interest } from '@amarena/shared/contracts/people/interests';
import {
  MATCH_KILOMETRES,
  type Match,
  type MatchAnswers,
  type MatchObjection,
  type MatchReason,
} from '@amarena/shared/contracts/people/match';
import type { Described } from '@amarena/shared/contracts/people/swipe';

/** Interests that fit an answer. An answer without an entry fits everyone. */
const FITTING: Readonly<Record<'looking_for' | 'evening' | 'talk', Readonly<Partial<Record<string, readonly Interest[]>>>>> = {
  looking_for: {
    love: ['relationship', 'romance'],
    friendship: ['friendship'],
    adventure: ['flirting', 'kissing', 'onenightstand'],
  },
  evening: {
    table: ['wine', 'cooking', 'restaurants', 'beer', 'baking'],
    music: ['concerts', 'music', 'dancing', 'singing'],
    outdoors: ['hiking', 'sea', 'mountains', 'camping', 'cycling'],
    sofa: ['cinema', 'series', 'reading', 'boardgames', 'videogames'],
  },
  talk: {
    culture: ['reading', 'theatre', 'museums', 'cinema', 'opera', 'photography', 'painting', 'writing'],
    travel: ['travel', 'camping', 'sea', 'mountains', 'sailing', 'motorbikes'],
    ideas: ['science', 'technology', 'politics', 'history', 'astrology'],
    home: ['dogs', 'cats', 'gardening', 'cooking', 'baking', 'volunteering'],
  },
};

/** The points of each fact. `docs/search.md` explains them. */
const POINTS = {
  looking_for: 4,
  evening: 3,
  talk: 3,
  /** For each further interest that fits the same answer, up to two. */
  further: 0.5,
  /** For each shared interest, up to five. */
  shared: 1,
  age: 2,
  near: 4,
  day_trip: 2,
  likes_you: 3,
  online: 2,
  today: 1.5,
  same_region: 0.5,
  same_country: 0,
  photo: 1,
  fictional: -4,
  far: -3,
  place_unknown: -1,
  other_age: -3,
  no_interests: -1,
} as const;
const FURTHER_COUNTED = 2;
const SHARED_COUNTED = 5;
/** How many interests one reason names. */
const NAMED = 3;
const REASONS = 3;

/** The member who answered. */
export interface Seeker {
  answers: MatchAnswers;
  /** The ages that the answer stands for; null for any. */
  ages: { min: number; max: number } | null;
  country: string;
  region: string | null;
}

/** A member who may fit. */
export interface Candidate {
  profile: Described;
  /** True if they like the seeker; automatic likes do not count. */
  likesSeeker: boolean;
}

/** A fact about a candidate: its points, and the reason to show, if any. */
interface Finding {
  points: number;
  reason?: MatchReason;
  objection?: MatchObjection;
}

function answerFindings({ answers }: Seeker, { interests }: Described): Finding[] {
  return (['looking_for', 'evening', 'talk'] as const).flatMap((type): Finding[] => {
    const fitting = FITTING[type][answers[type] ?? ''];
    const theirs = interests.filter((interest) => fitting?.includes(interest));
    if (theirs.length === 0) return [];
    const points = POINTS[type] + POINTS.further * Math.min(FURTHER_COUNTED, theirs.length - 1);
    return [{ points, reason: { type, interests: theirs.slice(0, NAMED) } }];
  });
}

/** Shared interests. Those that another reason names already count, but are not named twice. */
function sharedFindings({ interests, shared_interests }: Described, named: ReadonlySet<Interest>): Finding[] {
  const points = POINTS.shared * Math.min(SHARED_COUNTED, shared_interests.length);
  const others = shared_interests.filter((interest) => !named.has(interest)).slice(0, NAMED);
  if (others.length > 0) return [{ points, reason: { type: 'shared', interests: others } }];
  return [{ points }, ...(interests.length === 0 ? [{ points: POINTS.no_interests, objection: { type: 'no_interests' } as const }] : [])];
}

function ageFindings({ ages }: Seeker, { age }: Described): Finding[] {
  if (ages === null) return [];
  return age >= ages.min && age <= ages.max
    ? [{ points: POINTS.age, reason: { type: 'age', ...ages } }]
    : [{ points: POINTS.other_age, objection: { type: 'age', ...ages } }];
}

/** Where they live. A fictional profile lives nowhere. */
function placeFindings({ answers, country, region }: Seeker, profile: Described): Finding[] {
  if (profile.fictional) return [];
  const limit = answers.reach === 'near' || answers.reach === 'day_trip' ? MATCH_KILOMETRES[answers.reach] : null;
  const { distance } = profile;
  if (distance !== null && limit !== null && distance > limit) {
    return [{ points: POINTS.far, objection: { type: 'far', kilometres: distance, limit } }];
  }
  if (distance !== null && distance <= MATCH_KILOMETRES.near)
    return [{ points: POINTS.near, reason: { type: 'distance', kilometres: distance } }];
  if (distance !== null && distance <= MATCH_KILOMETRES.day_trip)
    return [{ points: POINTS.day_trip, reason: { type: 'distance', kilometres: distance } }];
  const unknown: Finding[] =
    distance === null && limit !== null ? [{ points: POINTS.place_unknown, objection: { type: 'place_unknown' } }] : [];
  if (profile.country !== country) return unknown;
  const type = region !== null && profile.region === region ? 'same_region' : 'same_country';
  return [...unknown, { points: POINTS[type], reason: { type } }];
}

/** Whether they are online, and what they did. A fictional profile is never online. */
function activityFindings({ profile, likesSeeker }: Candidate): Finding[] {
  if (profile.fictional) return [];
  const active = profile.online ? 'online' : profile.last_active === 'today' ? 'today' : null;
  return [
    ...(likesSeeker ? [{ points: POINTS.likes_you, reason: { type: 'likes_you' } as const }] : []),
    ...(active === null ? [] : [{ points: POINTS[active], reason: { type: active } as const }]),
  ];
}

function findings(seeker: Seeker, candidate: Candidate): Finding[] {
  const { profile } = candidate;
  const answered = answerFindings(seeker, profile);
  const named = new Set(answered.flatMap(({ reason }) => (reason !== undefined && 'interests' in reason ? reason.interests : [])));
  return [
    ...answered,
    ...sharedFindings(profile, named),
    ...ageFindings(seeker, profile),
    ...placeFindings(seeker, profile),
    ...activityFindings(candidate),
    profile.main_image === null ? { points: 0, objection: { type: 'no_photo' } } : { points: POINTS.photo },
    ...(profile.fictional ? [{ points: POINTS.fictional, objection: { type: 'fictional' } as const }] : []),
  ];
}

export interface Scored {
  points: number;
  reasons: MatchReason[];
  objection: MatchObjection | null;
}

/** A candidate's score for the seeker, and the facts behind it: the three strongest and the one against. */
export function score(seeker: Seeker, candidate: Candidate): Scored {
  const found = findings(seeker, candidate);
  const strongest = [...found].sort((one, other) => other.points - one.points);
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    reasons: strongest.flatMap(({ reason }) => reason ?? []).slice(0, REASONS),
    objection: strongest.findLast(({ objection }) => objection !== undefined)?.objection ?? null,
  };
}

/**
 * The best candidates as the member sees them. A candidate without any point in favour is left out; equal ones keep
 * their order.
 */
export function best(seeker: Seeker, candidates: readonly Candidate[], most: number): Match[] {
  return candidates
    .map(({ profile, likesSeeker }) => ({ profile, ...score(seeker, { profile, likesSeeker }) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ profile, reasons, objection }) => ({ ...profile, reasons, objection }));
}
