import { REACTIVATION_DAYS } from '../../contracts/account/linkLifetimes.ts';
import { CODE_MINUTES, SELFIES_PER_DAY } from '../../contracts/account/verification.ts';
import { PHOTO_MIN_SIDE } from '../../contracts/people/photoLimits.ts';
import type { ProblemTexts } from '../problemText.ts';
import { FIELDS } from './fields/en.ts';
import { LANDERS } from './landers/en.ts';
import { MODERATION } from './moderation/en.ts';
import { MONEY } from './money/en.ts';
import { SWIPE_LIMIT_TEXTS } from './swipeLimitTexts.ts';

const en: ProblemTexts = {
  problems: {
    authentication_required: null,
    forbidden: () => 'This page isn’t open to your account. Go back or log in with another account.',
    not_found: () => 'This is gone: it was removed, or its address has changed. Go back and try again from there.',
    validation_failed: () => 'Some fields need another look. Check the marked ones and try again.',
    payload_too_large: () => 'The file is too large. Choose a smaller one and try again.',
    rate_limited: (e, { number, plural }) =>
      `Too many requests in a short time. Try again in ${plural(e.seconds, { one: '1 second', other: `${number(e.seconds)} seconds` })}.`,
    idempotency_key_missing: () => 'The request arrived incomplete and wasn’t carried out. Reload the page and try again.',
    idempotency_key_reused: () => 'This request was already used for something else and wasn’t carried out. Reload the page and try again.',
    member_changed: () =>
      'Someone else has logged in in this browser. The page now shows their account, and nothing was done in their name.',
    request_in_progress: () => 'The same request is still running and won’t be carried out twice. Wait a moment, then check the result.',
    login_failed: () => 'Logging in failed: the e-mail and password don’t match. Check them and try again.',
    login_blocked: (e, { number, plural }) =>
      `Too many attempts from here: for your safety, logging in is paused for ${plural(e.minutes, { one: '1 minute', other: `${number(e.minutes)} minutes` })}.`,
    account_deleted: () =>
      `This account was deleted. Within ${REACTIVATION_DAYS} days you can bring it back with the link we sent you by e-mail.`,
    password_wrong: () => 'This isn’t your current password. Nothing was changed: check it and try again.',
    passkey_failed: () =>
      'This passkey doesn’t work here: it was removed, or belongs to another site. Use another one or log in with your password.',
    passkey_expired: () => 'The request to your passkey has expired. Try again, it only takes a moment.',
    passkey_session_needed: () =>
      'With a role on this site, passkeys can only be changed after logging in with one of them. Log out and log in with your passkey.',
    passkey_limit: (e, { number }) => `You already have ${number(e.limit)} passkeys, and that is the limit. Remove one to add another.`,
    link_invalid: () => 'This link has expired, was used already or is incomplete. Ask for a new e-mail and open the latest link.',
    mails_used_up: (e, { number }) =>
      `You’ve asked for ${number(e.limit)} e-mails in a day, and we send no more. Try again tomorrow; the latest link works until it expires.`,
    email_in_use: () => 'An account with this e-mail already exists. Log in instead of signing up again.',
    account_being_deleted: () => 'The account with this e-mail is being deleted. To get it back, use the reactivation link we sent you.',
    signup_disabled: () => 'For now, signing up is by invitation only. If you have an invitation, open the link you received.',
    search_hidden: () => 'Search is for people with an account. Log in or sign up free to see who is here.',
    profile_disabled: () => 'This profile isn’t visible at the moment. You can try again later.',
    profile_deleted: () => 'This profile no longer exists: the person has left the site.',
    blocked_by_user: () => 'This person has blocked contact with you. No credits were used.',
    blocked: () => 'You’ve blocked this person. Unblock them on their profile to write again; no credits were used.',
    like_self: () => 'This is your own profile: you can only like other people.',
    ...SWIPE_LIMIT_TEXTS,
    ...MODERATION,
    ...LANDERS,
    credits_insufficient: (e, { number, plural }) => {
      const missing = e.needed - e.balance;
      const lack = plural(missing, { one: 'You are 1 credit short', other: `You are ${number(missing)} credits short` });
      const price = plural(e.needed, { one: '1 is needed', other: `${number(e.needed)} are needed` });
      return `${lack}: ${price} and your balance is ${number(e.balance)}. No credits were used, and what you wrote stays here.`;
    },
    conversation_limit: () =>
      'You can’t start another conversation with a free account. Carry on with those you have, or go Premium with any credit package.',
    message_too_long: (e, { number }) =>
      `Your message has ${number(e.length)} characters, the limit is ${number(e.limit)}. Shorten it and send it again; no credits were used.`,
    verification_photo_missing: () =>
      'To verify your profile we need at least one checked photo of you to compare the selfie with. Add a photo and try again once it is visible.',
    verification_closed: () =>
      'A verification request is already under way, or your profile is verified already. Reload the page to see where it stands.',
    verification_code_expired: () =>
      `The code is no longer valid: it lasts ${CODE_MINUTES} minutes and the selfie came later. Nothing was sent; ask for a new code and take the photo again.`,
    verification_limit: (e, { number, plural }) =>
      `You’ve already sent ${SELFIES_PER_DAY} selfies within a day. You can try again in ${plural(e.hours, { one: '1 hour', other: `${number(e.hours)} hours` })}.`,
    premium_required: () => 'This is a Premium feature. Buying any credit package makes you Premium.',
    photo_unusable: (e) =>
      ({
        format: 'This file isn’t a photo that we can use. Choose a photo in JPEG, PNG, WebP, AVIF or HEIC.',
        unreadable: 'This photo is damaged or incomplete and can’t be opened. Choose another one.',
        too_small: `This photo is too small. Choose one with at least ${PHOTO_MIN_SIDE} pixels on each side.`,
        too_many_pixels: 'This photo has too many pixels. Make it smaller or choose another one.',
        refused: 'This photo goes against our rules and has been refused before. Choose another one.',
      })[e.problem],
    photo_limit: (e, { number }) => `You already have ${number(e.limit)} photos, and that is the limit. Remove one to add another.`,
    gift_price_changed: (e, { number, plural }) =>
      `The price of this gift has changed in the meantime: it now costs ${plural(e.credits, { one: '1 credit', other: `${number(e.credits)} credits` })}. No credits were used; check it and confirm.`,
    photo_deleted: () => 'The photo was deleted. It can no longer be seen.',
    country_unproven: () =>
      'For tax, the country you chose must match the one you’re connecting from. Choose the country you’re in, switch off your VPN if you use one, or pay by direct debit from an account there. You weren’t charged.',
    payment_method_unavailable: () => 'This payment method isn’t available in your country. Choose another: you weren’t charged.',
    price_changed: (e, { money }) =>
      `The price has changed in the meantime: it is now ${money(e.total)}. You weren’t charged; check it and confirm.`,
    ...MONEY,
    unavailable: () => 'The site can’t answer at the moment; this usually lasts less than a minute. Nothing was lost; try again shortly.',
    internal: () => 'It’s on us, not you: we couldn’t complete your request. Try again shortly.',
    network: () => 'No connection to the site. Check your network and try again.',
    contract_broken: () => 'We couldn’t read the site’s answer: this page may be out of date. Reload it and try again.',
    generic: () => 'Something went wrong. Try again later.',
  },
  fields: FIELDS,
};

export default en;
