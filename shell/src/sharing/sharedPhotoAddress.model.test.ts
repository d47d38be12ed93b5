import { expect, it } from '@jest/globals';
import { sharedIn, withoutShared } from './sharedPhotoAddress.model.ts';

it('an address says what became of a shared photo, and nothing else counts', () => {
  expect(sharedIn('?shared=photo')).toBe('photo');
  expect(sharedIn('?a=1&shared=lost')).toBe('lost');
  expect(sharedIn('?shared=yes')).toBeNull();
  expect(sharedIn('')).toBeNull();
});

it('an address is left as it was but for that', () => {
  expect(withoutShared({ pathname: '/chats', search: '?shared=photo', hash: '' })).toBe('/chats');
  expect(withoutShared({ pathname: '/chats', search: '?a=1&shared=photo', hash: '#x' })).toBe('/chats?a=1#x');
});
