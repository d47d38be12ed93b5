import { postPageHidden } from '@amarena/shared/contracts/account/pageVisibility';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reportHidden } from './reportHidden.ts';

let visibility: DocumentVisibilityState;
let beacon: jest.SpiedFunction<typeof navigator.sendBeacon>;
beforeEach(() => {
  beacon = jest.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function becomes(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const textOf = (blob: Blob): Promise<unknown> =>
  new Promise((read) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result);
    reader.readAsText(blob);
  });

describe('a page that becomes hidden', () => {
  it('API-15 API-16 says so by a beacon with an empty JSON body, each time', async () => {
    const stop = reportHidden();
    becomes('hidden');
    becomes('visible');
    becomes('hidden');
    stop();
    expect(beacon).toHaveBeenCalledTimes(2);
    const [path, body] = beacon.mock.calls[0] ?? [];
    expect(path).toBe(postPageHidden.path);
    if (!(body instanceof Blob)) throw new Error('The beacon carries no body.');
    expect([body.type, await textOf(body)]).toEqual(['application/json', '{}']);
  });

  it('says nothing once that was stopped', () => {
    reportHidden()();
    becomes('hidden');
    expect(beacon).not.toHaveBeenCalled();
  });
});
