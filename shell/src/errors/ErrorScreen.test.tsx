import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

describe('the error page', () => {
  it('RT-69 RT-70 says in English that an unknown page could not be found, with its code', async () => {
    await renderShell(<ErrorScreen status={404} />);
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Questa pagina non esiste/)).toBeInTheDocument();
    expect(screen.getByText('Errore 404')).toBeInTheDocument();
  });

  it('RT-75 leads home from an unknown page', async () => {
    await renderShell(<ErrorScreen status={404} />);
    expect(screen.getByRole('link', { name: 'Torna all’inizio' })).toHaveAttribute('href', '/');
  });

  it('RT-72 RT-76 shows another code without a link home', async () => {
    await renderShell(<ErrorScreen status={403} />);
    expect(screen.getByText('Errore 403')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('RT-73 RT-74 RT-76 shows 500 and the message of an error without a code, and no link home', async () => {
    await renderShell(<ErrorScreen message="x" />);
    expect(screen.getByText('Errore 500')).toBeInTheDocument();
    expect(screen.getByText('x')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
