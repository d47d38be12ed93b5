import { describe, expect, it } from '@jest/globals';
import { logoPath } from './LogoLink.tsx';

describe('the navigation', () => {
  it('TB-06 TB-07 leads a member from the logo to the search and a visitor to the home page', () => {
    expect(logoPath(true)).toBe('/members');
    expect(logoPath(false)).toBe('/');
  });
});
