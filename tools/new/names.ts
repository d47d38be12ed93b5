import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { REMOTES, ROUTES } from '@amarena/shared/contracts/platform/routes';

/** A name that a remote cannot have; the message says why and what to do. */
export class NameRefused extends Error {}

/** The names of the new remote in various places. */
export interface Names {
  /** Folder and remote: `mf-gifts`. */
  readonly remote: string;
  /** Its first route, which is its address without the slash: `gifts`. */
  readonly route: string;
  /** The route as the start of a component's name: `Gifts`. */
  readonly component: string;
  /** Version of the route table that contains its address: a shell with an older one does not know the remote. */
  readonly routes: string;
}

const nextMinor = (version: string): string => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
};

/** First segments of addresses that the server handles itself. */
const TAKEN: ReadonlySet<string> = new Set(['api', 'artifacts', 'dev', 'example', 'health', 'metrics', 'shell']);
const NAME = /^mf-([a-z]{2,20})$/;

/** The names of a new remote. Throws `NameRefused` for a malformed name, or one that is taken by a remote or an address. */
export function namesOf(remote: string): Names {
  const route = NAME.exec(remote)?.[1];
  if (route === undefined) {
    throw new NameRefused(
      `"${remote}" is not a valid name of a remote. It starts with "mf-", followed by 2 to 20 lower-case letters: mf-gifts`,
    );
  }
  if (REMOTES.some((name) => name === remote)) throw new NameRefused(`The remote ${remote} already exists. Choose another name.`);
  const owner = ROUTES.find(({ path }) => path.split('/')[1] === route)?.owner;
  if (owner !== undefined || TAKEN.has(route)) {
    throw new NameRefused(
      `/${route} belongs to ${owner ?? 'the server'} already, and would be the address of ${remote}. Choose another name.`,
    );
  }
  return { remote, route, component: `${route.charAt(0).toUpperCase()}${route.slice(1)}`, routes: nextMinor(PLATFORM.routes) };
}
