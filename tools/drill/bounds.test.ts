import { describe, expect, it } from '@jest/globals';
import { within } from './bounds.ts';

describe('a bounded wait', () => {
  it('passes on what was waited for, also if that fails', async () => {
    await expect(within(60_000, 'The load', Promise.resolve(3))).resolves.toBe(3);
    await expect(within(60_000, 'The load', Promise.reject(new Error('The load broke.')))).rejects.toThrow('The load broke.');
  });

  it('names what took too long', async () => {
    await expect(within(10, 'The load', new Promise(() => undefined))).rejects.toThrow('The load took longer than 0.01 s.');
  });
});
