import type { LikedBy } from './likes.ts';
import type { Card } from './profile.ts';
import type { RemoteName } from './routes.ts';

/** Named widgets: pieces of one remote that another part mounts as a single-spa parcel, with typed properties. */
export interface Widgets {
  /** One row of members who were active last in a country, for a page that is not about searching. */
  recent: { country: string | null };
  /**
   * What a pop-up says of a like that the member got: photo, who it is, one button; labelled where we made the like.
   * `onOpen` reports the liker's id when photo or button is pressed. The dialog around it is its host's.
   */
  like: { like: LikedBy; onOpen: (profile: string) => void };
  /**
   * The dialog in which a member reports someone, by their page, by the whole conversation or by one message of theirs;
   * it opens as soon as it is mounted. `onClose` ends it; `reported` is true where the report was sent: from then on the
   * two do not meet any more, and the conversation is gone from the author's list.
   */
  report: {
    profile: Pick<Card, 'id' | 'name'>;
    about: { kind: 'profile' } | { kind: 'conversation' } | { kind: 'message'; id: string };
    onClose: (reported: boolean) => void;
  };
  /**
   * The dialog in which a member gives someone a gift; it opens as soon as it is mounted and says by itself how it ended.
   * `onClose` ends it, given or not.
   */
  gift: { profile: Pick<Card, 'id' | 'name' | 'fictional'>; onClose: () => void };
  /** The rows in which a member sets what they may spend, a day and a month. The heading above them is its host's. */
  limits: Record<never, never>;
  /** Sign-up as it opens from every door; `lander` is the mark of the lander that led here. `onClose` is called when the person leaves before it began. */
  signup: { profile?: string; email?: string; lander?: string; onClose: () => void; onProgress: (inProgress: boolean) => void };
}
export type WidgetName = keyof Widgets;

export const WIDGET_OWNERS: Record<WidgetName, RemoteName> = {
  recent: 'mf-members',
  like: 'mf-members',
  report: 'mf-members',
  gift: 'mf-chat',
  limits: 'mf-payments',
  signup: 'mf-signup',
};

/**
 * Version of each widget's properties; semantic versioning. The owner offers it in its contract and a part that shows
 * the widget names the smallest one it needs, so that neither goes live without the other.
 */
export const WIDGET_VERSIONS: Record<WidgetName, string> = {
  recent: '1.0.0',
  like: '1.0.0',
  report: '1.0.0',
  gift: '1.0.0',
  limits: '1.0.0',
  signup: '1.0.0',
};
