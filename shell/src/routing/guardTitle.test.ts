import { afterEach, describe, expect, it } from '@jest/globals';
import { aSnapshot, aVersion } from '../testing/fakeRemotes.ts';
import { guardTitle, writeTitle } from './guardTitle.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'title');
});

const IN_CHAT = `Error\n    at mount (https://amarena.example${aVersion('2.0.0').base}page.js:1:20)`;

function aDocument(stack: string): string[] {
  const reports: string[] = [];
  guardTitle(
    aSnapshot(aVersion('2.0.0'), aVersion('1.9.0')),
    (remote, version, { kind }) => reports.push(`${remote} ${version} ${kind}`),
    () => stack,
  );
  writeTitle('Messaggi · Amarena');
  return reports;
}

describe('the title of the document', () => {
  it('is not changed by a remote, which is reported once', () => {
    const reports = aDocument(IN_CHAT);
    document.title = 'ATTACK';
    document.title = 'ATTACK again';
    expect(document.title).toBe('Messaggi · Amarena');
    expect(reports).toEqual(['mf-chat 2.0.0 crashed']);
  });

  it('is not changed by what came from elsewhere, and nobody is blamed for it', () => {
    const reports = aDocument('Error\n    at somewhere (https://amarena.example/else.js:1:1)');
    document.title = 'ATTACK';
    expect(document.title).toBe('Messaggi · Amarena');
    expect(reports).toEqual([]);
  });

  it('stays the shell’s to write', () => {
    aDocument(IN_CHAT);
    expect(writeTitle('Cerca persone · Amarena')).toBe(true);
    expect(document.title).toBe('Cerca persone · Amarena');
  });
});
