import type { LiveEvent } from '../contracts/chat/live.ts';
import type { ExamplePage } from '../contracts/platform/routeExamples.ts';
import type { PersonStep, WidgetData } from '../contracts/platform/widgetExamples.ts';
import type { WidgetName } from '../contracts/platform/widgets.ts';
import type { Intent } from './intents.ts';

/** What a person does in a widget, or in a page. */
type Cause =
  | {
      [Name in WidgetName]: { readonly widget: Name; readonly properties: WidgetData<Name>; readonly steps: readonly PersonStep[] };
    }[WidgetName]
  | (ExamplePage & { readonly steps: readonly PersonStep[] });

interface Relying {
  /** What the part relies on, as a sentence that starts with a verb. */
  readonly says: string;
  /** What is seen anywhere on the page once the event has arrived, shown by the part that receives it. May be empty. */
  readonly shows: readonly PersonStep[];
}

type FieldOf<Event> = Event extends unknown ? Exclude<keyof Event, 'type'> : never;

/**
 * A part asks the shell for something: after what a person does in a widget or page of its owner, exactly this event
 * arrives, with these fields and no others. Of those in `varies`, another value of the same kind is as good.
 */
export interface AskExample extends Relying {
  readonly when: Cause;
  readonly asks: Intent;
  readonly varies?: readonly FieldOf<Intent>[];
}

/** The server sends the event to an open page; the shell puts it on the bus as it is, and the owner of the page shows it. */
export interface LiveExample extends Relying {
  readonly at: ExamplePage;
  readonly sends: LiveEvent;
}

/**
 * What a part relies on when it sends or receives events. A part exports them as `eventExamples` from
 * `src/examples.ts`; the build copies them into the manifest. The check of a version plays what comes before the event
 * with a candidate that sends it, and what comes after with a candidate that receives it; a candidate's own are played
 * as a whole.
 */
export type EventExamples = readonly (AskExample | LiveExample)[];
