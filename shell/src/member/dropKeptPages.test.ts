import { createBus } from '@amarena/shared/bus';
import { aUser } from '@amarena/shared/testing';
import { expect, it, jest } from '@jest/globals';
import { dropKeptPages } from './dropKeptPages.ts';

const MARCO = aUser();

function aPage() {
  const { bus, connect } = createBus({ session: { status: 'visitor' } });
  const channel = { postMessage: jest.fn(), close: jest.fn() };
  const stop = dropKeptPages(bus, channel);
  return { writer: connect(), channel, stop };
}

it('pages that the browser keeps get a message, which makes it drop them, after each log-in and log-out', () => {
  const { writer, channel } = aPage();
  expect(channel.postMessage).not.toHaveBeenCalled();
  writer.set('session', { status: 'member', user: MARCO });
  expect(channel.postMessage).toHaveBeenCalledTimes(1);
  writer.set('session', { status: 'member', user: { ...MARCO, credits: MARCO.credits + 1 } });
  expect(channel.postMessage).toHaveBeenCalledTimes(1);
  writer.set('session', { status: 'visitor' });
  expect(channel.postMessage).toHaveBeenCalledTimes(2);
});

it('pages that the browser keeps are left alone once nobody asks', () => {
  const { writer, channel, stop } = aPage();
  stop();
  writer.set('session', { status: 'member', user: MARCO });
  expect([channel.postMessage.mock.calls.length, channel.close.mock.calls.length]).toEqual([0, 1]);
});
