import { expect, type Page } from '@playwright/test';
import type { Caller } from './api.ts';
import { buyCredits, joinActive, write } from './members.ts';
import { choose } from './menu.ts';
import type { Screen } from './screens.ts';
import { accountMenu, languageMenu } from './topBar.ts';

type Opening = (page: Page) => Promise<void>;
type Name = string | RegExp;

/** Waits until something with this role covers the screen. */
export const isOpen =
  (role: 'dialog' | 'menu' | 'alertdialog'): Opening =>
  (page) =>
    expect(page.getByRole(role).first()).toBeVisible();

const pressing =
  (name: Name, then: Opening): Opening =>
  async (page) => {
    const button = page.getByRole('main').getByRole('button', { name }).first();
    await expect(button).toBeVisible();
    await button.click();
    await then(page);
  };

const choosing =
  (name: Name, then: Opening): Opening =>
  async (page) => {
    await choose(page, name);
    await then(page);
  };

/** A dialog on wide screens, a page of its own on phones. */
const signupOpens: Opening = (page) => expect(page.getByRole('heading', { name: 'Iniziamo dalle basi' })).toBeVisible();

/** Overlays on a visitor's screens. */
export const visitorOverlays = (): Screen[] => [{ name: 'sign-up', path: '/', open: pressing('Iscriviti gratis', signupOpens) }];

/** Overlays on the screens of a member to whom `other` has written. */
export async function memberOverlays(caller: Caller, other: Caller): Promise<Screen[]> {
  const member = await joinActive(caller);
  const { id } = await joinActive(other);
  const conversation = await write(other, member.id, 'Ciao, che cosa leggi in questi giorni?');
  await buyCredits(caller);
  const profile = `/members/${id}`;
  const menu = isOpen('menu');
  const dialog = isOpen('dialog');
  const accountOpens: Opening = async (page) => {
    await accountMenu(page).click();
    await menu(page);
  };
  const languageOpens: Opening = async (page) => {
    await languageMenu(page).click();
    await menu(page);
  };
  return [
    { name: 'account menu', path: '/notifications', open: accountOpens },
    { name: 'language menu', path: '/notifications', open: languageOpens },
    { name: 'menu of a profile', path: profile, open: pressing('Altre azioni', menu) },
    { name: 'report', path: profile, open: pressing('Altre azioni', choosing(/^Segnala/, dialog)) },
    { name: 'block', path: profile, open: pressing('Altre azioni', choosing(/^Blocca/, isOpen('alertdialog'))) },
    { name: 'gift', path: profile, open: pressing(/regalo/i, dialog) },
    { name: 'menu of a conversation', path: `/chats/${conversation}`, open: pressing('Altre azioni', menu) },
    { name: 'gift in a conversation', path: `/chats/${conversation}`, open: pressing(/regalo/i, dialog) },
    { name: 'deletion of the account', path: '/notifications', open: pressing(/: Elimina l’account$/, dialog) },
  ];
}
