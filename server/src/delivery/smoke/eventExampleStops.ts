import { isSiteWidget, WIDGET_OWNERS } from '@amarena/shared/contracts/platform/widgets';
import type { Page } from 'playwright-core';
import {
  type Consumer,
  type ExampleStop,
  exampleAddress,
  exampleId,
  type OwnerVersion,
  ownerVersion,
  type Setting,
  versionOf,
} from './exampleOwners.ts';
import type { AskExample, Cause, LiveExample, SomeEvent } from './exampleSchema.ts';
import { WIDGET_PROPERTIES } from './examples.ts';
import { BUS_KEY } from './pageBus.ts';
import { askTrouble, type EventPlayed, type Halves, liveTrouble } from './playEvent.ts';
import type { Reliance } from './reliance.ts';
import type { Stop } from './stops.ts';
import type { Trouble } from './troubles.ts';
import { firstPage } from './widgetExampleStops.ts';

/** For a shell that was built before manifests had the versions of shared modules. */
const FIRST_VERSION = '1.0.0';
const busVersionIn = ({ set }: Setting): string => set.shell?.shared_versions?.[BUS_KEY] ?? FIRST_VERSION;

interface Ends {
  readonly sender: OwnerVersion;
  readonly receiver: OwnerVersion;
}

/**
 * Who is under test, which halves that concerns, and whom a failure is about; null if the example concerns no candidate.
 * A candidate's own example is played as a whole.
 */
function underTest(consumer: string, { sender, receiver }: Ends, tested: Setting['tested']): { halves: Halves; version: string } | null {
  const own = tested.has(consumer);
  const halves = { sends: own || tested.has(sender.version), shows: own || tested.has(receiver.version) };
  const version = [sender.version, receiver.version, consumer].find((one) => tested.has(one));
  return version === undefined ? null : { halves, version };
}

interface EventPlace extends Pick<Stop, 'address' | 'access'> {
  readonly owner: OwnerVersion;
}

/** Where a cause happens, and whose it is; null if that is not live, or unknown to this release. */
function placeOf(cause: Cause, { set, world }: Setting): EventPlace | null {
  if ('widget' in cause) {
    if (!isSiteWidget(cause.widget)) return null;
    const manifest = set.remotes[WIDGET_OWNERS[cause.widget]]?.[0];
    const place = manifest === undefined ? null : firstPage(manifest, world);
    return manifest === undefined || place === null ? null : { ...place, owner: versionOf(manifest) };
  }
  const found = exampleAddress(cause);
  const owner = found && ownerVersion(found.route.owner, set);
  return found === null || owner === null ? null : { address: found.address, access: cause.as, owner };
}

/** What a consumer relies on at each end. */
const relianceOn = (
  consumer: string,
  { says, type }: { says: string; type: string },
  { sender, receiver }: Ends,
): Record<'sent' | 'shown', Reliance> => ({
  sent: { consumer, says, what: `the event ${type}`, owner: sender.version },
  shown: { consumer, says, what: `the reaction to the event ${type}`, owner: receiver.version },
});

/** One event of an example. */
interface Occasion {
  readonly event: SomeEvent;
  /** Where it is played. */
  readonly cause: Cause;
  /** The owner of that place sends the event to the shell; false: it receives it from there. */
  readonly toShell: boolean;
  visit(page: Page, place: EventPlayed, limit: number): Promise<Trouble | null>;
}

/** The stop of an example; none if it concerns no candidate. */
function stopOf(
  { says, shows }: Pick<AskExample, 'says' | 'shows'>,
  occasion: Occasion,
  consumer: string,
  setting: Setting,
): Omit<ExampleStop, 'id'>[] {
  const { event, cause, toShell, visit } = occasion;
  const place = placeOf(cause, setting);
  const shell = ownerVersion('shell', setting.set);
  if (place === null || shell === null) return [];
  const { owner, address, access } = place;
  const ends = toShell ? { sender: owner, receiver: shell } : { sender: shell, receiver: owner };
  const test = underTest(consumer, ends, setting.tested);
  if (test === null) return [];
  const { halves, version } = test;
  const { standing } = owner;
  const played = {
    ...relianceOn(consumer, { says, type: event.type }, ends),
    ...{ event, shows, address, standing, halves, busVersion: busVersionIn(setting) },
  };
  return [
    {
      version,
      kind: 'example',
      own: setting.tested.has(consumer),
      name: `of the event ${event.type}, from ${consumer}`,
      address,
      access,
      remote: null,
      visit: (page, limit) => visit(page, played, limit),
    },
  ];
}

function askStop({ when, asks, varies = [], ...example }: AskExample, consumer: string, setting: Setting) {
  // Its callbacks may be called, and nothing is expected of them.
  const callbacks = 'widget' in when && isSiteWidget(when.widget) ? WIDGET_PROPERTIES[when.widget].callbacks : [];
  const widget = 'widget' in when ? { name: when.widget, properties: when.properties, callbacks } : null;
  const cause = { widget, steps: when.steps };
  const visit: Occasion['visit'] = (page, played, limit) => askTrouble(page, { ...played, cause, varies }, limit);
  return stopOf(example, { event: asks, cause: when, toShell: true, visit }, consumer, setting);
}

const liveStop = ({ at, sends, ...example }: LiveExample, consumer: string, setting: Setting) =>
  stopOf(example, { event: sends, cause: { ...at, steps: [] }, toShell: false, visit: liveTrouble }, consumer, setting);

/** The examples of events of one part that concern a candidate. */
export const eventStopsOf = ({ version, examples }: Consumer, setting: Setting): ExampleStop[] =>
  examples.events.flatMap((example, index) => {
    const stops = 'at' in example ? liveStop(example, version, setting) : askStop(example, version, setting);
    return stops.map((stop) => ({ ...stop, id: exampleId(version, 'event', index) }));
  });
