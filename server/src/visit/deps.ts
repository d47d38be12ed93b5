import type { Accounts } from '../domains/accounts/service.ts';
import type { Chats } from '../domains/chats/service.ts';
import type { Landers } from '../domains/landers/service.ts';
import type { Likes } from '../domains/likes/service.ts';
import type { Moderation } from '../domains/moderation/service.ts';
import type { PaymentServices } from '../domains/payments/service.ts';
import type { Profiles } from '../domains/profiles/service.ts';
import type { SiteSettings } from '../domains/settings/service.ts';
import type { Live } from '../live/live.ts';

/** The services behind what a page knows about the site and its visitor. */
export interface Services {
  readonly settings: SiteSettings;
  readonly accounts: Pick<Accounts, 'user'>;
  readonly money: Pick<PaymentServices, 'offers' | 'payments'>;
  readonly chats: Pick<Chats, 'unread' | 'has'>;
  readonly likes: Pick<Likes, 'newLikes'>;
  readonly profiles: Pick<Profiles, 'page'>;
  readonly moderation: Pick<Moderation, 'appeals' | 'desk'>;
  readonly landers: Pick<Landers, 'documents' | 'pages' | 'counting' | 'live'>;
  readonly live: Pick<Live, 'newest'>;
}
