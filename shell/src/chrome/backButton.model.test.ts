import { ROUTES } from '@amarena/shared/contracts/platform/routes';
import { expect, it } from '@jest/globals';
import { backShown } from './backButton.model.ts';

it('TB-01 TB-04 offers "back" in an installed app on five routes and no other', () => {
  const app = { standalone: true, history: true };
  const names = ROUTES.map(({ name }) => name).filter((name) => backShown(name, app));
  expect(names.sort()).toEqual(['credits', 'credits-id-paymentmethod', 'likes-m-id', 'likes-type', 'members-id']);
});

it('TB-02 TB-03 offers no "back" in a browser tab or without history', () => {
  expect(backShown('members-id', { standalone: false, history: true })).toBe(false);
  expect(backShown('members-id', { standalone: true, history: false })).toBe(false);
});
