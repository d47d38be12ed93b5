import { WIDGET_OWNERS, type WidgetName } from '@amarena/shared/contracts/platform/widgets';
import { exampleAddress, type OwnerVersion, ownerVersion } from './exampleOwners.ts';
import type { AskExample, Cause, LiveExample } from './exampleSchema.ts';
import type { Consumer, Setting } from './exampleStops.ts';
import { BUS_KEY } from './pageBus.ts';
import { askTrouble, type Halves, liveTrouble } from './playEvent.ts';
import type { Reliance } from './reliance.ts';
import type { Stop } from './stops.ts';
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
    if (!(cause.widget in WIDGET_OWNERS)) return null;
    const remote = WIDGET_OWNERS[cause.widget as WidgetName];
    const [owner, place] = [ownerVersion(remote, set), firstPage(remote, world)];
    return owner === null || place === null ? null : { ...place, owner };
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

const stopOf = (type: string, consumer: string, version: string, { address, access }: EventPlace, visit: Stop['visit']): Stop => ({
  version,
  kind: 'example',
  name: `of the event ${type}, from ${consumer}`,
  address,
  access,
  remote: null,
  visit,
});

function askStop({ says, when, asks, varies = [], shows }: AskExample, consumer: string, setting: Setting): Stop[] {
  const place = placeOf(when, setting);
  const shell = ownerVersion('shell', setting.set);
  if (place === null || shell === null) return [];
  const ends = { sender: place.owner, receiver: shell };
  const test = underTest(consumer, ends, setting.tested);
  if (test === null) return [];
  const { halves, version } = test;
  const widget = 'widget' in when ? { name: when.widget, properties: when.properties } : null;
  const played = {
    ...relianceOn(consumer, { says, type: asks.type }, ends),
    address: place.address,
    standing: place.owner.standing,
    busVersion: busVersionIn(setting),
    halves,
    shows,
    cause: { widget, steps: when.steps },
    event: asks,
    varies,
  };
  return [stopOf(asks.type, consumer, version, place, (page, limit) => askTrouble(page, played, limit))];
}

function liveStop({ says, at, sends, shows }: LiveExample, consumer: string, setting: Setting): Stop[] {
  const place = placeOf({ ...at, steps: [] }, setting);
  const shell = ownerVersion('shell', setting.set);
  if (place === null || shell === null) return [];
  const ends = { sender: shell, receiver: place.owner };
  const test = underTest(consumer, ends, setting.tested);
  if (test === null) return [];
  const { halves, version } = test;
  const played = {
    ...relianceOn(consumer, { says, type: sends.type }, ends),
    address: place.address,
    standing: place.owner.standing,
    busVersion: busVersionIn(setting),
    halves,
    shows,
    event: sends,
  };
  return [stopOf(sends.type, consumer, version, place, (page, limit) => liveTrouble(page, played, limit))];
}

/** The examples of events of one part that concern a candidate. */
export const eventStopsOf = ({ version, examples }: Consumer, setting: Setting): Stop[] =>
  examples.events.flatMap((example) => ('at' in example ? liveStop(example, version, setting) : askStop(example, version, setting)));
