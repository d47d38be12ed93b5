import type { DeliveryGrant, DeskPart, DeskStep, PublishedVersion } from '@amarena/shared/contracts/platform/deliveryDesk';
import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { ALL_PARTS, DELIVERY_RIGHTS, type DeliveryRight } from '@amarena/shared/contracts/platform/releases';

const EVERYONE = 100;

/** Shares of the visitors that a version can be given to; the last one is everyone. */
export const SHARES = [1, 5, 10, 25, 50, EVERYONE] as const;

/** A step that the page offers: the whole site returns to a generation by command line only. */
export type OfferedStep = Exclude<DeskStep, { step: 'return' }>;

const rightsFor = (step: OfferedStep): DeliveryRight[] => {
  if (step.step !== 'activate') return [step.step];
  const right = step.percent === EVERYONE ? 'activate' : 'canary';
  return step.smoke ? [right] : [right, 'no-smoke'];
};

const isRight = (step: string): step is DeliveryRight => DELIVERY_RIGHTS.some((right) => right === step);

/** The steps of a grant that this page knows: a newer server may name others, which the page does not offer. */
export const stepsOf = ({ steps }: Pick<DeliveryGrant, 'steps'>): DeliveryRight[] => steps.filter(isRight);

/** Whether one of the grants allows the step. The server decides; the page offers nothing that it would refuse. */
export function mayDo(grants: readonly DeliveryGrant[], step: OfferedStep): boolean {
  return grants.some(({ parts, steps }) => {
    const mayShip = parts.includes(ALL_PARTS) || parts.includes(step.part);
    return mayShip && rightsFor(step).every((right) => steps.includes(right));
  });
}

const withRole = ({ versions }: Pick<DeskPart, 'versions'>, role: PublishedVersion['role']): string | null =>
  versions.find((one) => one.role === role)?.version ?? null;

/** What is live of a part, by role; null: nothing. */
export const liveOf = (part: Pick<DeskPart, 'versions'>) => ({
  active: withRole(part, 'active'),
  canary: withRole(part, 'canary'),
  previous: withRole(part, 'previous'),
});

/** The shares that a version can get: everyone, and a part of the visitors if it is a remote with another live version. */
export function sharesFor({ part, versions }: DeskPart, version: string): readonly number[] {
  const { active } = liveOf({ versions });
  return part === 'shell' || active === null || active === version ? [EVERYONE] : SHARES;
}

/** The step that takes a part back; null: there is nothing to return to. */
export function rollbackOf(part: DeskPart): Extract<OfferedStep, { step: 'rollback' }> | null {
  const { active, canary, previous } = liveOf(part);
  const from = canary ?? (previous === null ? null : active);
  return from === null ? null : { step: 'rollback', part: part.part, from };
}

/** The step that takes a guest off the site; null: the part belongs to the site, or is not live. */
export function retireOf(part: DeskPart): Extract<OfferedStep, { step: 'retire' }> | null {
  const { active } = liveOf(part);
  return active === null || !isGuestName(part.part) ? null : { step: 'retire', part: part.part, from: active };
}

/** The version that the page suggests next: the canary, else the newest one that nobody holds back and that was not live. */
export const nextOf = (part: Pick<DeskPart, 'versions'>): string | null =>
  liveOf(part).canary ?? part.versions.find(({ role, held_by }) => role === null && held_by.length === 0)?.version ?? null;

/** The parts that keep a version from going live, each once. */
export const holdersOf = ({ held_by }: Pick<PublishedVersion, 'held_by'>): string[] => [...new Set(held_by.map(({ by }) => by))];

const KILO = 1_024;
/** Bytes as kilobytes with one decimal; what is not zero never reads as zero. */
export const kilobytes = (bytes: number): number => (bytes === 0 ? 0 : Math.max(Math.round((bytes / KILO) * 10) / 10, 0.1));
