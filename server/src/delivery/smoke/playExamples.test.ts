import { describe, expect, it } from '@jest/globals';
import type { ExampleStop } from './exampleOwners.ts';
import { verdictOf } from './playExamples.ts';
import type { Trouble } from './troubles.ts';
import { notTried, type Visited } from './visits.ts';

const BROKEN: Trouble = { rule: 'example_broken', found: 'there is none', look: 'Keep it working.' };

const stopOf = (id: string, own: boolean): ExampleStop => ({
  version: 'mf-gifts@1.1.0',
  kind: 'example',
  id,
  own,
  name: id,
  address: '/',
  access: 'visitor',
  remote: null,
  visit: async () => null,
});
type Played = Visited<ExampleStop>;
const ended = (id: string, trouble: Trouble | null, own = false): Played => ({ ...notTried(stopOf(id, own), 'desktop'), trouble });
const untried = (id: string, own = false): Played => notTried(stopOf(id, own), 'desktop');

/** What is said of each, by its name. */
function judged(visited: readonly Played[], live: readonly Played[]): Record<string, string[]> {
  const namesOf = (all: readonly Played[]) => all.map(({ stop }) => stop.name);
  const { broken, notHeld, notPlayed } = verdictOf(visited, live);
  return { broken: namesOf(broken), notHeld: namesOf(notHeld), notPlayed: namesOf(notPlayed) };
}

describe('an example that fails with a candidate', () => {
  it('counts if the candidate ships it, or if it holds with what is live', () => {
    const visited = [ended('own', BROKEN, true), ended('kept', BROKEN), ended('fine', null)];
    expect(judged(visited, [ended('kept', null)])).toEqual({ broken: ['own', 'kept'], notHeld: [], notPlayed: [] });
  });

  it('does not count if another part ships it and it holds with nothing that is live', () => {
    const visited = [ended('impossible', BROKEN), ended('of an owner that is not live', BROKEN)];
    expect(judged(visited, [ended('impossible', BROKEN)])).toEqual({
      broken: [],
      notHeld: ['impossible', 'of an owner that is not live'],
      notPlayed: [],
    });
  });
});

describe('an example for which no time was left', () => {
  it('refuses the candidate that ships it and no other', () => {
    const visited = [untried('own', true), untried('theirs'), ended('slow before', BROKEN)];
    expect(judged(visited, [untried('slow before')])).toEqual({ broken: ['own'], notHeld: [], notPlayed: ['theirs', 'slow before'] });
  });
});
