import { aUser } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noOverrides, renderShell } from '../testing/renderShell.tsx';
import { FailurePanel } from './FailurePanel.tsx';

const never = () => () => undefined;
const asMember = { session: { status: 'member', user: aUser() } } as const;

describe('the panel in place of a broken remote', () => {
  it('says what happened, that an older version was tried too, and where the site goes on working', async () => {
    await renderShell(
      <FailurePanel remote="mf-members" tried={['2.0.0', '1.9.0']} kind="hash_mismatch" untilBack={never} onRetry={() => undefined} />,
      { overrides: noOverrides() },
      asMember,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('La ricerca non si è caricata');
    expect(screen.getByRole('alert')).toHaveTextContent('diverso da come l’abbiamo pubblicato');
    expect(screen.getByRole('alert')).toHaveTextContent('anche con la versione precedente');
    expect(screen.getByText('mf-members 2.0.0, 1.9.0 · segnalazione inviata')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri i messaggi' })).toHaveAttribute('href', '/chats');
  });

  it.each([
    ['unreachable', 503],
    ['timed_out', 503],
    [null, 503],
    ['hash_mismatch', 500],
    ['crashed', 500],
  ] as const)('RT-72 RT-73 shows for %s the status %s', async (kind, status) => {
    await renderShell(<FailurePanel remote="mf-chat" tried={['1.0.0']} kind={kind} untilBack={never} onRetry={() => undefined} />, {
      overrides: noOverrides(),
    });
    expect(screen.getByText(`Errore ${status}`)).toBeInTheDocument();
  });

  it('keeps the heading that came as HTML if it is still shown', async () => {
    const panel = { remote: 'mf-landers', tried: ['1.0.0'], kind: 'unreachable', untilBack: never, onRetry: () => undefined } as const;
    await renderShell(<FailurePanel {...panel} heading="h2" />, { overrides: noOverrides() });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('tries again when asked', async () => {
    const onRetry = jest.fn();
    await renderShell(<FailurePanel remote="mf-chat" tried={['1.0.0']} kind="crashed" untilBack={never} onRetry={onRetry} />, {
      overrides: noOverrides(),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('tries again by itself when that makes sense, while it stands', async () => {
    const onRetry = jest.fn();
    const waiting = new Set<() => void>();
    const untilBack = (back: () => void) => {
      waiting.add(back);
      return () => waiting.delete(back);
    };
    const { unmount } = await renderShell(
      <FailurePanel remote="mf-chat" tried={['1.0.0']} kind="unreachable" untilBack={untilBack} onRetry={onRetry} />,
      { overrides: noOverrides() },
    );
    for (const back of waiting) back();
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    expect(waiting.size).toBe(0);
  });

  it('claims no report for a remote that was never published', async () => {
    await renderShell(<FailurePanel remote="mf-chat" tried={[]} kind={null} untilBack={never} onRetry={() => undefined} />, {
      overrides: noOverrides(),
    });
    expect(screen.getByRole('alert')).not.toHaveTextContent('segnalazione');
  });
});
