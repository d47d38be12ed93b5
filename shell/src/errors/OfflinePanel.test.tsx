import { aUser } from '@amarena/shared/testing';
import { beforeAll, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deferredCatalogue } from '../deferred/catalogue.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';

beforeAll(() => deferredCatalogue.ready('it'));

it('EN-78 says of a page that never was on this device that it opens with the network, and opens it then', async () => {
  const onRetry = jest.fn();
  const waiting: (() => void)[] = [];
  const untilBack = (back: () => void) => {
    waiting.push(back);
    return () => undefined;
  };
  await renderShell(<OfflinePanel remote="mf-payments" untilBack={untilBack} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('non è ancora stata aperta su questo dispositivo');
  expect(screen.getByRole('heading', { level: 1, name: 'Sei offline' })).toBeVisible();
  act(() => waiting[0]?.());
  expect(onRetry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('leads a member, and nobody else, to where the site goes on working', async () => {
  const panel = <OfflinePanel remote="mf-chat" untilBack={() => () => undefined} onRetry={() => undefined} />;
  const { unmount } = await renderShell(panel);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  await renderShell(panel, {}, { session: { status: 'member', user: aUser() } });
  expect(screen.getByRole('link', { name: 'Torna alla ricerca' })).toHaveAttribute('href', '/members');
});
