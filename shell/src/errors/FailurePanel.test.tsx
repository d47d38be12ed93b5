import { aUser } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTools, renderShell } from '../testing/renderShell.tsx';
import { FailurePanel } from './FailurePanel.tsx';

const asMember = { session: { status: 'member', user: aUser() } } as const;

describe('the panel in place of a broken remote', () => {
  it('says what happened, that an older version was tried too, and where the site goes on working', async () => {
    await renderShell(
      <FailurePanel remote="mf-members" tried={['2.0.0', '1.9.0']} kind="hash_mismatch" onRetry={() => undefined} />,
      aTools(),
      asMember,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('La ricerca non si è caricata');
    expect(screen.getByRole('alert')).toHaveTextContent('diverso da come l’abbiamo pubblicato');
    expect(screen.getByRole('alert')).toHaveTextContent('anche con la versione precedente');
    expect(screen.getByText('mf-members 2.0.0, 1.9.0 · segnalazione inviata')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri i messaggi' })).toHaveAttribute('href', '/chats');
  });

  it('tries again when asked', async () => {
    const onRetry = jest.fn();
    await renderShell(<FailurePanel remote="mf-chat" tried={['1.0.0']} kind="crashed" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each(['unreachable', 'timed_out'] as const)('tries again by itself when the network is back after %s', async (kind) => {
    const onRetry = jest.fn();
    const { unmount } = await renderShell(<FailurePanel remote="mf-chat" tried={['1.0.0']} kind={kind} onRetry={onRetry} />);
    window.dispatchEvent(new Event('online'));
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('waits for the person where the network was not the cause', async () => {
    const onRetry = jest.fn();
    await renderShell(<FailurePanel remote="mf-chat" tried={['1.0.0']} kind="crashed" onRetry={onRetry} />);
    window.dispatchEvent(new Event('online'));
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('claims no report for a remote that was never published', async () => {
    await renderShell(<FailurePanel remote="mf-chat" tried={[]} kind={null} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).not.toHaveTextContent('segnalazione');
  });
});
