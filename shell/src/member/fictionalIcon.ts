import type { Bus } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import type { Settings } from '@amarena/shared/contracts/platform/settings';

type Wish = { readonly fictional_icon: boolean };

/** The icon beside the label on fictional profiles shows if both the site and the member want it. The label always shows. */
const fictionalIconShown = (settings: Wish, user: Wish | null): boolean =>
  settings.fictional_icon && (user === null || user.fictional_icon);

/** Keeps `data-fictional-icon` on the root element up to date. The shared label reads it in every part. */
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
