import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link } from './Link.tsx';
import { navigate } from './navigate.ts';

beforeEach(() => window.history.replaceState(null, '', '/members'));
afterEach(() => {
  jest.restoreAllMocks();
});

/** Clicks a link; returns whether the browser was left to follow it. */
function press(element: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(element, { button: 0, ...init });
  // jsdom does not follow links; the test checks that the default was not prevented.
  fireEvent(element, event);
  return !event.defaultPrevented;
}

describe('a link', () => {
  it('is an ordinary link that changes the page without loading the document again', () => {
    render(<Link to="/chats">Messaggi</Link>);
    const link = screen.getByRole('link', { name: 'Messaggi' });
    expect(link).toHaveAttribute('href', '/chats');
    expect(press(link)).toBe(false);
    expect(window.location.pathname).toBe('/chats');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %j to the browser',
    (init) => {
      render(<Link to="/chats">Messaggi</Link>);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(press(screen.getByRole('link'), init)).toBe(true);
      expect(window.location.pathname).toBe('/members');
    },
  );

  it('leaves a link with a target of its own to the browser', () => {
    render(
      <Link to="/chats" target="_blank">
        Messaggi
      </Link>,
    );
    expect(press(screen.getByRole('link'))).toBe(true);
  });

  it('goes nowhere where the page stopped the press', () => {
    render(
      <Link to="/chats" onClick={(event) => event.preventDefault()}>
        Messaggi
      </Link>,
    );
    press(screen.getByRole('link'));
    expect(window.location.pathname).toBe('/members');
  });
});

describe('navigate', () => {
  it('adds an entry to the history, or takes the place of the current one', () => {
    const before = window.history.length;
    navigate('/chats');
    expect(window.history.length).toBe(before + 1);
    navigate('/credits', { replace: true });
    expect(window.history.length).toBe(before + 1);
    expect(window.location.pathname).toBe('/credits');
  });

  it('does nothing where the page already stands', () => {
    const before = window.history.length;
    navigate('/members');
    expect(window.history.length).toBe(before);
  });

  it('marks each entry, so that its scroll position can be found again', () => {
    navigate('/chats');
    const first = window.history.state;
    navigate('/credits');
    expect(window.history.state).toEqual({ key: expect.any(String) });
    expect(window.history.state).not.toEqual(first);
  });
});
