import { aMessage } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aChatServer, aPage, CONVERSATION, openChats } from './testing.tsx';

const PAGE = 800;

/** A visual viewport that the test changes as a keyboard or pinch zoom would. */
class Viewport extends EventTarget {
  height = PAGE;
  offsetTop = 0;
  scale = 1;
  becomes(change: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>): void {
    act(() => {
      Object.assign(this, change);
      this.dispatchEvent(new Event('resize'));
    });
  }
}

let viewport: Viewport;
beforeEach(() => {
  viewport = new Viewport();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: PAGE });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  Reflect.deleteProperty(document.documentElement, 'clientHeight');
});

async function frame(): Promise<CSSStyleDeclaration> {
  await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
  const room = await screen.findByRole('region', { name: 'Conversazione con Giulia' });
  if (room.parentElement === null) throw new Error('The conversation stands in no frame.');
  return room.parentElement.style;
}

describe('the on-screen keyboard', () => {
  it('takes its room from the conversation, whose box stays above it, and gives it back', async () => {
    const style = await frame();
    expect(style.getPropertyValue('--visible-height')).toBe('');
    viewport.becomes({ height: 460, offsetTop: 90 });
    expect([style.getPropertyValue('--visible-height'), style.getPropertyValue('--panned')]).toEqual(['460px', '90px']);
    viewport.becomes({ height: PAGE, offsetTop: 0 });
    expect([style.getPropertyValue('--visible-height'), style.getPropertyValue('--panned')]).toEqual(['', '']);
  });

  it('is not what covers the page where the browser shows its bars or the person has zoomed in', async () => {
    const style = await frame();
    viewport.becomes({ height: PAGE - 60 });
    expect(style.getPropertyValue('--visible-height')).toBe('');
    viewport.becomes({ height: PAGE / 2, scale: 2 });
    expect(style.getPropertyValue('--visible-height')).toBe('');
  });
});
