import { postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tellError, watchErrors } from './watchErrors.ts';

const ORIGIN = 'https://amarena.example';
const thrownAt = (place: string, message = 'Cannot read properties of undefined', Class: ErrorConstructor = TypeError): Error =>
  Object.assign(new Class(message), {
    stack: `${Class.name}: ${message}\n    at fn (${ORIGIN}${place})\n    at ${ORIGIN}/shell/9.1.0/main.js:1:22`,
  });

let column = 0;
/** A place of its own for each error, because equal ones are sent once. */
const nextPlace = (): string => {
  column += 1;
  return `/artifacts/mf-chat/2.0.0-abc/page.1f.js:1:${column}`;
};
const sent = jest.fn<(address: string, body: Blob) => boolean>();
const textOf = (body: Blob) =>
  new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsText(body);
  });
const bodies = () => Promise.all(sent.mock.calls.map(async ([, body]) => JSON.parse(await textOf(body))));
const arrives = (event: Event) => {
  window.dispatchEvent(event);
  return new Promise((resolve) => setTimeout(resolve));
};

beforeAll(() => watchErrors());
beforeEach(() => {
  sent.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  window.history.replaceState(null, '', '/members/0199aaaa-1111-7222-8333-444455556666?q=giulia');
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ELEMENT}">{"snapshot":{"generation":7}}</script>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('an error that nothing catches', () => {
  it('is reported with its owner, place, page and generation', async () => {
    await arrives(new ErrorEvent('error', { error: thrownAt('/artifacts/mf-chat/2.0.0-abc/page.1f.js:1:999') }));
    expect(sent.mock.calls[0]?.[0]).toBe(postBrowserError.path);
    const [body] = await bodies();
    expect(postBrowserError.body.parse(body)).toEqual({
      kind: 'error',
      name: 'TypeError',
      reason: 'is undefined',
      remote: 'mf-chat',
      version: '2.0.0-abc',
      frames: [
        { part: 'mf-chat', version: '2.0.0-abc', file: 'page.1f.js', line: 1, column: 999 },
        { part: 'shell', version: '9.1.0', file: 'main.js', line: 1, column: 22 },
      ],
      route: 'members-id',
      generation: 7,
    });
  });

  it('is reported if it is a rejection, too', async () => {
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: thrownAt(nextPlace()) });
    await arrives(rejection);
    expect(await bodies()).toMatchObject([{ kind: 'rejection', remote: 'mf-chat' }]);
  });

  it('is sent without anything but code, whatever its message and the address say', async () => {
    const secrets = ['giulia@example.test', 'Giulia Rossi', '0199aaaa-1111-7222-8333-444455556666', 'tok_9f8e7d'];
    for (const secret of secrets) await arrives(new ErrorEvent('error', { error: thrownAt(nextPlace(), `No card for ${secret}`, Error) }));
    const told = JSON.stringify(await bodies());
    expect(sent).toHaveBeenCalledTimes(secrets.length);
    for (const secret of [...secrets, 'giulia', '0199']) expect(told).not.toContain(secret);
  });

  it('is left out if it comes from elsewhere, such as an extension or a file that did not load', async () => {
    const foreign = Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/inject.js:1:2' });
    await arrives(new ErrorEvent('error', { error: foreign }));
    await arrives(new ErrorEvent('error', { error: null }));
    await arrives(Object.assign(new Event('unhandledrejection'), { reason: 'text' }));
    expect(sent).not.toHaveBeenCalled();
  });
});

it('an error that the shell caught belongs to the part that threw it, wherever it was thrown', async () => {
  tellError({ kind: 'caught', cause: thrownAt('/shell/9.1.0/main.js:1:5'), owner: { remote: 'mf-payments', version: '3.0.0' } });
  await arrives(new Event('nothing'));
  expect(await bodies()).toMatchObject([{ kind: 'caught', remote: 'mf-payments', version: '3.0.0', frames: [{ part: 'shell' }, {}] }]);
});

it('equal errors are sent once in a page, and ten different ones at most', async () => {
  const place = nextPlace();
  for (let times = 0; times < 3; times += 1) await arrives(new ErrorEvent('error', { error: thrownAt(place) }));
  expect(sent.mock.calls.length).toBeLessThanOrEqual(1);
  for (let times = 0; times < 20; times += 1) await arrives(new ErrorEvent('error', { error: thrownAt(nextPlace()) }));
  // The tests above have sent some of the ten.
  expect(sent.mock.calls.length).toBeLessThan(10);
});
