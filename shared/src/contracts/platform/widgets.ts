import type { LikedBy } from '../people/likes.ts';
import type { Card } from '../people/profile.ts';
import { type AnyRemote, GUEST, type GuestName, type RemoteName } from './routes.ts';

/** Widgets: pieces of one remote that another part mounts as a single-spa parcel, with typed properties. */
export interface Widgets {
  /** A row of the most recently active members of a country, for pages that are not about searching. */
  recent: { country: string | null };
  /**
   * The content of a pop-up for a received like: photo, who sent it, one button; labelled if the site created the like.
   * `onOpen` reports the sender's id when photo or button is pressed. The host brings the dialog.
   */
  like: { like: LikedBy; onOpen: (profile: string) => void };
  /**
   * The dialog in which a member reports someone: for their profile, for the whole conversation or for one of their
   * messages. It opens when it is mounted. `onClose` ends it; `reported` is true if the report was sent: from then on
   * the two do not meet any more, and the conversation is gone from the author's list.
   */
  report: {
    profile: Pick<Card, 'id' | 'name'>;
    about: { kind: 'profile' } | { kind: 'conversation' } | { kind: 'message'; id: string };
    onClose: (reported: boolean) => void;
  };
  /**
   * The dialog in which a member gives someone a gift. It opens when it is mounted and announces the result itself.
   * `onClose` ends it, given or not.
   */
  gift: { profile: Pick<Card, 'id' | 'name' | 'fictional'>; onClose: () => void };
  /** The member's daily and monthly spending limits. The host brings the heading. */
  limits: Record<never, never>;
  /** Sign-up, wherever it opens; `lander` identifies the lander that led here. `onClose` is called if the person leaves before starting. */
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
 * Version of each widget's properties; semantic versioning. The owner's contract offers it, and a part that shows the
 * widget names the smallest version that it needs, so that neither goes live without the other.
 */
export const WIDGET_VERSIONS: Record<WidgetName, string> = {
  recent: '1.0.0',
  like: '1.0.0',
  report: '1.0.0',
  gift: '1.0.0',
  limits: '1.0.0',
  signup: '1.0.0',
};

/** Name of a guest's widget: the guest, a slash and a word, such as `mf-gifts/teaser`. No widget of the site has a slash. */
export type GuestWidgetName = `${GuestName}/${string}`;

/**
 * Widgets of guests, with their properties: empty here. A guest declares its own in a file of its own, and a guest that
 * shows one holds a copy of that file:
 *
 *     declare module '@amarena/shared/contracts/platform/widgets' {
 *       interface GuestWidgets { 'mf-gifts/teaser': { onOpen: () => void } }
 *     }
 *
 * No property may have the name of one that the shell gives to every widget (`GivenToWidgets`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: guests add to it.
export interface GuestWidgets {}

/** Names of the properties that the shell and single-spa give to every widget, in place of the widget's own. */
export type GivenToWidgets = 'name' | 'domElement' | 'onCrash' | 'mountParcel' | 'singleSpa' | 'unmountSelf';

/** Properties of a widget; nothing fits if one of them would never arrive. */
type Arriving<Props> = Extract<keyof Props, GivenToWidgets> extends never ? Props : never;

/** Every widget that a part may show, with its properties. */
export type AnyWidgets = { [Name in WidgetName]: Arriving<Widgets[Name]> } & {
  [Name in keyof GuestWidgets & GuestWidgetName]: Arriving<GuestWidgets[Name]>;
};
export type AnyWidgetName = keyof AnyWidgets;

const GUEST_WIDGET = /^(mf-[a-z]{2,20})\/([a-z]{2,20})$/;
const isGuest = (name: string): name is GuestName => GUEST.test(name);
/** Whether a widget of the site has this name. */
export const isSiteWidget = (widget: string): widget is WidgetName => Object.hasOwn(WIDGET_OWNERS, widget);

/** The guest in the name of its widget, and the word after it; null for any other name. */
export function guestWidget(widget: string): { readonly guest: GuestName; readonly word: string } | null {
  const [, guest = '', word = ''] = GUEST_WIDGET.exec(widget) ?? [];
  // Its page is exposed under this word.
  return isGuest(guest) && word !== 'page' ? { guest, word } : null;
}

/** The part that a widget belongs to; null for a name that no widget can have. */
export const ownerOfWidget = (widget: string): AnyRemote | null =>
  isSiteWidget(widget) ? WIDGET_OWNERS[widget] : (guestWidget(widget)?.guest ?? null);

/** The name under which a remote exposes its widget. */
export const exposedAs = (widget: string): string => `./${widget.split('/').at(-1)}`;
