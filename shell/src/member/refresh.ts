import { call } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getChats } from '@amarena/shared/contracts/chat/chats';
import { getLikes } from '@amarena/shared/contracts/people/likes';
import { newLikes, unreadMessages } from '@amarena/shared/contracts/platform/badgeCounts';
import { currentMemberId } from './followMember.ts';
import type { SessionKeeper } from './session.ts';

type Call = typeof call;

export interface RefreshDeps {
  writer: BusWriter;
  session: SessionKeeper;
  /** Called if someone else is logged in than the page shows. `shown`: that member's id. */
  otherMember(shown: string): void;
  /** Makes the calls. Default: the page's client. */
  ask?: Call;
}

/** The member as just read, except for what changed on this page during the request: that is newer. */
function newestOf(read: User, before: User, now: User): User {
  const newer = <Key extends keyof User>(key: Key): User[Key] => (now[key] === before[key] ? read[key] : now[key]);
  return { ...read, credits: newer('credits'), paid_user: newer('paid_user'), language: newer('language') };
}

/**
 * Reads user, chats and likes together and puts the result on the bus. Badges and credits that changed during the
 * request keep their newer value. A failure changes nothing: the next refresh comes soon, and the pages show their own
 * errors. For a visitor it asks who is logged in, because a part of the page can create an account before the shell
 * knows.
 */
export function createRefresh({ writer, session, otherMember, ask = call }: RefreshDeps): () => Promise<void> {
  const { badges$, session$ } = writer.bus;
  return async () => {
    const start = session$.value;
    if (start.status !== 'member') {
      const known = await ask(getUser);
      // No user: someone may have logged in after the server answered, so the answer ends no session.
      if (known.ok && known.value.user !== null) session.became(known.value.user);
      return;
    }
    const before = badges$.value;
    const [user, chats, likes] = await Promise.all([ask(getUser), ask(getChats), ask(getLikes)]);
    if (user.ok && user.value.user === null) return session.became(null);
    const now = session$.value;
    // The page shows someone else than when this began: what was read is not about them.
    if (now.status !== 'member' || now.user.id !== start.user.id) return;
    if (user.ok && user.value.user !== null) {
      if (user.value.user.id !== now.user.id) return otherMember(now.user.id);
      session.became(newestOf(user.value.user, start.user, now.user));
    }
    if (badges$.value !== before || !chats.ok || !likes.ok) return;
    const counted = { unread: unreadMessages(chats.value.chats), newLikes: newLikes(likes.value.liked_by) };
    if (counted.unread !== before.unread || counted.newLikes !== before.newLikes) writer.set('badges', counted);
  };
}

/**
 * Asks who is logged in, and nothing else. Resolves with true if it is the member that the page shows; false if it is
 * not known.
 */
export const createLook =
  ({ writer, session, otherMember, ask = call }: RefreshDeps): (() => Promise<boolean>) =>
  async () => {
    const shown = currentMemberId(writer.bus);
    const known = await ask(getUser);
    if (!known.ok || shown === null || shown !== currentMemberId(writer.bus)) return false;
    const { user } = known.value;
    if (user === null) session.became(null);
    else if (user.id !== shown) otherMember(shown);
    return user?.id === shown;
  };
