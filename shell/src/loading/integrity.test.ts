import { INTEGRITY_GLOBAL } from '@amarena/shared/federation/integrity';
import { describe, expect, it } from '@jest/globals';
import { aSnapshot, aVersion } from '../testing/fakeRemotes.ts';
import { HashMissing, installIntegrity } from './integrity.ts';

// The page allows one lookup only, so this file installs it once.
const { makeScript } = installIntegrity(
  aSnapshot(
    aVersion('2.0.0'),
    aVersion('1.9.0', { base: 'https://cdn.example/artifacts/mf-chat/1.9.0/' }),
    aVersion('dev', { integrity: { 'remoteEntry.js': '' } }),
  ),
);
const entry = '/artifacts/mf-chat/2.0.0/remoteEntry.js';

describe('scripts of the page', () => {
  it('carry the hash that the registry knows, and ask in the mode of their preload', () => {
    const script = makeScript(entry);
    expect(script.integrity).toBe(`sha384-${'a'.repeat(64)}`);
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.src).toBe(`${window.location.origin}${entry}`);
  });

  it('are refused without a hash', () => {
    expect(() => makeScript('/artifacts/mf-chat/2.0.0/other.js')).toThrow(HashMissing);
  });

  it('are refused with an empty hash, which a browser would take for none', () => {
    expect(() => makeScript('/artifacts/mf-chat/dev/remoteEntry.js')).toThrow(HashMissing);
  });

  it('come from another origin where the registry names it for that version', () => {
    expect(makeScript('https://cdn.example/artifacts/mf-chat/1.9.0/remoteEntry.js').integrity).toBe(`sha384-${'a'.repeat(64)}`);
  });

  it.each([
    'https://cdn.example/artifacts/mf-chat/2.0.0/remoteEntry.js',
    '/artifacts/mf-chat/2.0.0/../../other/x.js',
    'https://evil.example/artifacts/mf-chat/2.0.0/remoteEntry.js',
    '/api/user.php',
    '//evil.example/shell/x.js',
  ])('are refused from %s', (url) => {
    expect(() => makeScript(url)).toThrow(TypeError);
  });

  it('offers the hashes to every build', () => {
    const lookup = Reflect.get(globalThis, INTEGRITY_GLOBAL) as (url: string) => string | undefined;
    expect(lookup(entry)).toBe(`sha384-${'a'.repeat(64)}`);
  });
});
