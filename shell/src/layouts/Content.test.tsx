import { runMiddleware } from '@amarena/shared/routing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createCurrentPage } from '../routing/current.ts';
import { aNavigation, aPageLoading, renderShell } from '../testing/renderShell.tsx';
import { Content } from './Content.tsx';

describe('what stands between the bars', () => {
  it.each([403, 500, 503])('RT-72 is the error page with the status of a document that came with %s', async (status) => {
    await renderShell(<Content />, { loading: aPageLoading(), navigation: { ...aNavigation(), here$: createCurrentPage(status).here$ } });
    expect(screen.getByText(`Errore ${status}`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('ERR-29 RT-74 is the error page with 500 and the message where a middleware is unknown', async () => {
    const navigation = aNavigation();
    const decision = runMiddleware(['visitor', 'nonsense'], { path: '/', search: '', member: false });
    if (decision === null) throw new Error('Nothing was in the way.');
    navigation.here$.set({ path: '/', decision });
    await renderShell(<Content />, { loading: aPageLoading(), navigation });
    expect(screen.getByText('Errore 500')).toBeVisible();
    expect(screen.getByText('No middleware is named "nonsense".')).toBeVisible();
  });
});
