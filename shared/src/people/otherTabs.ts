import { memberHere } from '@amarena/shared/bus';

/** A like that was given or removed, as the member's other tabs should show it. */
export interface LikeNews {
  id: string;
  liked: boolean;
  mutual: boolean;
}

/** Whose news: after a log-in, another tab may still show the member before. */
export type FromTab = LikeNews & { member: string | null };

let channel: BroadcastChannel | undefined;

/** One object to send and to listen: a channel never hears itself. */
export function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('likes');
  return channel;
}

/** Tells the member's other tabs in this browser. The server reports a like only to the one who received it. */
export const tellOtherTabs = (news: LikeNews): void => otherTabs().postMessage({ ...news, member: memberHere() } satisfies FromTab);
