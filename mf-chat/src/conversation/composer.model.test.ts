import { describe, expect, it } from '@jest/globals';
import { canSend, counterOf } from './composer.model.ts';

describe('the counter of the box', () => {
  it('appears at 900 characters and turns to danger in the last 20', () => {
    expect(counterOf('a'.repeat(899), 1_000)).toBeNull();
    expect(counterOf('a'.repeat(900), 1_000)).toEqual({ left: 100, tone: 'quiet' });
    expect(counterOf('a'.repeat(980), 1_000)).toEqual({ left: 20, tone: 'danger' });
    expect(counterOf('a'.repeat(1_003), 1_000)).toEqual({ left: -3, tone: 'danger' });
  });

  it('CH-07 lets nothing empty or too long be sent, counted as people count', () => {
    expect(canSend('   ', 1_000)).toBe(false);
    expect(canSend('👨‍👩‍👧‍👦'.repeat(1_000), 1_000)).toBe(true);
    expect(canSend('a'.repeat(1_001), 1_000)).toBe(false);
  });
});
