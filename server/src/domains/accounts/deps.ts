import type { SignupForm } from '@amarena/shared/contracts/account/signup';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { FastifyRequest } from 'fastify';
import type { Live } from '../../live/live.ts';
import type { Intake } from '../../photos/intake.ts';
import type { Photos } from '../../photos/publicPhotos.ts';
import type { Chats } from '../chats/service.ts';
import type { Credits } from '../credits/service.ts';
import type { Counting } from '../landers/counting.ts';
import type { Suspensions } from '../moderation/suspensions.ts';
import type { Passkeys } from '../passkeys/service.ts';
import type { Discounts } from '../payments/orders/discounts.ts';
import type { WelcomeOffer } from '../payments/orders/welcomeOffer.ts';
import type { Profiles } from '../profiles/service.ts';
import type { Push } from '../push/service.ts';
import type { SiteSettings } from '../settings/service.ts';

/** Where a request comes from. */
export type Browser = Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>;

/** What accounts need from other domains. */
export interface OtherDomains {
  readonly profiles: Pick<Profiles, 'own' | 'setDisabled' | 'setSought'>;
  readonly credits: Pick<Credits, 'balance' | 'credit'>;
  readonly offers: Pick<WelcomeOffer, 'issue'>;
  readonly discounts: Pick<Discounts, 'isIssued' | 'issue'>;
  readonly settings: Pick<SiteSettings, 'site' | 'termsChange' | 'company'>;
  readonly suspensions: Pick<Suspensions, 'of'>;
  readonly counting: Pick<Counting, 'signedUp' | 'confirmed'>;
  readonly chats: Pick<Chats, 'send' | 'export'>;
  readonly push: Pick<Push, 'exported'>;
  readonly live: Pick<Live, 'publish'>;
  readonly passkeys: Pick<Passkeys, 'list' | 'removeThese' | 'removeSince'>;
  readonly intake: Pick<Intake, 'erase' | 'original'>;
  readonly photos: Pick<Photos, 'find' | 'bytes'>;
}

/** When new terms were published, since when they apply, and what changed. */
export interface PublishedTerms {
  readonly published: string;
  readonly since: string;
  readonly changes: Readonly<Record<Language, string>>;
}

/** The message written before the sign-up; it is sent once the address is confirmed. */
export interface FirstMessage extends Pick<SignupForm, 'language'> {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}
