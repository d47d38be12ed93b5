import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { provideWidgets } from '@amarena/shared/spa-react';
import { aProfile, aUser, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiftButton } from './GiftButton.tsx';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Fai un regalo a Giulia' }));

async function open(member: boolean) {
  const { shell } = await renderWith(<GiftButton profile={aProfile()} />, member ? { session: { status: 'member', user: aUser() } } : {});
  const asked: unknown[] = [];
  shell.intents$.subscribe((intent) => asked.push(intent));
  return asked;
}

/** A widget host that records what was mounted. */
function aWidgetHost({ works }: { works: boolean }) {
  const mounted: Widgets['gift'][] = [];
  let removed = 0;
  provideWidgets({
    mount(name, _at, props, onFailed) {
      if (name === 'gift') mounted.push(props as Widgets['gift']);
      if (!works) queueMicrotask(() => act(onFailed));
      return {
        update: () => undefined,
        unmount: () => {
          removed += 1;
        },
      };
    },
  });
  return { mounted, removed: () => removed };
}

describe('the gift button', () => {
  it('RP-06 leads a visitor to sign-up, with this profile in mind', async () => {
    const asked = await open(false);
    await press();
    expect(asked).toEqual([{ type: 'signup', profile: aProfile().id }]);
  });

  it('MP-07 opens the choice of gifts for this person, and ends it when that says so', async () => {
    const host = aWidgetHost({ works: true });
    await open(true);
    await press();
    await waitFor(() => expect(host.mounted).toHaveLength(1));
    const { id, name, fictional } = aProfile();
    expect(host.mounted[0]?.profile).toEqual({ id, name, fictional });
    act(() => host.mounted[0]?.onClose());
    expect(host.removed()).toBe(1);
  });

  it('says so where the choice cannot be shown, and can be pressed again', async () => {
    aWidgetHost({ works: false });
    const asked = await open(true);
    await press();
    await waitFor(() => expect(asked).toMatchObject([{ type: 'toast', tone: 'danger' }]));
    expect(screen.getByRole('button', { name: 'Fai un regalo a Giulia' })).toBeEnabled();
  });
});
