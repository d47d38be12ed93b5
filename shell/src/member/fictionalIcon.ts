import type { Bus } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/accounts';
import type { Settings } from '@amarena/shared/contracts/settings';

type Wish = { readonly fictional_icon: boolean };

/** The icon beside the word on fictional profiles shows where site and member both want it. The word always shows. */
const fictionalIconShown = (settings: Wish, user: Wish | null): boolean =>
  settings.fictional_icon && (user === null || user.fictional_icon);

/** Keeps `data-fictional-icon` on the page's root: the shared label reads it, whichever part shows it. */
export function followFictionalIcon({ settings$, session$ }: Pick<Bus, 'settings$' | 'session$'>, root = document.documentElement): void {
  let settings: Settings | null = null;
  let user: User | null = null;
  const apply = () => {
    if (settings === null) return;
    if (fictionalIconShown(settings, user)) delete root.dataset.fictionalIcon;
    else root.dataset.fictionalIcon = 'hidden';
  };
  settings$.subscribe((next) => {
    settings = next;
    apply();
  });
  session$.subscribe((session) => {
    user = session.status === 'member' ? session.user : null;
    apply();
  });
}
