import { DISMISSED_ELEMENT } from '@amarena/shared/federation/render';
import { decide } from '@amarena/shared/routing';
import { afterEach, expect, it, jest } from '@jest/globals';

const begun = jest.fn();
jest.unstable_mockModule('./startDeferred.ts', () => ({ startDeferred: begun }));

afterEach(() => {
  begun.mockClear();
  document.body.replaceChildren();
});

const load = async () => {
  const { loadDeferred } = await import('./loadDeferred.ts');
  const began = { path: '/members', decision: decide({ path: '/members', search: '', member: true }) };
  const boot = { user: null, offer: null, pending_payment: null };
  return loadDeferred('it', { boot, began } as unknown as Parameters<typeof loadDeferred>[1]);
};
const tell = (dismissed: string) =>
  document.body.append(Object.assign(document.createElement('p'), { id: DISMISSED_ELEMENT, textContent: dismissed }));

it.each([
  ['names what was dismissed', '{"photo":"2026-11-20T10:00:00.000Z"}'],
  ['was cut off within that', '{"photo":"2026-1'],
  ['was cut off where that begins', ''],
])('brings menus, footer and banners to a document that %s, and starts once', async (_what, dismissed) => {
  tell(dismissed);
  expect(Object.keys(await load())).toEqual(expect.arrayContaining(['Banners', 'Footer', 'PopUps', 'TopBar']));
  expect(begun).toHaveBeenCalledTimes(1);
});
