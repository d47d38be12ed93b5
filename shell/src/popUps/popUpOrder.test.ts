import { describe, expect, it } from '@jest/globals';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import { createStore } from '../store.ts';
import { createPopUpOrder, POP_UPS, type PopUpName, turnOf } from './popUpOrder.ts';

describe('turns of pop-ups', () => {
  it('go in one order where several are due', () => {
    const wanted = new Set<PopUpName>(POP_UPS);
    const order: (PopUpName | null)[] = [];
    for (const _turn of POP_UPS) {
      const turn = turnOf(wanted, null);
      order.push(turn);
      if (turn !== null) wanted.delete(turn);
    }
    expect(order).toEqual(['entry', 'terms', 'asked', 'like', 'time_bonus']);
  });

  it('never take the place of one that shows', () => {
    const turns = createPopUpOrder(createStore<DialogRequest | null>(null));
    turns.want('time_bonus', true);
    turns.want('entry', true);
    expect(turns.shown$.get()).toBe('time_bonus');
    turns.want('time_bonus', false);
    expect(turns.shown$.get()).toBe('entry');
  });

  it('count a dialog that someone asked for', () => {
    const dialogRequest$ = createStore<DialogRequest | null>(null);
    const turns = createPopUpOrder(dialogRequest$);
    dialogRequest$.set({ type: 'upgrade', feature: 'all_photos' });
    turns.want('like', true);
    expect(turns.shown$.get()).toBe('asked');
    dialogRequest$.set(null);
    expect(turns.shown$.get()).toBe('like');
  });
});
