import type { Db } from '../../db/schema.ts';
import { namesOfGrants } from './grants.repository.ts';

const DIGITS = 12;
const MARKS = new RegExp(`grant ([0-9a-f]{${DIGITS}}), by passkey`, 'g');

/**
 * How registry and log name a grant: by the end of its id. Both are never changed, so the name of a person has no place in
 * them. A comma is in no name of a token, which tells the two apart.
 */
export const markOfGrant = (id: string): string => `grant ${id.slice(-DIGITS)}, by passkey`;

/** A grant as people are shown it. */
export const shownGrant = (name: string): string => `${name}, by passkey`;

/**
 * Reads the names of the grants that texts mention, and returns what puts them in place of their marks. A mark whose account
 * was erased stays as it is. Names have no characters that mean something in JSON.
 */
export type GrantNames = (texts: string) => Promise<(text: string) => string>;

export const createGrantNames =
  (db: Db): GrantNames =>
  async (texts) => {
    const ends = new Set([...texts.matchAll(MARKS)].map(([, end = '']) => end));
    const names = ends.size === 0 ? new Map<string, string>() : await namesOfGrants(db, [...ends]);
    return (text) =>
      text.replaceAll(MARKS, (mark: string, end: string) => {
        const name = names.get(end);
        return name === undefined ? mark : shownGrant(name);
      });
  };
