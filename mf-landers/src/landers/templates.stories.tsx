import { postLanderStart } from '@amarena/shared/contracts/landers/landers';
import { fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { GalleryScreen } from './gallery/GalleryScreen.tsx';
import { IconsScreen } from './iconslanding/IconsScreen.tsx';
import { LanderProblem } from './parts/LanderProblem.tsx';
import { aLanderPage } from './testing/aLanderPage.ts';
import { SwipeScreen } from './tinderswipe/SwipeScreen.tsx';

export default { title: 'Landers', components: [GalleryScreen, IconsScreen, SwipeScreen, LanderProblem] } satisfies StoryGroup;

const options = () => ({ api: fakeApi().answer(postLanderStart, undefined) });

export const Exhibition: Story = { render: () => <GalleryScreen page={aLanderPage('gallery')} />, options };

export const SafetyCard: Story = { render: () => <IconsScreen page={aLanderPage('iconslanding')} />, options };

export const DeckOfQuestions: Story = { render: () => <SwipeScreen page={aLanderPage('tinderswipe')} />, options };

export const Gone: Story = { render: () => <LanderProblem error={{ code: 'not_found' }} onRetry={() => undefined} /> };
