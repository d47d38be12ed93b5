import { postTyping, TYPING_EVERY } from '@amarena/shared/contracts/chat/chats';
import { aCard, aMessage, anId } from '@amarena/shared/testing';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { aChatServer, aPage, CONVERSATION, openChats } from '../testing.tsx';

let beacon: jest.SpiedFunction<typeof navigator.sendBeacon>;
beforeEach(() => {
  beacon = jest.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function opened(change: Parameters<typeof aPage>[0] = {}, address = CONVERSATION) {
  await openChats(aChatServer([], aPage({ messages: [aMessage()], ...change })), { address });
  return screen.findByRole('textbox', { name: 'Scrivi un messaggio' });
}
const types = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });

describe('telling the partner that the member is writing', () => {
  it('goes out at the first letter and then at most every three seconds', async () => {
    const box = await opened();
    const clock = fakeClock();
    types(box, 'C');
    types(box, 'Ci');
    await clock.pass(TYPING_EVERY - 1);
    types(box, 'Cia');
    expect(beacon).toHaveBeenCalledTimes(1);
    await clock.pass(1);
    types(box, 'Ciao');
    expect(beacon).toHaveBeenCalledTimes(2);
    clock.restore();
    const [path, body] = beacon.mock.calls[0] ?? [];
    expect([path, body instanceof Blob && body.type]).toEqual([postTyping.path, 'application/json']);
  });

  it('stays away for a fictional profile', async () => {
    types(await opened({ profile: aCard({ fictional: true }) }), 'Ciao');
    expect(beacon).not.toHaveBeenCalled();
  });

  it('stays away before the first message, when there is no conversation yet', async () => {
    types(await opened({ conversation: null, messages: [] }, `/members/${anId(1)}/chat`), 'Ciao');
    expect(beacon).not.toHaveBeenCalled();
  });
});
