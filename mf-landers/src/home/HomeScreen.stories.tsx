import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { anId, aSettings, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { HomeScreen } from './HomeScreen.tsx';

export default { title: 'Home', components: [HomeScreen] } satisfies StoryGroup;

/** Without the row of members, which belongs to another package. */
const settings = () => aSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' });
const face = (number: number, name: string, fictional = false) => ({
  id: anId(number),
  name,
  age: 30 + number,
  fictional,
  filename: `${number}-640.webp`,
});

export const WithFaces: Story = {
  render: () => <HomeScreen />,
  options: () => ({
    settings: settings(),
    api: fakeApi().answer(getCommunity, {
      members: 2000,
      online: 120,
      fictional: 200,
      faces: [face(1, 'Giulia'), face(2, 'Marco'), face(3, 'Martina', true)],
    }),
  }),
};

export const WithoutAnswer: Story = {
  render: () => <HomeScreen />,
  options: () => ({ settings: settings(), api: fakeApi().refuse(getCommunity, { code: 'internal' }) }),
};
