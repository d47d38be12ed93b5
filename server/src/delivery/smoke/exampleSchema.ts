import { A_CONVERSATION, A_MEMBER, EXAMPLE_ROLES } from '@amarena/shared/contracts/platform/widgetExamples';
import * as z from 'zod/mini';

const Named = { name: z.optional(z.string()) };
const Role = z.enum(EXAMPLE_ROLES);

/** What a person sees or does, as a manifest has it. */
const PersonStep = z.union([
  z.strictObject({ see: Role, ...Named, value: z.optional(z.string()) }),
  z.strictObject({ press: Role, ...Named }),
  z.strictObject({ fill: z.literal('textbox'), ...Named, text: z.string() }),
  z.strictObject({ choose: z.literal('combobox'), ...Named, option: z.string() }),
]);
export type PersonStep = z.infer<typeof PersonStep>;

const Step = z.union([PersonStep, z.strictObject({ called: z.string(), with: z.array(z.unknown()) })]);
export type Step = z.infer<typeof Step>;

const Example = z.strictObject({
  says: z.string(),
  properties: z.record(z.string(), z.unknown()),
  callbacks: z.array(z.string()),
  steps: z.array(Step),
});
export type Example = z.infer<typeof Example>;

const Texts = z.record(z.string(), z.string());
const PAGE = { route: z.string(), params: z.optional(Texts), query: z.optional(Texts), as: z.enum(['visitor', 'member']) };
const Steps = z.array(PersonStep);

/** A page of the site, and who opens it. */
const ExamplePage = z.strictObject(PAGE);
export type ExamplePage = z.infer<typeof ExamplePage>;

const RouteExample = z.strictObject({ says: z.string(), ...PAGE, steps: Steps });
export type RouteExample = z.infer<typeof RouteExample>;

const WidgetCause = z.strictObject({ widget: z.string(), properties: z.record(z.string(), z.unknown()), steps: Steps });
const Cause = z.union([WidgetCause, z.strictObject({ ...PAGE, steps: Steps })]);
export type Cause = z.infer<typeof Cause>;

const SomeEvent = z.looseObject({ type: z.string() });
export type SomeEvent = z.infer<typeof SomeEvent>;

const RELYING = { says: z.string(), shows: Steps };
const AskExample = z.strictObject({ ...RELYING, when: Cause, asks: SomeEvent, varies: z.optional(z.array(z.string())) });
export type AskExample = z.infer<typeof AskExample>;
const LiveExample = z.strictObject({ ...RELYING, at: ExamplePage, sends: SomeEvent });
export type LiveExample = z.infer<typeof LiveExample>;

const Examples = z.object({
  widgets: z.record(z.string(), z.array(Example)),
  events: z.array(z.union([AskExample, LiveExample])),
  routes: z.array(RouteExample),
});
export type Examples = z.infer<typeof Examples>;

/** The fields of a manifest that have examples. */
export interface Shipped {
  readonly examples?: unknown;
  readonly event_examples?: unknown;
  readonly route_examples?: unknown;
}

/** Ids that the placeholders of examples stand for. */
export interface StandIns {
  /** Another member, with photos. */
  readonly neighbour: string;
  /** One of the member's conversations. */
  readonly conversation: string;
}

/** All of a part's examples are played within the time of one check. A text has at most so many characters. */
const MOST_EXAMPLES = 20;
const MOST_STEPS = 30;
const LONGEST_TEXT = 200;

/** The longest text anywhere in a value, in characters. */
const longestIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((longest, [key, one]) => Math.max(longest, key.length, longestIn(one)), 0);
};

const beyond = (count: number, most: number, what: string): string[] => (count > most ? [`${count} ${what}, more than ${most}`] : []);

const stepsIn = ({ widgets, events, routes }: Examples): number[] => [
  ...[...Object.values(widgets).flat(), ...routes].map(({ steps }) => steps.length),
  ...events.map((event) => event.shows.length + ('at' in event ? 0 : event.when.steps.length)),
];

const parsedIn = ({ examples = {}, event_examples = [], route_examples = [] }: Shipped) =>
  Examples.safeParse({ widgets: examples, events: event_examples, routes: route_examples });

/** In what examples are more or longer than a check plays; empty also if they are in a form that this release does not know. */
export function exampleProblems(shipped: Shipped): string[] {
  const { success, data } = parsedIn(shipped);
  if (!success) return [];
  const problems = [
    ...beyond(Object.values(data.widgets).flat().length, MOST_EXAMPLES, 'examples of widgets'),
    ...beyond(data.events.length, MOST_EXAMPLES, 'examples of events'),
    ...beyond(data.routes.length, MOST_EXAMPLES, 'examples of pages'),
    ...beyond(Math.max(0, ...stepsIn(data)), MOST_STEPS, 'steps'),
  ];
  const longest = longestIn(data);
  return longest > LONGEST_TEXT ? [...problems, `a text of ${longest} characters, more than ${LONGEST_TEXT}`] : problems;
}

/**
 * The examples of a manifest, with the ids of someone and of a conversation for those that stand for them. Null if they
 * are in a form that this release does not know, or more than a check plays.
 */
export function readExamples(shipped: Shipped, { neighbour, conversation }: StandIns): Examples | null {
  if (exampleProblems(shipped).length > 0) return null;
  const { examples = {}, event_examples = [], route_examples = [] } = shipped;
  const text = JSON.stringify({ widgets: examples, events: event_examples, routes: route_examples })
    .replaceAll(A_MEMBER, neighbour)
    .replaceAll(A_CONVERSATION, conversation);
  const parsed = Examples.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
