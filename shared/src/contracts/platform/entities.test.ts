import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { aChat, aLikedBy, aMainImage, anId, anOwnProfile, aProfile, aUser } from '../../testing/builders.ts';
import { SignupForm } from '../account/signup.ts';
import { User } from '../account/user.ts';
import { Chat } from '../chat/chats.ts';
import { getDiscountCode } from '../money/discountCodes.ts';
import { getLikes, LikedBy } from '../people/likes.ts';
import { MainImage } from '../people/photos.ts';
import {
  BODY_TYPES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  OwnProfile,
  Profile,
  RELATIONSHIP_STATUSES,
  SEXUALITIES,
} from '../people/profile.ts';
import { newLikes, unreadMessages } from './badgeCounts.ts';
import { Tracking } from './tracking.ts';

const parses = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

describe('user', () => {
  it('EN-01 has its eight fields', () => {
    expect(Object.keys(User.shape)).toEqual(
      expect.arrayContaining('status paid_user credits notifications_disabled profile fictional_icon language signup_date'.split(' ')),
    );
    expect(z.parse(User, aUser())).toEqual(aUser());
  });

  it('EN-04 has a number of credits', () => {
    expect(z.parse(User, aUser({ credits: 7 })).credits).toBe(7);
    expect(parses(User, { ...aUser(), credits: '7' })).toBe(false);
  });

  it('EN-05 lists the reasons why mail is off', () => {
    expect(parses(User, aUser({ notifications_disabled: [] }))).toBe(true);
    expect(parses(User, aUser({ notifications_disabled: ['fbl', 'bounce'] }))).toBe(true);
    expect(parses(User, { ...aUser(), notifications_disabled: ['other'] })).toBe(false);
  });

  it('EN-09 carries the own profile', () => {
    expect(z.parse(User, aUser()).profile).toEqual(anOwnProfile());
    expect(parses(User, { ...aUser(), profile: {} })).toBe(false);
  });
});

describe('profile', () => {
  it('EN-13 has id, name, country, status and main image', () => {
    expect(Object.keys(Profile.shape)).toEqual(expect.arrayContaining(['id', 'name', 'country', 'status', 'main_image']));
    expect(z.parse(Profile, aProfile())).toEqual(aProfile());
  });

  it('EN-14 has a main image with two file names, a status and a match path', () => {
    expect(Object.keys(MainImage.shape).sort()).toEqual(['filename', 'match', 'status', 'thumb_filename']);
    expect(z.parse(MainImage, aMainImage())).toEqual(aMainImage());
  });

  it('EN-19 can be disabled', () => {
    expect(z.parse(Profile, aProfile({ status: 'disabled' })).status).toBe('disabled');
  });

  it('EN-20 has fifteen attributes', () => {
    const attributes =
      'gender sexuality date_of_birth country region city about_me photos hair_color eye_color relationship_status body_type interests invisible_mode blocked_users';
    expect(Object.keys(OwnProfile.shape)).toEqual(expect.arrayContaining(attributes.split(' ')));
  });

  it.each([
    ['EN-21', 'gender', GENDERS, 'male female'],
    ['EN-22', 'sexuality', SEXUALITIES, 'hetero gay lesbian bi'],
    ['EN-27', 'hair color', HAIR_COLORS, 'black blond dark_blond brown dark_brown gray red white bald other'],
    ['EN-30', 'relationship status', RELATIONSHIP_STATUSES, 'divorced living_together married single widowed unmarried'],
    ['EN-31', 'body type', BODY_TYPES, 'slim normal fat'],
  ])('%s offers the options of %s', (_row, _name, options, expected) => {
    expect(options).toEqual(expected.split(' '));
  });

  it('EN-28 EN-29 offers blue, green, hazel and brown eyes, and others', () => {
    expect(EYE_COLORS).toEqual(expect.arrayContaining(['blue', 'green', 'hazel', 'brown']));
    expect(EYE_COLORS.length).toBeGreaterThan(4);
  });
});

describe('chats and likes', () => {
  it('EN-38 has a conversation, a partner and an unread count in each chat', () => {
    const chat = z.parse(Chat, aChat({ num_unread_messages: 2 }));
    expect([chat.conversation.id, chat.profile.id, chat.num_unread_messages]).toEqual([anId(201), anId(1), 2]);
    expect(parses(Chat, { ...aChat(), conversation: {} })).toBe(false);
  });

  it('EN-40 has an id and the new flag in each received like', () => {
    expect(z.parse(LikedBy, aLikedBy())).toMatchObject({ id: anId(1), like_new: true });
    expect(parses(getLikes.answer, { profiles: [], liked_by: [{ id: anId(1) }] })).toBe(false);
  });

  it('EN-41 sums the unread messages of all chats', () => {
    expect(unreadMessages([2, 0, 5].map((num_unread_messages) => aChat({ num_unread_messages })))).toBe(7);
  });

  it('EN-42 counts the received likes that are new', () => {
    expect(newLikes([true, false, true].map((like_new) => aLikedBy({ like_new })))).toBe(2);
  });
});

describe('sign-up and discount', () => {
  it('EN-46 has the five fields of the form', () => {
    expect(Object.keys(SignupForm.shape)).toEqual(expect.arrayContaining('email name password date_of_birth signup_message'.split(' ')));
  });

  it('EN-48 keeps five tracking values', () => {
    expect(Object.keys(Tracking.shape)).toEqual(['network', 'ref', 'sub1', 'sub2', 'sub3']);
  });

  const code = {
    code: 'WELCOME',
    country: null,
    user_id: anId(900),
    expires: '2026-11-20T14:00:00.000Z',
    value_percentage: 25,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 14_400,
    expired: false,
    paymentmethods: [{ method: 'card', percentage: 30 }],
  };

  it('EN-49 has the eleven fields of a discount code', () => {
    expect(z.parse(getDiscountCode.answer, { discountcode: code }).discountcode).toEqual(code);
    expect(Object.keys(code)).toHaveLength(11);
    for (const field of Object.keys(code)) {
      const { [field as keyof typeof code]: _left, ...rest } = code;
      expect(parses(getDiscountCode.answer, { discountcode: rest })).toBe(false);
    }
  });

  it('EN-50 takes a method with and without a minimum and a country', () => {
    const withBoth = { ...code, paymentmethods: [{ method: 'card', percentage: 30, minimum: 1_000, country: 'IT' }] };
    expect(parses(getDiscountCode.answer, { discountcode: code })).toBe(true);
    expect(parses(getDiscountCode.answer, { discountcode: withBoth })).toBe(true);
    expect(parses(getDiscountCode.answer, { discountcode: { ...code, paymentmethods: [{ method: 'card' }] } })).toBe(false);
  });
});
