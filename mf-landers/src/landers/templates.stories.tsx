import { postLanderStart } from '@amarena/shared/contracts/landers/landers';
import { fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { Gallery } from './gallery/GalleryScreen.tsx';
import { Icons } from './iconslanding/IconsScreen.tsx';
import { LanderProblem } from './parts/LanderProblem.tsx';
import { aLanderPage } from './testing/aLanderPage.ts';
import { Swipe } from './tinderswipe/SwipeScreen.tsx';

export default { title: 'Landers', components: [Gallery, Icons, Swipe, LanderProblem] } satisfies StoryGroup;

const options = () => ({ api: fakeApi().answer(postLanderStart, undefined) });

export const Exhibition: Story = { render: () => <Gallery page={aLanderPage('gallery')} />, options };

export const SafetyCard: Story = { render: () => <Icons page={aLanderPage('iconslanding')} />, options };

export const DeckOfQuestions: Story = { render: () => <Swipe page={aLanderPage('tinderswipe')} />, options };

export const Gone: Story = { render: () => <LanderProblem error={{ code: 'not_found' }} onRetry={() => undefined} /> };
