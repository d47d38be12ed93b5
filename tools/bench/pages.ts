/** Pages whose load several parts of the bench measure. */
export const LOADED_PAGES = [
  { what: 'the home page', path: '/', asMember: false },
  { what: 'the search of a member', path: '/members', asMember: true },
  { what: 'the list of chats', path: '/chats', asMember: true },
  { what: 'a lander', path: '/landers/gallery', asMember: false },
] as const;
