import { describe, expect, it, jest } from '@jest/globals';
import { installWay } from './installWay.ts';
import { captureInstallPrompt } from './keepPrompt.ts';

const browser = (navigator: object, installed = false) => ({ navigator, matchMedia: () => ({ matches: installed }) });
const question = { prompt: async () => undefined };

describe('how the site comes among the apps', () => {
  it('IA-01 is the browser’s question, held back until it is wanted, and gone once the app is there', () => {
    const prompt$ = captureInstallPrompt(window);
    expect(prompt$.get()).toBeNull();
    const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn(async () => undefined) });
    window.dispatchEvent(asked);
    expect([asked.defaultPrevented, prompt$.get()]).toEqual([true, asked]);
    expect(asked.prompt).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('appinstalled'));
    expect(prompt$.get()).toBeNull();
  });

  it('IA-02 is a menu of the browser on iOS, and nothing where the site is an app already or cannot be one', () => {
    expect(installWay(question, browser({}))).toBe('asks');
    expect(installWay(null, browser({ standalone: false }))).toBe('by_hand');
    expect(installWay(null, browser({ standalone: true }))).toBeNull();
    expect(installWay(question, browser({}, true))).toBeNull();
    expect(installWay(null, browser({}))).toBeNull();
  });
});
