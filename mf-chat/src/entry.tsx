import { definePage } from '@amarena/shared/spa-react';
import { ChatsScreen } from './ChatsScreen.tsx';
import { catalogue } from './catalogue.ts';

// One component for the three addresses, so that the list stays mounted when a conversation opens.
export default definePage<'mf-chat'>({
  catalogue,
  screens: { chats: ChatsScreen, 'chats-id': ChatsScreen, 'members-id-chat': ChatsScreen },
});
