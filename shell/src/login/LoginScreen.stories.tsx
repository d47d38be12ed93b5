import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { useEffect, useRef } from 'react';
import { InShell } from '../testing/storyConcerns.tsx';
import { LoginScreen } from './LoginScreen.tsx';

export default { title: 'Log-in', components: [LoginScreen] } satisfies StoryGroup;

/** The screen after a press on its button, with these values in its fields. */
function Pressed({ email, password }: { email: string; password: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector('form');
    for (const [name, value] of [
      ['email', email],
      ['password', password],
    ] as const) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form?.requestSubmit();
  }, [email, password]);
  return (
    <div ref={place}>
      <InShell>
        <LoginScreen />
      </InShell>
    </div>
  );
}

export const Empty: Story = {
  render: () => (
    <InShell>
      <LoginScreen />
    </InShell>
  ),
};

export const NothingTyped: Story = { render: () => <Pressed email="" password="" /> };

export const Refused: Story = {
  render: () => <Pressed email="marco@example.test" password="caffe-freddo-12" />,
  options: () => ({ api: fakeApi().refuse(postUser, { code: 'login_failed' }) }),
};

export const Blocked: Story = {
  render: () => <Pressed email="marco@example.test" password="caffe-freddo-12" />,
  options: () => ({ api: fakeApi().refuse(postUser, { code: 'login_blocked', minutes: 15 }) }),
};
