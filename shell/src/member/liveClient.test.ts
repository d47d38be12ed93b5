import { createBus } from '@amarena/shared/bus';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { openLiveStream } from '@amarena/shared/liveStream';
import { aCard, aMessage, anId, aUser } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { followConnection } from './connection.ts';
import { createLiveClient } from './liveClient.ts';

type Options = Parameters<typeof openLiveStream>[0];

function live() {
  const { bus, connect } = createBus({ session: { status: 'member', user: aUser({ credits: 5 }) }, badges: { unread: 1, newLikes: 0 } });
  const streams: (Options & { closed: boolean })[] = [];
  const heard: LiveEvent['type'][] = [];
  bus.live$.subscribe((event) => heard.push(event.type));
  const deps = { refresh: jest.fn(), resync: jest.fn(), registryChanged: jest.fn() };
  const writer = connect();
  const client = createLiveClient({
    writer,
    connection: followConnection(writer, () => true),
    open(options) {
      const stream = { ...options, closed: false };
      streams.push(stream);
      return {
        close() {
          stream.closed = true;
        },
      };
    },
    ...deps,
  });
  client.follow(true, 'event-7');
  return { bus, client, streams, heard, deps, push: (event: LiveEvent) => streams[0]?.onEvent(event) };
}

describe('pushes', () => {
  it('start after the newest event that the page knows, for the member whom it shows', () => {
    expect(live().streams[0]).toMatchObject({ after: 'event-7', member: aUser().id });
  });

  it('raise the count of unread messages, but not for what the member wrote elsewhere', () => {
    const { push, bus, heard } = live();
    push({ type: 'message', message: aMessage(), profile: aCard() });
    push({ type: 'message', message: aMessage({ from_me: true }), profile: aCard() });
    expect(bus.badges$.value.unread).toBe(2);
    expect(heard).toEqual(['message', 'message']);
  });

  it('bring credits, likes and the plan as they change', () => {
    const { push, bus } = live();
    push({ type: 'credits', credits: 65, paid_user: true });
    push({ type: 'likes_changed', new_likes: 4 });
    expect(bus.credits$.value).toBe(65);
    expect(bus.badges$.value.newLikes).toBe(4);
  });

  it('have the counts read again after reading in another tab', () => {
    const { push, deps } = live();
    push({ type: 'read', conversation: anId(201), sequence: 3, by_me: true });
    expect(deps.refresh).toHaveBeenCalledTimes(1);
  });

  it.each<LiveEvent>([{ type: 'account' }, { type: 'verification', state: 'verified' }, { type: 'decision', decision: anId(9) }])(
    'have the member read again after $type',
    (event) => {
      const { push, deps } = live();
      push(event);
      expect(deps.refresh).toHaveBeenCalledTimes(1);
    },
  );

  it('replace polling while the stream is open', () => {
    const { client, streams } = live();
    expect(client.isOpen()).toBe(false);
    streams[0]?.onConnection('open');
    expect(client.isOpen()).toBe(true);
    streams[0]?.onConnection('waiting');
    expect(client.isOpen()).toBe(false);
    streams[0]?.onConnection('open');
    client.follow(false);
    streams[0]?.onConnection('closed');
    expect(client.isOpen()).toBe(false);
  });

  it('note a newer registry and read everything again after too long a gap', () => {
    const { push, deps } = live();
    push({ type: 'registry', generation: 9 });
    push({ type: 'resync' });
    expect(deps.registryChanged).toHaveBeenCalledWith(9);
    expect(deps.resync).toHaveBeenCalledTimes(1);
  });

  it('clear the notice of an interrupted connection with the first message, if the stream survived', () => {
    const { streams, bus } = live();
    streams[0]?.onConnection('open');
    window.dispatchEvent(new Event('offline'));
    expect(bus.connection$.value).toBe('offline');
    streams[0]?.onConnection('open');
    expect(bus.connection$.value).toBe('online');
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(bus.connection$.value).toBe('reconnecting');
    streams[0]?.onConnection('open');
    expect(bus.connection$.value).toBe('online');
  });

  it('are asked for while no stream can be had', () => {
    const { streams, deps } = live();
    for (const _attempt of [1, 2]) streams[0]?.onConnection('waiting');
    expect(deps.resync).not.toHaveBeenCalled();
    for (const _attempt of [3, 4]) streams[0]?.onConnection('waiting');
    expect(deps.resync).toHaveBeenCalledTimes(2);
    streams[0]?.onConnection('open');
    streams[0]?.onConnection('waiting');
    expect(deps.resync).toHaveBeenCalledTimes(2);
  });

  it('say on the bus when the stream broke and when it is back', () => {
    const { streams, bus } = live();
    streams[0]?.onConnection('waiting');
    expect(bus.connection$.value).toBe('reconnecting');
    streams[0]?.onConnection('open');
    expect(bus.connection$.value).toBe('online');
    window.dispatchEvent(new Event('offline'));
    expect(bus.connection$.value).not.toBe('reconnecting');
  });

  it('end with the session', () => {
    const { client, streams } = live();
    client.follow(false);
    expect(streams[0]?.closed).toBe(true);
    expect(streams).toHaveLength(1);
  });
});
