import type { AnyWidgetName, AnyWidgets } from './widgets.ts';

/** Stands, in any text of an example, for the id of a member with photos whom the player of the examples knows. */
export const A_MEMBER = '<a member>';

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

/** One step of an example, in the widget's box, in a dialog that it opened, or among the messages of the page. */
export type ExampleStep<Props> =
  /** Something with the role is visible; `value`: what a field contains. */
  | ({ readonly see: ExampleRole; readonly value?: string } & Named)
  | ({ readonly press: ExampleRole } & Named)
  | ({ readonly fill: 'textbox'; readonly text: string } & Named)
  | ({ readonly choose: 'combobox'; readonly option: string } & Named)
  /** The widget calls the callback with exactly these arguments. Each step counts one call. */
  | { [Callback in CallbackOf<Props>]: { readonly called: Callback; readonly with: WordsOf<Props, Callback> } }[CallbackOf<Props>];

/** How a part uses a widget of another part, as a sequence that can be played in a browser. */
export interface WidgetExample<Name extends AnyWidgetName> {
  /** What the part relies on, as a sentence that starts with a verb. */
  readonly says: string;
  /** The properties that are data. */
  readonly properties: Omit<AnyWidgets[Name], CallbackOf<AnyWidgets[Name]>>;
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
