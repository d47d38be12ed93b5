import { QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import { Id } from '@amarena/shared/contracts/platform/primitives';
import type { RouteMatch, RouteName } from '@amarena/shared/contracts/platform/routes';
import type { VisitorBoot } from '../edge/deps.ts';
import type { Platform } from '../http/platform.ts';
import type { Services } from './deps.ts';

type Check = (viewer: string | null, id: string, params: RouteMatch['params']) => Promise<boolean>;

/**
 * Whether the target of an address exists for this visitor. Someone else's payment or conversation is answered like one
 * that never existed; roles are checked before. A member who left or closed the profile still has a page, which says
 * so.
 */
export function createIdsExist({ db, now }: Platform, { profiles, money, chats, moderation, landers }: Services) {
  const member: Check = async (viewer, id) => {
    const page = await profiles.page(db, viewer, id, now());
    return page.ok || page.error.code !== 'not_found';
  };
  const conversation: Check = async (viewer, id) => viewer !== null && (await chats.has(db, viewer, id));
  const payment: Check = async (viewer, id) => viewer !== null && (await money.payments.get(db, viewer, id, now())).ok;
  const decision: Check = async (viewer, id) =>
    viewer !== null && (await moderation.appeals.told(db, viewer, now())).some(({ decision: told }) => told.id === id);
  const deskCase: Check = async (viewer, id, { queue }) => {
    const kind = QueueKind.safeParse(queue);
    return viewer !== null && kind.success && (await moderation.desk.read(db, { queue: kind.data, id }, viewer, now())).ok;
  };
  const lander: Check = async (_viewer, id) => (await landers.documents.storedById(db, id)) !== null;
  const checks: { readonly [Name in RouteName]?: Check } = {
    'members-id': member,
    'members-id-chat': member,
    'members-id-signup': member,
    'likes-m-id': member,
    'chats-id': conversation,
    'transactions-id': payment,
    'decisions-id': decision,
    'desk-queue-id': deskCase,
    'editor-id-tab': lander,
  };

  return async ({ user }: VisitorBoot, { route, params }: RouteMatch): Promise<boolean> => {
    const { id } = params;
    const check = checks[route.name];
    if (check === undefined || id === undefined) return true;
    return Id.safeParse(id).success && check(user?.id ?? null, id, params);
  };
}
