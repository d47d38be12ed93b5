import type {} from '@amarena/shared/contracts/platform/widgets';

/*
 * The contract of the widgets of mf-example. Its version is in package.json. A remote that shows one of them copies this
 * file, and names the widget with the version that it needs under "uses" of its own package.json.
 */
declare module '@amarena/shared/contracts/platform/widgets' {
  interface GuestWidgets {
    /** A card that leads to `/more/example`. `member`: their name; null for a visitor. `onOpen` is called when it is pressed. */
    'mf-example/teaser': { readonly member: string | null; readonly onOpen: () => void };
  }
}
