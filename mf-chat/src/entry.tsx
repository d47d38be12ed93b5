import { definePage } from '@amarena/shared/spa-react';
import { ChatsScreen } from './ChatsScreen.tsx';
import { catalogue } from './catalogue.ts';

// One component for the three addresses: going from the list to a conversation keeps the list as it stands.
export default definePage<'mf-chat'>({
  catalogue,
  screens: { chats: ChatsScreen, 'chats-id': ChatsScreen, 'members-id-chat': ChatsScreen },
});
