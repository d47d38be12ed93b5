import { describe, expect, it } from '@jest/globals';
import { languageOf, offlinePage } from './offlinePage.ts';
import { OFFLINE_WORDS } from './offlineWords.ts';

describe('the page for a site that nobody can reach', () => {
  it('speaks the first of the browser’s languages that the site has', () => {
    expect(languageOf(['ja', 'pl-PL', 'de'])).toBe('pl');
    expect(languageOf(['ja'])).toBe('it');
    expect(languageOf(['toString'])).toBe('it');
  });

  it('says what happened, tries again by itself, and runs no script', () => {
    const { html, headers } = offlinePage({ language: 'de', nonce: 'n0nce', online: false });
    expect(html).toContain(`<h1>${OFFLINE_WORDS.de.title}</h1>`);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('http-equiv="refresh"');
    expect(html).toContain('<style nonce="n0nce">');
    expect(html).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'nonce-n0nce'");
  });

  it('blames the network only where there is none', () => {
    const { html } = offlinePage({ language: 'it', nonce: 'n0nce', online: true });
    expect(html).toContain(OFFLINE_WORDS.it.away);
    expect(html).not.toContain(OFFLINE_WORDS.it.title);
  });
});
