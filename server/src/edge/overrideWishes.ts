import { isPartName } from '@amarena/shared/contracts/platform/guests';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Override } from '@amarena/shared/federation/boot';

/** Parameters by which a developer chooses what this browser gets; `remote=none` ends all overrides. */
export const VERSION = 'remote';
export const WITHOUT = 'without';
export const NONE = 'none';

/** No version contains a control character, and a page refuses data that does. */
const CONTROL = /\p{Cc}/u;

type RemoteName = Override['remote'];
/** Also true for a guest of which nothing is known here: the store says what is published. */
const isRemote = (name: string): name is RemoteName => name !== 'shell' && isPartName(name);

/** A wish that cannot be met: what is wrong with it, and what would work. */
export interface OverrideProblem {
  readonly wish: string;
  readonly why: string;
  readonly remedy: string;
}

export const unknownRemote = (wish: string): OverrideProblem => ({
  wish,
  why: 'There is no such remote.',
  remedy: `The remotes are ${REMOTES.join(', ')} and the guests that status lists; ?${VERSION}=${NONE} ends all overrides.`,
});

const ofAnotherOrigin = (wish: string, remote: RemoteName): OverrideProblem => ({
  wish,
  why: 'This is a production shell: its policy runs scripts of this site only, and a development build does not run on its React.',
  remedy: `Start the site with your ${remote} inside it: npm run dev -w ${remote}. Or publish the build and ask for ?${VERSION}=${remote}@<version>.`,
});

/** One wish in an address: `mf-chat@1.2.0` for that version, or the bare name of a remote to leave it out. */
export function wishOf(key: string, wish: string): Result<Override, OverrideProblem> {
  if (key === WITHOUT) return isRemote(wish) ? success({ kind: 'without', remote: wish }) : failure(unknownRemote(wish));
  const [remote = '', ...rest] = wish.split('@');
  const version = rest.join('@');
  if (!isRemote(remote)) return failure(unknownRemote(wish));
  if (version === '') {
    return failure({
      wish,
      why: 'It names no version.',
      remedy: `Ask for ?${VERSION}=${remote}@<version>; npm run deliver -- status lists them.`,
    });
  }
  if (CONTROL.test(version)) {
    return failure({ wish, why: 'No version has such a name.', remedy: `Ask for ?${VERSION}=${remote}@<version>, as status writes it.` });
  }
  return version.includes('://') ? failure(ofAnotherOrigin(wish, remote)) : success({ kind: 'version', remote, version });
}

/** The wishes in an address or a cookie, in order. */
export const wishesIn = (parameters: URLSearchParams): [key: string, wish: string][] =>
  [...parameters].filter(([key, wish]) => (key === VERSION && wish !== NONE) || key === WITHOUT);

/** Overrides in the form in which they were requested. */
export const asParameters = (overrides: readonly Override[]): string =>
  new URLSearchParams(
    overrides.map((one) => (one.kind === 'version' ? [VERSION, `${one.remote}@${one.version}`] : [WITHOUT, one.remote])),
  ).toString();
