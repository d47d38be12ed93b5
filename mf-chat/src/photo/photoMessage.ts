import type { Message } from '@amarena/shared/contracts/chat/chats';

export type PhotoMessage = Extract<Message, { kind: 'photo' }>;
