/** A name that a remote cannot have; the message says why. */
export class NameRefused extends Error {}

/** The names of a new remote in its files. */
export interface Names {
  /** Folder, package and remote: `mf-gifts`. */
  readonly remote: string;
  /** The last word of its address: `gifts`. */
  readonly word: string;
  /** The word as the start of a component's name: `Gifts`. */
  readonly component: string;
}

const NAME = /^mf-([a-z]{2,20})$/;

/** The names of a new remote. Throws `NameRefused` for a malformed name, or one of the remotes that come with the site. */
export function namesOf(remote: string, taken: readonly string[]): Names {
  const word = NAME.exec(remote)?.[1];
  if (word === undefined)
    throw new NameRefused(`"${remote}" is not a valid name. It is "mf-" and 2 to 20 lower-case letters, such as mf-gifts.`);
  if (taken.includes(remote)) throw new NameRefused(`${remote} comes with the site. Choose another name.`);
  return { remote, word, component: `${word.charAt(0).toUpperCase()}${word.slice(1)}` };
}

/** A text or path of the template with the names of the new remote. "Examples" are those of widgets. */
export const named = (text: string, { remote, word, component }: Names): string =>
  text
    .replaceAll(/mf-example(?!s)/g, remote)
    .replaceAll(/Example(?!s)/g, component)
    .replaceAll(/example(?!s)/g, word);
