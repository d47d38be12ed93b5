import { expect, it } from '@jest/globals';
import { isValidElement } from 'react';
import { keyOf, pagesKeyOf, patchPages, QueryClient } from './api/query.ts';
import { search } from './contracts/people/search.ts';
import { findRoute, isSiteAddress, pathTo } from './contracts/platform/routes.ts';
import type { AnyWidgets } from './contracts/platform/widgets.ts';
import { Link } from './facades/router.ts';
import { definePage } from './facades/spa/definePage.tsx';
import * as neutralBus from './neutral/bus.ts';
import { definePlainCatalogue } from './neutral/i18n.ts';

declare module './contracts/platform/widgets.ts' {
  interface GuestWidgets {
    'mf-refused/greeting': { readonly name: string };
  }
}

// Each test makes a mistake that used to compile. If one compiles again, its comment is unused and the type check fails.

it('refuses an address whose parameter is missing or misspelled', () => {
  // @ts-expect-error
  expect(() => pathTo('members-id')).toThrow('needs a value for :id');
  // @ts-expect-error
  expect(() => pathTo('members-id', { member: 'a' })).toThrow('needs a value for :id');
});

it('refuses a word that its route does not know', () => {
  // @ts-expect-error
  expect(findRoute(pathTo('likes-type', { type: 'recieved' }))).toBeNull();
});

it('refuses a name that no route has', () => {
  // @ts-expect-error
  expect(() => pathTo('member-id', { id: 'a' })).toThrow('contracts/platform/routes.ts');
});

it('refuses a link to an address that is no page', () => {
  // @ts-expect-error
  expect(isValidElement(<Link to="/membres">Search</Link>)).toBe(true);
  expect(isSiteAddress('/membres')).toBe(false);
});

it('refuses a remote that leaves out one of its screens', () => {
  const catalogue = { ready: () => Promise.resolve() };
  // @ts-expect-error
  expect(definePage<'mf-chat'>({ catalogue, screens: { chats: () => null } })).toHaveProperty('mount');
});

it('refuses hooks of React in what parts with another framework import', () => {
  const plain = definePlainCatalogue({ namespace: 'mf-test', load: () => Promise.resolve({ default: {} }) });
  // @ts-expect-error
  expect(plain.useT).toBeUndefined();
  // @ts-expect-error
  expect(neutralBus.useStream).toBeUndefined();
});

it('refuses to read a plain answer as a list in pages, as a click on a face of the home page once did', () => {
  const client = new QueryClient();
  // @ts-expect-error
  patchPages(client, keyOf(search), (page) => page);
  expect(keyOf(search)).not.toEqual(pagesKeyOf(search));
});

it('refuses a property of a widget that the shell replaces by its own', () => {
  // @ts-expect-error
  const properties: AnyWidgets['mf-refused/greeting'] = { name: 'Giulia' };
  expect(properties).toHaveProperty('name');
});
