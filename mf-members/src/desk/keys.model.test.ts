import { describe, expect, it } from '@jest/globals';
import { deskKey } from './keys.model.ts';

const press = (key: string, on: 'text' | 'control' | 'page' = 'page', control = false) => deskKey({ key, on, control });

describe('keys of the desk', () => {
  it('move, choose, claim, note and decide', () => {
    expect(press('j')).toEqual({ type: 'move', by: 1 });
    expect(press('K')).toEqual({ type: 'move', by: -1 });
    expect(press('3')).toEqual({ type: 'choose', index: 2 });
    expect(press('c')).toEqual({ type: 'claim' });
    expect(press('n')).toEqual({ type: 'note' });
    expect(press('Enter')).toEqual({ type: 'submit' });
  });

  it('leave letters to a text, which ends with Escape and is sent with Ctrl and Enter', () => {
    for (const key of ['j', 'n', '3', 'Enter']) expect(press(key, 'text')).toBeNull();
    expect(press('Escape', 'text')).toEqual({ type: 'reset' });
    expect(press('Enter', 'text', true)).toEqual({ type: 'submit' });
  });

  it('leave Enter to a button and shortcuts of the browser to the browser', () => {
    expect(press('Enter', 'control')).toBeNull();
    expect(press('c', 'page', true)).toBeNull();
    expect(press('0')).toBeNull();
  });
});
