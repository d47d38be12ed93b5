import { calendarDate } from '@amarena/shared/contracts/account/validation';
import {
  type Attributes,
  type Card,
  type OwnProfile,
  type Profile,
  RELATED_PROFILES,
  type Sought,
} from '@amarena/shared/contracts/people/profile';
import type { Described } from '@amarena/shared/contracts/people/swipe';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import type { Blocks } from '../blocks/service.ts';
import { idsOnPublicPages } from './cards.repository.ts';
import { cards, eachOther } from './cards.ts';
import { changeProblems, columnsOf, identityOf, type ProfileChange } from './changes.ts';
import { ownProfile } from './ownProfile.ts';
import { searcherOf } from './place.repository.ts';
import { relatedIds } from './related.repository.ts';
import {
  attributesOf,
  keepOrientationConsent,
  likesEachOther,
  NOTHING_SAID,
  notInterestedIn,
  said,
  saveIdentity,
  saveProfile,
  timeZoneOf,
} from './repository.ts';
import { visiblePhotos } from './visiblePhotos.ts';

/**
 * What a visitor sees of a member's attributes: the text and the interests. The rest says much about a person, and is
 * for members.
 */
const forVisitors = ({ about_me, interests }: z.infer<typeof Attributes>): z.infer<typeof Attributes> => ({
  about_me,
  interests,
  sexuality: null,
  hair_color: null,
  eye_color: null,
  relationship_status: null,
  body_type: null,
});

/** Cards with what members wrote about themselves, in the order of `memberIds`. */
async function described(db: Db, viewerId: string, memberIds: readonly string[], now: Date): Promise<Described[]> {
  const [found, words, mine] = [await cards(db, viewerId, memberIds, now), await attributesOf(db, memberIds), await said(db, viewerId)];
  return found.map((card) => {
    const { disabled: _disabled, invisible_mode: _invisible, seeks: _seeks, ...attributes } = { ...NOTHING_SAID, ...words.get(card.id) };
    const shared_interests = attributes.interests.filter((interest) => mine.interests.includes(interest));
    return { ...card, ...attributes, shared_interests };
  });
}

/** Stores whom a new member wants to meet, with the time of the consent. */
async function setSought(trx: Db, memberId: string, seeks: Sought, now: Date): Promise<void> {
  await saveProfile(trx, memberId, { seeks });
  await keepOrientationConsent(trx, memberId, now);
}

/** Members' pages: what each viewer may see of whom. */
export function createProfiles({ blocks }: { blocks: Blocks }) {
  const own = (db: Db, memberId: string): Promise<OwnProfile> => ownProfile(blocks, db, memberId);

  async function pageOf(db: Db, viewerId: string | null, memberId: string, now: Date): Promise<Result<Card, ApiError>> {
    const [card] = await cards(db, viewerId, [memberId], now);
    if (card === undefined) return failure({ code: 'not_found' });
    if (card.status === 'deleted') return failure({ code: 'profile_deleted' });
    if (card.status === 'disabled') return failure({ code: 'profile_disabled' });
    if (viewerId !== null && (await blocks.deniesProfileTo(db, memberId, viewerId))) return failure({ code: 'blocked_by_user' });
    return success(card);
  }

  return {
    /** Members as others see them, in the order of `memberIds`. For every domain that shows members. */
    cards,
    described,
    eachOther,

    /** The first members who agreed to appear on public pages, as visitors see them. Nothing about anyone else. */
    onPublicPages: async (db: Db, count: number, now: Date): Promise<Card[]> => cards(db, null, await idsOnPublicPages(db, count), now),

    /** The card of a member whose page the viewer may open. Errors: those of `getProfile`. */
    page: pageOf,

    /** A member's page as the viewer may see it. Errors: those of `getProfile`. */
    async get(db: Db, viewerId: string | null, memberId: string, now: Date): Promise<Result<Profile, ApiError>> {
      const page = await pageOf(db, viewerId, memberId, now);
      if (!page.ok) return page;
      const { disabled: _disabled, invisible_mode: _invisible, seeks: _seeks, ...attributes } = await said(db, memberId);
      const mine = viewerId === null || viewerId === memberId ? [] : (await said(db, viewerId)).interests;
      return success({
        ...page.value,
        ...(viewerId === null ? forVisitors(attributes) : attributes),
        photos: await visiblePhotos(db, viewerId, memberId),
        shared_interests: attributes.interests.filter((interest) => mine.includes(interest)),
        blocked: viewerId !== null && (await blocks.has(db, viewerId, memberId)),
        mutual: viewerId !== null && (await likesEachOther(db, viewerId, memberId)),
      });
    },

    /** Members similar to this one, from the same country first. Errors: those of `getProfile`. */
    async related(db: Db, viewerId: string | null, memberId: string, now: Date): Promise<Result<Card[], ApiError>> {
      const page = await pageOf(db, viewerId, memberId, now);
      if (!page.ok) return page;
      const without = [...(await blocks.idsHiddenFrom(db, viewerId)), ...(viewerId === null ? [] : [viewerId])];
      const near = await relatedIds(db, memberId, { country: page.value.country, viewerId, without, limit: RELATED_PROFILES });
      const missing = RELATED_PROFILES - near.length;
      const far =
        missing > 0 ? await relatedIds(db, memberId, { country: null, viewerId, without: [...without, ...near], limit: missing }) : [];
      return success(await cards(db, viewerId, [...near, ...far], now));
    },

    /** The member's own profile, including what others never see. */
    own,

    /** Those of some members who are known to look for a gender other than `memberId`'s. */
    notInterestedIn,

    /** The searching member's gender and the origin for distances; null if that is unknown. */
    searcherOf,

    /** True if the member is left out of search, related, swipe and match results, and reads without a trace. */
    isInvisible: async (db: Db, memberId: string): Promise<boolean> => (await said(db, memberId)).invisible_mode,

    /** A disabled profile cannot be found or opened. */
    setDisabled: (trx: Db, memberId: string, disabled: boolean): Promise<void> => saveProfile(trx, memberId, { disabled }),

    setSought,

    /** Writes the given attributes and returns the whole profile. Errors: `validation_failed` (by field). */
    async change(db: Db, memberId: string, change: ProfileChange, now: Date): Promise<Result<OwnProfile, ApiError>> {
      const before = await own(db, memberId);
      const today = calendarDate(now, await timeZoneOf(db, memberId));
      const fields = changeProblems(change, before, today);
      if (fields !== null) return failure({ code: 'validation_failed', fields });
      const [columns, identity] = [columnsOf(change, before), identityOf(change)];
      if (Object.keys(identity).length > 0) await saveIdentity(db, memberId, identity);
      if (Object.keys(columns).length > 0) await saveProfile(db, memberId, columns);
      if ('seeks' in columns || 'sexuality' in columns) await keepOrientationConsent(db, memberId, now);
      return success(await own(db, memberId));
    },
  };
}
export type Profiles = ReturnType<typeof createProfiles>;
