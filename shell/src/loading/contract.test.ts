import { describe, expect, it } from '@jest/globals';
import { unmetContract } from './contract.ts';

const platform = { bus: '1.4.2' };

describe('what a remote needs', () => {
  it.each(['1.4.2', '1.4.0', '1.0.9', '^1.3.7', '>=1.4.0', '1.4', '1'])('is met at bus 1.4.2 by %s', (needed) => {
    expect(unmetContract({ bus: needed }, platform)).toBeNull();
  });

  it.each(['1.4.3', '1.5.0', '2.0.0', '0.9.0', '>=2.1.0', '2', ''])('is not met at bus 1.4.2 by %s', (needed) => {
    expect(unmetContract({ bus: needed }, platform)).toContain('bus');
  });

  it('says of a remote built for another host runtime that it is the runtime', () => {
    expect(unmetContract({ runtime: '2.0.0' }, { runtime: '1.3.0' })).toBe('needs the host runtime 2.0.0, the shell has 1.3.0');
  });

  it('is not met by what is no version', () => {
    expect(unmetContract({ bus: 'newest' }, platform)).toContain('bus newest');
  });

  it('is not met by something that the shell does not offer', () => {
    expect(unmetContract({ teleport: '1.0.0' }, platform)).toContain('teleport');
  });
});
