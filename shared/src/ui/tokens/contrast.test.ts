import { describe, expect, it } from '@jest/globals';
import { primitives } from './primitives.ts';
import { darkRoles, lightRoles } from './roles.ts';

type Colours = Readonly<Record<string, string>>;

const MORE = '@media (prefers-contrast: more)';
const GROUNDS = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-soft'];
const SOFT_GROUNDS = ['danger-soft', 'warning-soft', 'success-soft', 'gold-soft', 'fictional-soft'];

const declared = (rules: string): Colours =>
  Object.fromEntries([...rules.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

/** Each colour role of a theme, by default and with more contrast. */
function themeOf(rules: unknown): { usual: Colours; more: Colours } {
  const [usual = '', more = ''] = String(rules).split(MORE);
  const colours = { ...declared(String(primitives)), ...declared(usual) };
  return { usual: colours, more: { ...colours, ...declared(more) } };
}

function hexOf(colours: Colours, name: string): string {
  const value = colours[name] ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : hexOf(colours, other);
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((name) => luminance(hexOf(colours, name))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const tooWeak = (colours: Colours, names: readonly string[], grounds: readonly string[], least: number): string[] =>
  names.flatMap((name) => grounds.filter((ground) => !(contrast(colours, name, ground) >= least)).map((ground) => `${name} on ${ground}`));

describe.each([
  ['light', themeOf(lightRoles)],
  ['dark', themeOf(darkRoles)],
])('in the %s', (_theme, { usual, more }) => {
  it('is read on every ground, that under the pointer too', () => {
    expect(tooWeak(usual, ['text', 'text-muted', 'accent-text', 'danger'], [...GROUNDS, ...SOFT_GROUNDS], 4.5)).toEqual([]);
    for (const fill of ['accent', 'accent-hover']) expect(contrast(usual, 'on-accent', fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows edges of controls, the focus and who is online on every ground', () => {
    expect(tooWeak(usual, ['border-strong', 'focus', 'online'], [...GROUNDS, ...SOFT_GROUNDS], 3)).toEqual([]);
  });

  it('gives secondary text full contrast, and draws every line, if more contrast is preferred', () => {
    expect(tooWeak(more, ['text-muted', 'accent-text', 'border-strong'], GROUNDS, 7)).toEqual([]);
    expect(tooWeak(more, ['border', 'accent-soft-border'], GROUNDS, 3)).toEqual([]);
    expect(contrast(more, 'on-deep-muted', 'deep')).toBeGreaterThanOrEqual(7);
  });
});
