import type { Message } from '@amarena/shared/contracts/chats';

export type PhotoMessage = Extract<Message, { kind: 'photo' }>;
