/** A like that was given or removed, as the member's other tabs should show it. */
export interface LikeNews {
  id: string;
  liked: boolean;
  mutual: boolean;
}

let channel: BroadcastChannel | undefined;

/** One object to send and to listen: a channel never hears itself. */
export function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('amarena.likes');
  return channel;
}

/** Tells the member's other tabs in this browser. The server reports a like only to the one who received it. */
export const tellOtherTabs = (news: LikeNews): void => otherTabs().postMessage(news);
