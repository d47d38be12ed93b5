import { expect, it } from '@jest/globals';
import { PREMIUM_FEATURES } from './premiumFeatures.ts';

it('RP-21 keeps for premium members all photos, photos beyond the free ones, and photos in messages', () => {
  expect(PREMIUM_FEATURES).toEqual(['all_photos', 'more_photos', 'photo_messages']);
});
