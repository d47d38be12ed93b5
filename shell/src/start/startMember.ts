import { onLoggedOut } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import { MARK_META } from '@amarena/shared/contracts/platform/comingBack';
import { queryClient } from '@amarena/shared/query';
import { createDeferredModule } from '../loading/deferredModule.ts';
import { noticeOtherTabs } from '../member/comingBack.ts';
import { followConnection } from '../member/connection.ts';
import { dropKeptPages } from '../member/dropKeptPages.ts';
import { followUserLanguage } from '../member/language.ts';
import { createLive } from '../member/live.ts';
import { startRefreshTimer, whenSeenAgain } from '../member/refreshTimer.ts';
import { keepSession, type SessionKeeper } from '../member/session.ts';
import { createStore, type Store } from '../store.ts';

/** Milliseconds in which several live events cause a single refresh. */
const GATHER = 300;

export interface MemberParts {
  readonly session: SessionKeeper;
  readonly refresh: () => Promise<void>;
  /** Reads everything again that the page shows. */
  readonly resync: () => void;
  /** Generation of the newest registry that the server announced; null: none since the page loaded. */
  readonly registry: Store<number | null>;
  /** Opens the live stream: call it when the first screen is there. */
  readonly goLive: () => void;
}

export interface MemberStart {
  /** Newest live event that the page already knows. */
  readonly after: string | null;
  /** The mark of the session for which the document was made. */
  readonly mark: string;
  /** Called when the logged-in member changes, or there is none any more. */
  onChange(): void;
  /** True if news arrive by push. */
  pushSubscribed(): boolean;
}

/** Everything that follows the logged-in member: session, badges, live events, language. */
export function startMember(writer: BusWriter, { after, mark, onChange, pushSubscribed }: MemberStart): MemberParts {
  const { session$ } = writer.bus;
  const isMember = () => session$.value.status === 'member';
  const registry = createStore<number | null>(null);
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const session = keepSession(writer, () => {
    live.follow(isMember());
    if (session$.value.status === 'member') {
      void refresh();
      followUserLanguage(session$.value.user, writer);
    }
    onChange();
  });
  // No page needs its code to be shown.
  const reader = createDeferredModule(
    async () => {
      const [{ createRefresh, createLook }, { reloadForOtherMember }] = await Promise.all([
        import('../member/refresh.ts'),
        import('../member/otherMember.ts'),
      ]);
      const deps = { writer, session, otherMember: (shown: string) => reloadForOtherMember(window, shown) };
      return { refresh: createRefresh(deps), look: createLook(deps) };
    },
    (cause) => console.warn('What reads the member again did not arrive', cause),
  );
  const refresh = async () => (await reader.load())?.refresh();
  const look = async () => (await reader.load())?.look() ?? false;
  const refreshSoon = () => {
    clearTimeout(gathering);
    gathering = setTimeout(() => void refresh(), GATHER);
  };
  const resync = () => {
    refreshSoon();
    void queryClient.invalidateQueries();
  };
  const live = createLive({
    writer,
    connection: followConnection(writer, () => live.hasStream()),
    refresh: refreshSoon,
    resync,
    registryChanged: (generation) => registry.set(generation),
  });

  live.follow(isMember(), after);
  startRefreshTimer({ refresh, isMember, isStreaming: live.isOpen, pushSubscribed });
  let isLooking = false;
  onLoggedOut((why) => {
    if (why !== 'member_changed' || isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  });
  const follow = async () => {
    if (isMember()) return look();
    await refresh();
    return isMember();
  };
  // Until the shell guards the page, the guard in the document does it, by this mark.
  document.querySelector(`meta[name="${MARK_META}"]`)?.remove();
  dropKeptPages(writer.bus);
  noticeOtherTabs(document, { mark, ended: () => session.became(null), changed: follow });
  whenSeenAgain(() => {
    if (isMember()) resync();
  });
  return { session, refresh, resync, registry, goLive: live.begin };
}
