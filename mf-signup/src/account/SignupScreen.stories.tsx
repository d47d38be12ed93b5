import { getNameFree } from '@amarena/shared/contracts/account/signup';
import { fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { SignupScreen } from './SignupScreen.tsx';

export default { title: 'Sign-up', components: [SignupScreen] } satisfies StoryGroup;

export const FirstStep: Story = {
  render: () => <SignupScreen />,
  options: () => ({ api: fakeApi().answer(getNameFree, { free: true }), address: '/signup' }),
};
