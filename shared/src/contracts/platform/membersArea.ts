import type { RouteName } from './routes.ts';

/** The members' area, where the time-bonus pop-up may appear. */
export const MEMBERS_AREA: readonly RouteName[] = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];
