import type { Card } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Live } from '../../live/live.ts';
import type { Intake } from '../../photos/intake.ts';
import type { Blocks } from '../blocks/service.ts';
import type { Credits } from '../credits/service.ts';
import type { Profiles } from '../profiles/service.ts';
import type { SiteSettings } from '../settings/service.ts';

/** What conversations need from other domains. Each call takes part in the open transaction, if there is one. */
export interface Deps {
  readonly now: () => Date;
  readonly settings: Pick<SiteSettings, 'site'>;
  readonly blocks: Pick<Blocks, 'has' | 'between'>;
  readonly credits: Pick<Credits, 'balance' | 'debit' | 'credit'>;
  readonly profiles: Pick<Profiles, 'cards' | 'eachOther'>;
  readonly intake: Pick<Intake, 'claim' | 'forget' | 'refuse' | 'allow'>;
  readonly live: Pick<Live, 'publish' | 'publishAll' | 'tell'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Returns the milliseconds before a fictional profile replies. Default: between 8 and 25 seconds. */
  readonly replyDelay?: (() => number) | undefined;
}

/** A member as `viewerId` sees them; undefined if there is no such recipient. */
export async function cardOf({ profiles, now }: Deps, db: Db, viewerId: string, memberId: string): Promise<Card | undefined> {
  const [card] = await profiles.cards(db, viewerId, [memberId], now());
  return card;
}
