import type { LikedBy } from '../people/likes.ts';
import type { Card } from '../people/profile.ts';
import type { AnyWidgetName, AnyWidgets } from './widgets.ts';

/** Stands, in any text of an example, for the id of a member with photos whom the player of the examples knows. */
export const A_MEMBER = '<a member>';
/** Stands for the id of one of the conversations of the member who plays. */
export const A_CONVERSATION = '<a conversation>';

/** A member as an example shows them. */
export const A_CARD: Card = {
  id: A_MEMBER,
  name: 'Valentina',
  age: 34,
  gender: 'female',
  country: 'IT',
  region: null,
  city: null,
  status: 'active',
  fictional: false,
  verified: false,
  online: false,
  last_active: 'today',
  is_new: false,
  main_image: null,
  num_photos: 0,
  distance: null,
  liked: false,
  live: false,
  exclusive: false,
};
/** A like that this member sent. */
export const A_LIKE: LikedBy = { ...A_CARD, like_new: true, automatic: false, liked_at: '2026-11-20T18:30:00.000Z', mutual_since: null };

export const EXAMPLE_ROLES = [
  'alert',
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'group',
  'heading',
  'img',
  'link',
  'list',
  'listitem',
  'radio',
  'status',
  'switch',
  'textbox',
] as const;
export type ExampleRole = (typeof EXAMPLE_ROLES)[number];

type CallbackOf<Props> = Extract<
  { [Key in keyof Props]-?: NonNullable<Props[Key]> extends (...words: never[]) => unknown ? Key : never }[keyof Props],
  string
>;

/** Arguments of a callback that a widget calls. */
type WordsOf<Props, Callback extends keyof Props> = NonNullable<Props[Callback]> extends (...words: infer Words) => unknown ? Words : never;

/** What is found has this role and contains this name, in Italian, regardless of case. Absent: any name. */
interface Named {
  readonly name?: string;
}

/** What a person sees or does. */
export type PersonStep =
  /** Something with the role is visible; `value`: what a field contains. */
  | ({ readonly see: ExampleRole; readonly value?: string } & Named)
  | ({ readonly press: ExampleRole } & Named)
  | ({ readonly fill: 'textbox'; readonly text: string } & Named)
  | ({ readonly choose: 'combobox'; readonly option: string } & Named);

/** One step of an example, in the widget's box, in a dialog that it opened, or among the messages of the page. */
export type ExampleStep<Props> =
  | PersonStep
  /** The widget calls the callback with exactly these arguments. Each step counts one call. */
  | { [Callback in CallbackOf<Props>]: { readonly called: Callback; readonly with: WordsOf<Props, Callback> } }[CallbackOf<Props>];

/** The properties of a widget that are data. */
export type WidgetData<Name extends AnyWidgetName> = Omit<AnyWidgets[Name], CallbackOf<AnyWidgets[Name]>>;

/** How a part uses a widget of another part, as a sequence that can be played in a browser. */
export interface WidgetExample<Name extends AnyWidgetName> {
  /** What the part relies on, as a sentence that starts with a verb. */
  readonly says: string;
  readonly properties: WidgetData<Name>;
  /** The properties that are callbacks. */
  readonly callbacks: readonly CallbackOf<AnyWidgets[Name]>[];
  readonly steps: readonly ExampleStep<AnyWidgets[Name]>[];
}

/**
 * What a part relies on, by widget. A part exports it as `examples` from `src/examples.ts`; the build copies it into the
 * manifest, and the check of a version plays the examples of all live parts that use its widgets. A guest has at least
 * one for each of its own widgets, with whose properties the check mounts it.
 */
export type WidgetExamples = { readonly [Name in AnyWidgetName]?: readonly WidgetExample<Name>[] };
