import { BOOT_ELEMENT, ROOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { aSettings } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { aSnapshot } from '../testing/fakeRemotes.ts';
import { readBoot } from './readBoot.ts';
import { showStartFailure } from './showStartFailure.ts';

const boot = {
  snapshot: aSnapshot(),
  settings: aSettings(),
  user: null,
  language: 'it',
  offer: null,
  pending_payment: null,
  badges: { unread: 0, newLikes: 0 },
  status: 200,
  live_after: null,
  session_mark: '',
  overrides: [],
};

function page(content: unknown): Document {
  document.body.innerHTML = `<div id="${ROOT_ELEMENT}"></div><script type="application/json" id="${BOOT_ELEMENT}"></script>`;
  const element = document.getElementById(BOOT_ELEMENT);
  if (element !== null) element.textContent = typeof content === 'string' ? content : JSON.stringify(content);
  return document;
}

describe('what the HTML brings along', () => {
  it('is read where it is whole', () => {
    expect(readBoot(page(boot))).toEqual(boot);
  });

  it('refuses a registry of another schema, naming both versions', () => {
    expect(() => readBoot(page({ ...boot, snapshot: { ...boot.snapshot, schemaVersion: 2 } }))).toThrow('schema version 2');
  });

  it('names the field that is broken', () => {
    expect(() => readBoot(page({ ...boot, badges: { unread: 'many', newLikes: 0 } }))).toThrow('badges.unread');
  });

  it('says on the page that it cannot start, and why', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showStartFailure(new Error('The registry has schema version 2'), page(boot));
    expect(document.querySelector('[role=alert]')).toHaveTextContent('schema version 2');
    logged.mockRestore();
  });
});
