import { THEME_MEDIA } from '@amarena/shared/contracts/platform/theme';
import { describe, expect, it } from '@jest/globals';
import { chooseTheme } from './theme.ts';

describe('the theme', () => {
  it('shows at once, colours the browser’s own bar, and is kept; the system can have its way again', () => {
    document.head.innerHTML = THEME_MEDIA.system.map((media) => `<meta name="theme-color" media="${media}" content="#000">`).join('');
    const media = () => [...document.querySelectorAll('meta')].map((tag) => tag.media);
    chooseTheme('dark');
    expect([document.documentElement.dataset.theme, media()]).toEqual(['dark', ['not all', 'all']]);
    expect(document.cookie).toContain('theme=dark');
    chooseTheme('system');
    expect([document.documentElement.dataset.theme, media()]).toEqual([undefined, [...THEME_MEDIA.system]]);
    expect(document.cookie).toContain('theme=system');
  });
});
