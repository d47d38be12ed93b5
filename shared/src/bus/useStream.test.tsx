import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../testing/builders.ts';
import { connectBus } from './bus.ts';
import { bus, useBusEvent, useLive, useMember, useSettings, useStream } from './index.ts';

const shell = connectBus();

function Probe() {
  const credits = useStream(bus.credits$);
  const member = useMember();
  const [likes, setLikes] = useState(0);
  const [events, setEvents] = useState(0);
  useLive('likes_changed', (event) => setLikes(event.new_likes));
  useBusEvent(bus.live$, () => setEvents(events + 1));
  return <p>{[member?.profile.name ?? 'nobody', credits, likes, events].join(' ')}</p>;
}

it('shows the value of now, each change of it, and one kind of live event', () => {
  const { unmount } = render(<Probe />);
  expect(screen.getByText('nobody 0 0', { normalizer: (text) => text.replace(/\s+/g, ' ') })).toBeInTheDocument();
  act(() => shell.set('session', { status: 'member', user: aUser({ credits: 5 }) }));
  act(() => shell.publish({ type: 'resync' }));
  act(() => shell.publish({ type: 'likes_changed', new_likes: 3 }));
  expect(screen.getByText('Marco 5 3 2')).toBeInTheDocument();
  unmount();
  act(() => shell.publish({ type: 'likes_changed', new_likes: 9 }));
  expect(screen.queryByText(/Marco/)).toBeNull();
});

const Early = () => <p>{useSettings().name}</p>;

it('names the start order where a part asks for settings too early', () => {
  expect(() => render(<Early />)).toThrow('before it mounts a page');
});
