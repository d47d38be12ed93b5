import { call, forgetAnswers, onLoggedOut } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import { getLogout } from '@amarena/shared/contracts/account/logout';
import type { User } from '@amarena/shared/contracts/account/user';
import { findRoute, pathTo } from '@amarena/shared/contracts/platform/routes';
import { queryClient, replaceEqualDeep } from '@amarena/shared/query';
import { navigate } from '@amarena/shared/router';
import { forgetMark } from './comingBack.ts';
import { currentMemberId } from './followMember.ts';

/** The only place that changes who is logged in. Everyone else reads `bus.session$`. */
export interface SessionKeeper {
  /**
   * Someone logged in or signed up, or the server sent newer data of the member; null: the session ended, by log-out or
   * unasked (403 `authentication_required`).
   */
  became(user: User | null): void;
  logOut(): Promise<void>;
  stop(): void;
}

/** `onChange` is called when the logged-in member changes, or there is none any more. */
export function keepSession(writer: BusWriter, onChange: () => void): SessionKeeper {
  const memberId = () => currentMemberId(writer.bus);

  const forget = () => {
    // One person's data must not show to the next.
    queryClient.clear();
    forgetAnswers();
    writer.set('badges', { unread: 0, newLikes: 0 });
    writer.set('offer', null);
  };

  const becameVisitor = () => {
    if (memberId() === null) return;
    forgetMark();
    writer.set('session', { status: 'visitor' });
    forget();
    onChange();
  };

  const becameMember = (user: User) => {
    const before = memberId();
    if (before !== user.id) forget();
    const session = writer.bus.session$.value;
    // Most refreshes change nothing: then nothing renders again.
    if (session.status === 'member' && replaceEqualDeep(session.user, user) === session.user) return;
    writer.set('session', { status: 'member', user });
    if (before !== user.id) onChange();
  };

  return {
    became: (user) => (user === null ? becameVisitor() : becameMember(user)),
    async logOut() {
      await call(getLogout);
      becameVisitor();
      // After a log-out there is no way back to the member's page: the next person may be someone else.
      if (findRoute(window.location.pathname)?.route.access === 'member') navigate(pathTo('login'), { replace: true });
    },
    stop: onLoggedOut((why) => {
      if (why === 'authentication_required') becameVisitor();
    }),
  };
}
