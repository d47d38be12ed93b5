import type { Override } from '@amarena/shared/federation/boot';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FailurePanel } from '../errors/FailurePanel.tsx';
import { createStore } from '../store.ts';
import { renderShell } from '../testing/renderShell.tsx';
import * as shown from './index.ts';
import { loadOverrides, type OverrideParts } from './loadOverrides.ts';

const CHAT: Override = { kind: 'version', remote: 'mf-chat', version: '1.2.0' };
const NO_PAYMENTS: Override = { kind: 'without', remote: 'mf-payments' };

const withOverrides = (...overrides: Override[]) => ({ overrides: createStore<OverrideParts | null>({ ...shown, overrides }) });

describe('the mark of overrides', () => {
  it('lists them, and leads back to what members get', async () => {
    await renderShell(<shown.OverrideMark overrides={[CHAT, NO_PAYMENTS]} />);
    const mark = screen.getByRole('complementary', { name: 'Developer overrides' });
    expect(mark).toHaveTextContent('2 overrides');
    expect(
      within(mark)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['mf-chat@1.2.0', 'without mf-payments']);
    expect(within(mark).getByRole('link', { name: /Reset/, hidden: true })).toHaveAttribute('href', '?remote=none');
  });

  it('costs members nothing: without overrides its code is not asked for', async () => {
    const load = jest.fn(async () => shown);
    const parts$ = createStore<OverrideParts | null>(null);
    await loadOverrides([], parts$, load);
    expect([load.mock.calls.length, parts$.get()]).toEqual([0, null]);
    await loadOverrides([CHAT], parts$, load);
    expect(parts$.get()?.overrides).toEqual([CHAT]);
  });
});

describe('the panel of a remote that is overridden', () => {
  it('names the override and offers its end before anything else', async () => {
    await renderShell(
      <FailurePanel remote="mf-chat" tried={['1.2.0']} kind="crashed" untilBack={() => () => undefined} onRetry={() => undefined} />,
      withOverrides(CHAT),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Your override mf-chat@1.2.0 stands alone');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reset the override', 'Riprova']);
  });

  it('says of a remote that was left out that members get it', async () => {
    await renderShell(
      <FailurePanel remote="mf-payments" tried={[]} kind={null} untilBack={() => () => undefined} onRetry={() => undefined} />,
      withOverrides(NO_PAYMENTS),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('leaves mf-payments out in this browser');
  });

  it('is as for everybody where another remote is overridden', async () => {
    await renderShell(
      <FailurePanel remote="mf-chat" tried={['1.0.0']} kind="crashed" untilBack={() => () => undefined} onRetry={() => undefined} />,
      withOverrides(NO_PAYMENTS),
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('override');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
