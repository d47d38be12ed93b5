import type { Build, DeliveryRight } from '@amarena/shared/contracts/platform/releases';
import type { PartName } from '../../delivery/part.ts';

const EVERYONE = 100;

/** How a version is checked. `less`: pages may show much less than before; absent: they may not. */
interface Checking {
  readonly smoke: boolean;
  readonly less?: boolean;
}

/** A step that a token asks for. */
export type Wish =
  | { readonly step: 'publish'; readonly build: Build }
  | ({ readonly step: 'check'; readonly build: Build } & Checking)
  | ({ readonly step: 'activate'; readonly builds: readonly Build[]; readonly percent: number } & Checking)
  /** `from`: the version that is to be left; absent: the one that is live. */
  | { readonly step: 'rollback'; readonly part: PartName; readonly from?: string }
  /** `from`: the version that is to be live until then; absent: the one that is live. */
  | { readonly step: 'retire'; readonly part: PartName; readonly from?: string }
  /** The live set of a generation, with all parts. */
  | { readonly step: 'return'; readonly generation: number };

/** In the log, a signed token that was exchanged: its claims. */
export interface Exchanged {
  readonly step: 'exchange';
  readonly claims: Readonly<Record<string, string>>;
}

/** What a token must be allowed to do, and with which parts; `parts` is null for all. */
export interface Needed {
  readonly rights: readonly DeliveryRight[];
  readonly parts: readonly PartName[] | null;
}

const accepting = ({ less }: Checking): DeliveryRight[] => (less === true ? ['accept-less'] : []);

export function neededFor(wish: Wish): Needed {
  switch (wish.step) {
    case 'publish':
      return { rights: ['publish'], parts: [wish.build.part] };
    case 'check':
      return { rights: ['check', ...accepting(wish)], parts: [wish.build.part] };
    case 'activate': {
      const right = wish.percent === EVERYONE ? 'activate' : 'canary';
      const rights: DeliveryRight[] = [right, ...(wish.smoke ? [] : (['no-smoke'] as const)), ...accepting(wish)];
      return { rights, parts: wish.builds.map(({ part }) => part) };
    }
    case 'rollback':
      return { rights: ['rollback'], parts: [wish.part] };
    case 'retire':
      return { rights: ['retire'], parts: [wish.part] };
    case 'return':
      return { rights: ['rollback'], parts: null };
  }
}

/** True for a step that mounts pages in a browser, which takes minutes. */
export const isLong = (wish: Wish): boolean => (wish.step === 'check' || wish.step === 'activate') && wish.smoke;

const named = ({ part, version }: Build): string => `${part}@${version}`;

/** The parts of a step as the log names them. */
export function partsOf(wish: Wish): string[] {
  switch (wish.step) {
    case 'publish':
    case 'check':
      return [named(wish.build)];
    case 'activate':
      return wish.builds.map(named);
    case 'rollback':
    case 'retire':
      return [wish.part];
    case 'return':
      return [`generation ${wish.generation}`];
  }
}

/** The step as the log names it. */
export function stepOf(wish: Wish): string {
  if (wish.step === 'return') return 'rollback';
  if (wish.step !== 'check' && wish.step !== 'activate') return wish.step;
  const notes = `${wish.smoke ? '' : ', smoke mount skipped'}${wish.less === true ? ', shows less, accepted' : ''}`;
  if (wish.step === 'activate' && wish.percent !== EVERYONE) return `activate for ${wish.percent} %${notes}`;
  return `${wish.step}${notes}`;
}
