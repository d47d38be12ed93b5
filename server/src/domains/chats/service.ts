import type { Db } from '../../db/schema.ts';
import { createChatPhotos } from './chatPhotos.ts';
import { createDelivering } from './delivering.ts';
import type { Deps } from './deps.ts';
import { excerptOf } from './excerpt.ts';
import { exportChats } from './exporting.ts';
import { createReplies } from './fictional.ts';
import { openIcebreakers } from './icebreakers.ts';
import { createListing } from './listing.ts';
import { createOpening } from './opening.ts';
import { createReading } from './reading.ts';
import { createRefunds } from './refunds.ts';
import { createRemoving } from './removing.ts';
import { createSending } from './sending.ts';

/** Conversations between members. Times are arguments, so that tests can choose them. */
export function createChats(deps: Deps) {
  const replies = createReplies(deps);
  const reading = createReading(deps);
  const refunds = createRefunds(deps);
  return {
    ...reading,
    ...createOpening(deps, reading),
    ...createRemoving(deps),
    ...createListing(deps),
    ...createSending(deps, replies),
    ...createChatPhotos(deps, refunds),
    ...createDelivering(deps),
    ...refunds,
    reply: replies.reply,
    excerpt: excerptOf,
    export: (db: Db, memberId: string) => exportChats(deps, db, memberId),
    icebreakers: openIcebreakers(),
  };
}
export type Chats = ReturnType<typeof createChats>;
