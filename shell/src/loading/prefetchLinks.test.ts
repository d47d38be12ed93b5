import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { prefetchLinks } from './prefetchLinks.ts';

const prefetch = jest.fn();
let stop: () => void;
let link: HTMLAnchorElement;

function lineIs(connection: { saveData?: boolean; effectiveType?: string } | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  prefetch.mockClear();
  document.body.innerHTML = '<a href="/chats"><b>Messaggi</b></a><a href="https://elsewhere.example/chats">Altrove</a>';
  link = document.body.querySelector('a') as HTMLAnchorElement;
  stop = prefetchLinks({ prefetch });
});
afterEach(() => {
  stop();
  lineIs(undefined);
});

describe('a link to another part of the site', () => {
  it.each(['pointerOver', 'focusIn'] as const)('loads that part at %s, before the press', (event) => {
    fireEvent[event](link.querySelector('b') as Element);
    expect(prefetch).toHaveBeenCalledWith('mf-chat');
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'waits for the press where the line is %j',
    (line) => {
      lineIs(line);
      fireEvent.pointerOver(link);
      fireEvent.focusIn(link);
      expect(prefetch).not.toHaveBeenCalled();
      fireEvent.pointerDown(link);
      expect(prefetch).toHaveBeenCalledWith('mf-chat');
    },
  );

  it('loads ahead on a quick line', () => {
    lineIs({ saveData: false, effectiveType: '4g' });
    fireEvent.pointerOver(link);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  it('leaves other sites alone', () => {
    fireEvent.pointerDown(document.body.querySelectorAll('a')[1] as Element);
    expect(prefetch).not.toHaveBeenCalled();
  });
});
