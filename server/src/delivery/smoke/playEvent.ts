import { isDeepStrictEqual } from 'node:util';
import { exposedAs } from '@amarena/shared/contracts/platform/widgets';
import type { JSHandle, Page } from 'playwright-core';
import type { PersonStep, SomeEvent } from './exampleSchema.ts';
import { missedByPerson, missedStep, PLACES, settled, soon } from './exampleSteps.ts';
import { busOf, type PageBus, prepareStreams, receive } from './pageBus.ts';
import { brokenBy, type Reliance } from './reliance.ts';
import { pageTrouble, type Standing } from './stand.ts';
import { type Trouble, type Watch, watch, words } from './troubles.ts';
import { type GivenProperties, listeningProperties, mountWidget } from './widget.ts';

/** Which half of an example is played: what comes before the event, what comes after, or both. */
export interface Halves {
  readonly sends: boolean;
  readonly shows: boolean;
}

/** An event of an example, and the page in which it is played. */
export interface EventPlayed {
  readonly event: SomeEvent;
  /** On the part that sends the event. */
  readonly sent: Reliance;
  /** On the part that receives it. */
  readonly shown: Reliance;
  readonly address: string;
  readonly standing: Standing;
  /** Version of the shared module with the bus. */
  readonly busVersion: string;
  readonly halves: Halves;
  /** What is seen once the event has arrived. */
  readonly shows: readonly PersonStep[];
}

/** A part asks the shell for something. */
export interface PlayedAsk extends EventPlayed {
  /** What a person does before; in a widget, if there is one. */
  readonly cause: { readonly widget: (GivenProperties & { readonly name: string }) | null; readonly steps: readonly PersonStep[] };
  /** Fields that may have another value of the same kind. */
  readonly varies: readonly string[];
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Whether an event is the expected one: the same fields, with the same values or, of those that vary, values of the same kind. */
export function isExpected(came: SomeEvent, event: SomeEvent, varies: readonly string[]): boolean {
  const comparable = (one: SomeEvent) =>
    Object.fromEntries(Object.entries(one).map(([field, value]) => [field, varies.includes(field) ? kindOf(value) : value]));
  return isDeepStrictEqual(comparable(came), comparable(event));
}

/** How long after an event another one of the same kind would come. */
const TWICE_WITHIN = 200;

/** Waits for exactly one such event; returns what came instead, null if it came. */
async function missedEvent(
  heard: () => Promise<SomeEvent[]>,
  event: SomeEvent,
  varies: readonly string[],
  limit: number,
): Promise<string | null> {
  const ofType = async () => (await heard()).filter(({ type }) => type === event.type);
  if (!(await soon(limit, async () => (await ofType()).length > 0))) {
    const others = [...new Set((await heard()).map(({ type }) => type))];
    return `the event ${event.type} never came${others.length === 0 ? '' : `, only ${others.join(', ')}`}`;
  }
  await new Promise((resolve) => setTimeout(resolve, TWICE_WITHIN));
  const came = await ofType();
  const wrong = came.find((one) => !isExpected(one, event, varies));
  if (wrong !== undefined) return `the event came as ${words(JSON.stringify(wrong))}, not as ${words(JSON.stringify(event))}`;
  return came.length === 1 ? null : `the event came ${came.length} times`;
}

const shownAnywhere = (page: Page, steps: readonly PersonStep[], timeout: number): Promise<string | null> =>
  missedStep(steps, (step) => missedByPerson(step, { page, place: PLACES.anywhere, timeout }));

/** What is relied on before anything happens: a half that is not played is nobody's fault. */
const firstOf = ({ sent, shown, halves }: EventPlayed): Reliance => (halves.sends ? sent : shown);

/** Opens the page with its bus; returns what is wrong with it instead. */
async function openWithBus(page: Page, played: EventPlayed, limit: number): Promise<PageBus | Trouble> {
  const { address, standing, busVersion } = played;
  const reliance = firstOf(played);
  const opened = await pageTrouble(page, address, standing, limit);
  if (opened !== null) return brokenBy(reliance, `${opened.found}, in the page ${address}`);
  await settled(page);
  try {
    return await busOf(page, busVersion);
  } catch (cause) {
    return brokenBy(reliance, `the shell does not share its bus, "${words(String(cause))}"`);
  }
}

/** Does what brings the event about; returns what was found instead. */
async function missedCause(page: Page, { cause, standing }: PlayedAsk, limit: number): Promise<string | null> {
  const { widget, steps } = cause;
  if (widget !== null) {
    const given = await listeningProperties(page, widget);
    const properties: JSHandle<object> = await given.getProperty('properties');
    try {
      await mountWidget(page, { container: standing.container ?? '', name: exposedAs(widget.name), properties, limit });
    } catch (cause) {
      return `mounting it threw "${words(String(cause))}"`;
    }
  }
  const place = widget === null ? PLACES.page : PLACES.widget;
  return missedStep(steps, (step) => missedByPerson(step, { page, place, timeout: limit / 2 }));
}

interface Playing {
  /** Plays the half before the event; returns what was found instead. */
  before(): Promise<string | null>;
  /** Plays the half after it. */
  after(): Promise<string | null>;
}

/** Plays the halves that are under test. What goes wrong in the page is about the half that is played at that time. */
async function halvesTrouble(played: EventPlayed, { worst }: Watch, { before, after }: Playing): Promise<Trouble | null> {
  const { sent, shown, halves } = played;
  const meanwhile = () => worst()?.found ?? null;
  if (halves.sends) {
    const missed = (await before()) ?? meanwhile();
    if (missed !== null) return brokenBy(sent, missed);
  }
  if (!halves.shows) return null;
  const missed = (await after()) ?? meanwhile();
  return missed === null ? null : brokenBy(shown, missed);
}

/** Plays the halves of an example in which a part asks the shell; returns what is wrong, null if nothing is. */
export async function askTrouble(page: Page, played: PlayedAsk, limit: number): Promise<Trouble | null> {
  const { standing, halves, event, varies, shows } = played;
  const bus = await openWithBus(page, played, limit);
  if (!('ask' in bus)) return bus;
  const watching = watch(page, standing.remote);
  const timeout = limit / 2;
  if (!halves.sends) await bus.ask(event);
  return halvesTrouble(played, watching, {
    before: async () => (await missedCause(page, played, limit)) ?? (await missedEvent(bus.asked, event, varies, timeout)),
    after: () => shownAnywhere(page, shows, timeout),
  });
}

/** Plays the halves of an example in which the server sends the event; returns what is wrong, null if nothing is. */
export async function liveTrouble(page: Page, played: EventPlayed, limit: number): Promise<Trouble | null> {
  const { standing, event, shows } = played;
  await prepareStreams(page);
  const bus = await openWithBus(page, played, limit);
  if (!('ask' in bus)) return bus;
  const watching = watch(page, standing.remote);
  const timeout = limit / 2;
  if (!(await receive(page, event, timeout))) return brokenBy(firstOf(played), 'the page opens no stream of events from the server');
  return halvesTrouble(played, watching, {
    before: () => missedEvent(bus.live, event, [], timeout),
    after: () => shownAnywhere(page, shows, timeout),
  });
}
