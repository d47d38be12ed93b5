import { type ConsumeRequest, type FederationRuntime, RUNTIME_GLOBAL } from '@amarena/shared/federation/runtime';
import type { JSHandle, Page } from 'playwright-core';
import type { SomeEvent } from './exampleSchema.ts';
import { soon } from './exampleSteps.ts';

/** The module that has the bus, as the shell shares it. */
export const BUS_KEY = '@amarena/shared/bus';

/** The part of the bus that the player uses, as it is in the page. */
interface BusInPage {
  ask(event: SomeEvent): void;
  readonly live$: { subscribe(hear: (event: SomeEvent) => void): unknown };
}

interface Heard {
  readonly bus: BusInPage;
  /** What went over the bus since, in order. */
  readonly asked: SomeEvent[];
  readonly live: SomeEvent[];
}

/** Runs in the page: takes the shell's bus as a remote does, and writes down what goes over it. */
async function hearInPage({ runtime, key, version }: { runtime: string; key: string; version: string }): Promise<Heard> {
  const id = 'smoke';
  const request: ConsumeRequest = {
    chunkId: id,
    installedModules: {},
    promises: [],
    webpackRequire: {
      m: {},
      c: {},
      consumesLoadingData: {
        chunkMapping: { [id]: [id] },
        moduleIdToConsumeDataMapping: { [id]: { shareKey: key, requiredVersion: version } },
      },
    },
  };
  (Reflect.get(window, runtime) as FederationRuntime).bundlerRuntime.consumes(request);
  await Promise.all(request.promises);
  const module: { exports: unknown } = { exports: null };
  request.webpackRequire.m[id]?.(module);
  const { bus } = module.exports as { bus: BusInPage };
  const heard: Heard = { bus, asked: [], live: [] };
  const { ask } = bus;
  // Events are plain data, and the page may change them later.
  bus.ask = (event) => {
    heard.asked.push(structuredClone(event));
    ask(event);
  };
  bus.live$.subscribe((event) => void heard.live.push(structuredClone(event)));
  return heard;
}

/** The bus of a page, from now on. */
export interface PageBus {
  /** What parts asked the shell for. */
  asked(): Promise<SomeEvent[]>;
  /** What the shell passed on from the server. */
  live(): Promise<SomeEvent[]>;
  ask(event: SomeEvent): Promise<void>;
}

/** Takes the bus of a page whose shell has started. `version`: of the shared module. Rejects if the shell does not share it. */
export async function busOf(page: Page, version: string): Promise<PageBus> {
  const heard: JSHandle<Heard> = await page.evaluateHandle(hearInPage, { runtime: RUNTIME_GLOBAL, key: BUS_KEY, version });
  return {
    asked: () => heard.evaluate(({ asked }) => asked),
    live: () => heard.evaluate(({ live }) => live),
    ask: (event) => heard.evaluate(({ bus }, sent) => bus.ask(sent), event),
  };
}

/** Key on `window` of the page's streams from the server. */
const STREAMS = 'smoke.streams';

/** Runs in the page before its scripts: keeps the streams that it opens. */
function keepStreams(key: string): void {
  const streams: EventSource[] = [];
  Object.defineProperty(window, Symbol.for(key), { value: streams });
  const Real = window.EventSource;
  window.EventSource = class extends Real {
    constructor(address: string | URL, options?: EventSourceInit) {
      super(address, options);
      streams.push(this);
    }
  };
}

/** Lets a page that is not open yet receive events that no server sent. */
export const prepareStreams = (page: Page): Promise<unknown> => page.addInitScript(keepStreams, STREAMS);

/** Runs in the page: the newest stream receives the event. False if there is none yet. */
function receiveInPage([key, data]: readonly [string, string]): boolean {
  const stream = (Reflect.get(window, Symbol.for(key)) as EventSource[]).at(-1);
  return stream?.dispatchEvent(new MessageEvent('message', { data })) ?? false;
}

/** Gives the page an event as if the server had sent it; false if the page opens no stream within the limit, in milliseconds. */
export const receive = (page: Page, event: SomeEvent, limit: number): Promise<boolean> =>
  soon(limit, () => page.evaluate(receiveInPage, [STREAMS, JSON.stringify(event)] as const));
