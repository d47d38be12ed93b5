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
export { type FakeClock, fakeClock } from './fakeClock.ts';
export { type Rendered, type RenderOptions, renderWith, theShell } from './renderWith.tsx';
export { aCompanyInfo, aSettings } from './siteBuilders.ts';
