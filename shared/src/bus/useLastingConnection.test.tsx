import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { connectBus } from './bus.ts';
import { useLastingConnection } from './index.ts';

const shell = connectBus();
const Probe = () => <p>{useLastingConnection()}</p>;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => shell.set('connection', 'online'));
  jest.useRealTimers();
});

it('tells of a missing network at once, and of a broken live channel only once that has lasted', () => {
  render(<Probe />);
  act(() => shell.set('connection', 'offline'));
  expect(screen.getByText('offline')).toBeInTheDocument();
  act(() => shell.set('connection', 'reconnecting'));
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.getByText('online')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('reconnecting')).toBeInTheDocument();
});

it('counts each break anew', () => {
  render(<Probe />);
  act(() => shell.set('connection', 'reconnecting'));
  act(() => jest.advanceTimersByTime(9_000));
  act(() => shell.set('connection', 'online'));
  act(() => shell.set('connection', 'reconnecting'));
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByText('online')).toBeInTheDocument();
});
