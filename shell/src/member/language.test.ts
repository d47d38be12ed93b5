import { putUser } from '@amarena/shared/contracts/account/userCalls';
import { currentLanguage } from '@amarena/shared/i18n';
import { aUser, fakeApi, renderWith, theShell } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { choiceCookie } from './choiceCookie.ts';
import { applyLanguage, chooseLanguage } from './language.ts';

const user = aUser({ language: 'it' });
const api = fakeApi().answer(putUser, { user: aUser({ language: 'fr' }) });

const show = (member: boolean) =>
  renderWith(createElement('div'), { api, session: member ? { status: 'member', user } : { status: 'visitor' } });

describe('the language', () => {
  it('LOC-07 is kept in a cookie for 365 days', async () => {
    await show(false);
    const page = { cookie: '' };
    await applyLanguage('de', theShell(), page);
    expect(page.cookie).toContain('locale=de');
    expect(choiceCookie('locale', 'de', true)).toBe('locale=de; path=/; max-age=31536000; samesite=lax; secure');
  });

  it('changes the page without loading it again', async () => {
    await show(false);
    await chooseLanguage('nl', theShell());
    expect(currentLanguage()).toBe('nl');
    expect(theShell().bus.language$.value).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
  });

  it('leaves no other language in the address, which would come back with the next load', async () => {
    await show(false);
    window.history.replaceState({ key: 'kept' }, '', '/pricing?lang=de&ref=a');
    await chooseLanguage('nl', theShell());
    expect(window.location.pathname + window.location.search).toBe('/pricing?ref=a');
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('LOC-08 is also sent to the server for someone logged in, and for nobody else', async () => {
    await show(false);
    await chooseLanguage('es', theShell());
    expect(api.seen(putUser)).toHaveLength(0);
    await show(true);
    await chooseLanguage('fr', theShell());
    expect(api.seen(putUser).map(({ body }) => body)).toEqual([{ language: 'fr' }]);
  });
});
