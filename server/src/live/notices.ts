import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Announcement } from './announcement.ts';
import type { MemberTabs } from './memberTabs.ts';
import type { NumberedEvent } from './repository.ts';

/** A notification that says only that events are stored. */
export const STORED = '';
/** Bytes of a notification with the member's id: PostgreSQL accepts less than 8,000. */
const NOTIFICATION = 7_800;

/** What a notification says about a member, unless that is too long: events that are stored, or one that is not. */
type Told = { readonly newest: number; readonly events: readonly LiveEvent[] } | { readonly passing: LiveEvent };

/** The events with their notification, unless they are too long and have to be read. */
export function payloadOf(newest: number, told: readonly Announcement[]): string {
  const whole = JSON.stringify({ newest, events: told.map(({ event }) => event) } satisfies Told);
  return Buffer.byteLength(whole) > NOTIFICATION ? STORED : whole;
}

/** Numbers events whose last one is the member's newest. */
const numbered = (newest: number, events: readonly LiveEvent[]): NumberedEvent[] =>
  events.map((event, place) => ({ number: newest - events.length + 1 + place, event }));

/** The notice of an event that is not stored. */
export const passingPayload = (event: LiveEvent): string => JSON.stringify({ passing: event } satisfies Told);

/** Gives a member's tabs what a notice says. */
export function giveTold(tabs: MemberTabs, payload: string): void {
  if (payload === STORED) return void tabs.catchUp();
  const told: Told = JSON.parse(payload);
  if ('events' in told) tabs.receive({ newest: told.newest, events: numbered(told.newest, told.events) });
  else for (const stream of tabs.streams) stream.tell(told.passing);
}
