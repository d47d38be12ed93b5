import type {} from '@amarena/shared/contracts/platform/widgets';

/* The contract of the widgets of mf-gifts. Its version is in package.json, and a guest that shows one copies this file. */
declare module '@amarena/shared/contracts/platform/widgets' {
  interface GuestWidgets {
    /** A card with a gift. `member`: their name; null for a visitor. `onOpen` is called when it is pressed. */
    'mf-gifts/teaser': { readonly member: string | null; readonly onOpen: () => void };
  }
}
