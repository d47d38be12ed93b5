/** Number of unread messages, for the badge. */
export const unreadMessages = (chats: readonly { num_unread_messages: number }[]): number =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/** Number of new likes, for the badge. */
export const newLikes = (likedBy: readonly { like_new: boolean }[]): number => likedBy.filter((like) => like.like_new).length;

/** Unread messages plus new likes: the single number in the title and on the app badge. */
export const badgeTotal = (badges: { readonly unread: number; readonly newLikes: number }): number => badges.unread + badges.newLikes;
