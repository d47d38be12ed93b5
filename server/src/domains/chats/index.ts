import type { Message } from '@amarena/shared/contracts/chat/chats';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { inTransaction } from '../../db/schema.ts';
import type { Api } from '../../http/platform.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Live } from '../../live/live.ts';
import type { PrivatePhotos } from '../../photos/privatePhotos.ts';
import { registerChatPhotos } from './chatPhotoRoutes.ts';
import type { Deps } from './deps.ts';
import { REPLY } from './fictional.ts';
import { registerChats } from './routes.ts';
import { createChats } from './service.ts';

interface Wiring extends Omit<Deps, 'now'> {
  readonly live: Pick<Live, 'publish' | 'publishAll' | 'tell' | 'onReached'>;
  readonly jobs: Pick<Jobs, 'add' | 'handle' | 'every'>;
  readonly photos: PrivatePhotos;
}

const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** The received messages among some events. */
const received = (news: readonly LiveEvent[]): Message[] =>
  news.flatMap((event) => (event.type === 'message' && !event.message.from_me ? [event.message] : []));

/** Conversations, with the jobs that send fictional replies and refunds. */
export function openChats(api: Api, { photos, ...deps }: Wiring) {
  const { db, now } = api.platform;
  const { live, jobs } = deps;
  const chats = createChats({ ...deps, now });
  live.onReached({
    // When a tab opens, it loads everything written before; afterwards only a received message needs a delivery mark.
    all: (memberIds) => chats.deliver(db, memberIds),
    news: (all) =>
      chats.deliverThese(
        db,
        all.map(({ memberId, events }) => ({ memberId, messages: received(events) })),
      ),
  });
  jobs.handle(REPLY, (reply) => inTransaction(db, (trx) => chats.reply(trx, reply, now())));
  jobs.every('refund_unanswered', EVERY_FIVE_MINUTES, () => chats.refundUnanswered(db, now()));
  registerChats(api, chats);
  registerChatPhotos(api, chats, photos);
  return chats;
}
