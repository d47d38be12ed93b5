import { anId } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRemovals, UNDO_TIME } from './undoableRemovals.ts';

const MEMBER = anId(900);
const giulia = { partner: anId(1), name: 'Giulia', conversations: [anId(201)] };
const sofia = { partner: anId(2), name: 'Sofia', conversations: [anId(202)] };

function open({ isCurrent = true } = {}) {
  const told: string[] = [];
  const removals = createRemovals({
    memberId: MEMBER,
    carryOut: async ({ name }) => {
      told.push(name);
    },
    isCurrent: () => isCurrent,
    now: () => Date.now(),
  });
  return { removals, told };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a removal', () => {
  it('CVS-05 reaches the server only when its time to be taken back is over', async () => {
    const { removals, told } = open();
    removals.add(giulia);
    await jest.advanceTimersByTimeAsync(UNDO_TIME - 1);
    expect(told).toEqual([]);
    expect(removals.read()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['Giulia']);
    expect(removals.read()).toEqual([]);
  });

  it('never reaches it once it was taken back', async () => {
    const { removals, told } = open();
    removals.add(giulia);
    removals.add(sofia);
    removals.undo(giulia.partner);
    await jest.advanceTimersByTimeAsync(UNDO_TIME);
    expect(told).toEqual(['Sofia']);
  });

  it('waits while the person looks at the way back', async () => {
    const { removals, told } = open();
    removals.add(giulia);
    removals.hold();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([]);
    removals.release();
    await jest.advanceTimersByTimeAsync(UNDO_TIME);
    expect(told).toEqual(['Giulia']);
  });

  it('is carried out by the next page where its own was closed', async () => {
    open().removals.add(giulia);
    jest.clearAllTimers();
    const next = open();
    expect(next.removals.read()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(UNDO_TIME);
    expect(next.told).toEqual(['Giulia']);
  });

  it('is told by one of several tabs', async () => {
    const one = open();
    one.removals.add(giulia);
    const other = open();
    await jest.advanceTimersByTimeAsync(UNDO_TIME);
    expect([...one.told, ...other.told]).toEqual(['Giulia']);
  });

  it('is told by nobody once another member is logged in', async () => {
    const { removals, told } = open({ isCurrent: false });
    removals.add(giulia);
    await jest.advanceTimersByTimeAsync(UNDO_TIME);
    expect(told).toEqual([]);
  });
});
