import { startLanguage } from '@amarena/shared/i18n';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LoadingBar } from './LoadingBar.tsx';

let clock: ReturnType<typeof fakeClock>;
beforeAll(() => startLanguage('it'));
afterEach(() => clock.restore());

describe('the loading bar', () => {
  it('LDB-01 never shows for loading that ends after 199 ms, and shows at 200 ms', async () => {
    clock = fakeClock();
    const { rerender } = render(<LoadingBar loading />);
    await clock.pass(199);
    rerender(<LoadingBar loading={false} />);
    await clock.pass(1_000);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    rerender(<LoadingBar loading />);
    await clock.pass(200);
    expect(screen.getByRole('progressbar', { name: 'Caricamento in corso' })).toBeInTheDocument();
  });

  it('LDB-02 lays its progress out over 5 s', async () => {
    clock = fakeClock();
    render(<LoadingBar loading />);
    await clock.pass(200);
    expect(getComputedStyle(screen.getByRole('progressbar')).animation).toContain('5000ms');
  });
});
