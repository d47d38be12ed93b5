import type {} from '@amarena/shared/contracts/platform/widgets';

/* A copy of the contract of the widgets of mf-gifts. */
declare module '@amarena/shared/contracts/platform/widgets' {
  interface GuestWidgets {
    /** A card with a gift. `member`: their name; null for a visitor. `onOpen` is called when it is pressed. */
    'mf-gifts/teaser': { readonly member: string | null; readonly onOpen: () => void };
  }
}
