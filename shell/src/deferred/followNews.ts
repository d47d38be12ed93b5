import type { BusWriter } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { pathTo, type RouteName, type SiteAddress } from '@amarena/shared/contracts/platform/routes';
import { commonCatalogue } from '@amarena/shared/i18n';
import { CHECKOUT, mayPopUp } from '../popUps/mayPopUp.ts';
import type { Here } from '../routing/current.ts';
import type { Store } from '../store.ts';
import { deferredCatalogue } from './catalogue.ts';

/** Milliseconds after a notice during which further messages show no other one. */
const ONE_NOTICE = 10_000;
/** Milliseconds to wait whether a like becomes mutual; if so, only that is announced. */
const MAY_BE_MUTUAL = 500;
const LIKES: readonly RouteName[] = ['likes', 'likes-type', 'likes-m-id'];
/** Screens that announce a mutual like themselves. */
const TELL_MUTUAL: readonly RouteName[] = ['members', 'members-id', ...LIKES, 'match-finder', 'swipe-game'];

/**
 * Shows a toast for a new message or like on screens that do not list it. It names no one, because someone may be
 * looking over the member's shoulder, and stays silent while the member is away or about to pay. A like that makes a
 * pair is announced by name, in a chat too. Returns a function that unsubscribes.
 */
export function followNews(bus: BusWriter['bus'], here$: Pick<Store<Here>, 'get'>): () => void {
  let lastMessage = Number.NEGATIVE_INFINITY;
  let like: ReturnType<typeof setTimeout> | undefined;
  let [likesBefore, likesNow] = [0, 0];
  const badges = bus.badges$.subscribe(({ newLikes }) => {
    [likesBefore, likesNow] = [likesNow, newLikes];
  });

  const tell = (what: 'message' | 'like', to: SiteAddress): void => {
    const here = here$.get();
    if (document.visibilityState !== 'visible' || !mayPopUp(here)) return;
    if (what === 'like' && here.decision.type === 'page' && LIKES.includes(here.decision.route.name)) return;
    const t = deferredCatalogue.translator(bus.language$.value);
    bus.ask({ type: 'toast', tone: 'neutral', text: t(`news.${what}`), action: { label: t(`news.${what}.go`), to } });
  };
  const tellMutual = ({ id, name }: Pick<Card, 'id' | 'name'>): void => {
    const { decision } = here$.get();
    if (document.visibilityState !== 'visible' || decision.type !== 'page') return;
    if (CHECKOUT.includes(decision.route.name) || TELL_MUTUAL.includes(decision.route.name)) return;
    const language = bus.language$.value;
    const action = { label: commonCatalogue.translator(language)('action.write_to', { name }), to: pathTo('members-id-chat', { id }) };
    bus.ask({ type: 'toast', tone: 'success', text: deferredCatalogue.translator(language)('news.mutual', { name }), action });
  };
  const live = bus.live$.subscribe((event) => {
    switch (event.type) {
      case 'message':
        if (event.message.from_me || Date.now() - lastMessage < ONE_NOTICE) return;
        lastMessage = Date.now();
        return tell('message', pathTo('members-id-chat', { id: event.profile.id }));
      case 'likes_changed':
        clearTimeout(like);
        // The badge already counts this event.
        if (event.new_likes > likesBefore) like = setTimeout(() => tell('like', pathTo('likes')), MAY_BE_MUTUAL);
        return;
      case 'mutual':
        clearTimeout(like);
        return tellMutual(event.profile);
    }
  });
  return () => {
    clearTimeout(like);
    badges.unsubscribe();
    live.unsubscribe();
  };
}
