// What imports Jest is not here, because stories run in browsers: `testing/fakeClock`, `testing/msw`.
export {
  aCard,
  aChat,
  aLikedBy,
  aMainImage,
  aMessage,
  anId,
  anOwnProfile,
  aPackage,
  aPayment,
  aProfile,
  aUser,
} from './builders.ts';
export { type FakeApi, fakeApi, type SeenRequest } from './fakeApi.ts';
export { type Rendered, type RenderOptions, renderWith } from './renderWith.tsx';
export { aCompanyInfo, aSettings } from './siteBuilders.ts';
export type { Story, StoryGroup } from './story.ts';
export { theShell } from './surroundings.ts';
