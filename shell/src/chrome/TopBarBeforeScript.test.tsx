import { LEFT_ATTRIBUTE } from '@amarena/shared/contracts/platform/comingBack';
import { anOwnProfile, aUser } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell.tsx';
import { NEUTRAL_PAGE } from './neutralPage.ts';
import { TopBarBeforeScript } from './TopBarBeforeScript.tsx';

const user = aUser({ profile: anOwnProfile({ name: 'Marco' }) });
const asMember = { session: { status: 'member', user } } as const;

describe('the top bar before the first script', () => {
  it('offers a visitor the log-in', async () => {
    await renderShell(<TopBarBeforeScript routeName="members" />, {});
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows a member the entries with their counts, and the current one', async () => {
    await renderShell(<TopBarBeforeScript routeName="likes" />, {}, { ...asMember, bus: { badges: { unread: 7, newLikes: 3 } } });
    const nav = within(screen.getByRole('navigation', { hidden: true }));
    expect(nav.getByRole('link', { name: /Messaggi/, hidden: true })).toHaveTextContent('7 messaggi non letti');
    expect(nav.getByRole('link', { name: /Like/, hidden: true })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Accedi' })).toBeNull();
  });

  it('already leads away from the site, and to the member’s own pages', async () => {
    await renderShell(<TopBarBeforeScript routeName="members" />, {}, asMember);
    expect(screen.getByRole('link', { name: /^Nascondi subito/ })).toHaveAttribute('href', NEUTRAL_PAGE);
    expect(screen.getByRole('link', { name: 'Marco' })).toHaveAttribute('href', '/profile');
  });

  it('leaves at a press so that “back” does not show the site again', async () => {
    // jsdom leaves no page.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderShell(<TopBarBeforeScript routeName="members" />, {}, asMember);
    fireEvent.click(screen.getByRole('link', { name: /^Nascondi subito/ }));
    expect(document.documentElement).toHaveAttribute(LEFT_ATTRIBUTE);
    document.documentElement.removeAttribute(LEFT_ATTRIBUTE);
  });

  it('offers no way out of a sign-up that is not complete, and no log-in on its own page', async () => {
    const { unmount } = await renderShell(<TopBarBeforeScript routeName="complete-signup" />, {}, asMember);
    expect(screen.queryByRole('link', { name: 'Marco' })).toBeNull();
    unmount();
    await renderShell(<TopBarBeforeScript routeName="login" />, {});
    expect(screen.queryByRole('link', { name: 'Accedi' })).toBeNull();
  });
});
