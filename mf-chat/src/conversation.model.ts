import type { ConversationPage, Message } from '@amarena/shared/contracts/chat/chats';
import type { Pages as PagesOf } from '@amarena/shared/query';

/** A cached conversation: the newest page first, each with its messages oldest first. */
export type Pages = PagesOf<ConversationPage>;

/** All messages of the pages, oldest first. */
export const messagesOf = (pages: readonly ConversationPage[]): Message[] => pages.toReversed().flatMap((page) => page.messages);

const isSame = (one: Message, other: Message): boolean => one.id === other.id || one.client_id === other.client_id;

/** An older copy of a message must not reset when the partner received or read it. */
const mergeReceipts = (known: Message, message: Message): Message => ({
  ...message,
  delivered_at: message.delivered_at ?? known.delivered_at,
  read_at: message.read_at ?? known.read_at,
});

/** The pages with a message inserted by its sequence. An existing copy is replaced. */
export function withMessage(pages: Pages, message: Message): Pages {
  const known = pages.pages.some((page) => page.messages.some((other) => isSame(other, message)));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (known)
        return { ...page, messages: page.messages.map((other) => (isSame(other, message) ? mergeReceipts(other, message) : other)) };
      if (index > 0) return page;
      const messages = [...page.messages, message].sort((a, b) => a.sequence - b.sequence);
      return { ...page, conversation: message.conversation, messages };
    }),
  };
}

/** Sets the receipt on the member's messages up to `sequence`; an earlier time is kept. */
const withReceipt = (pages: Pages, sequence: number, receipt: 'delivered_at' | 'read_at', at: string): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    messages: page.messages.map((message) =>
      message.from_me && message.sequence <= sequence && message[receipt] === null ? { ...message, [receipt]: at } : message,
    ),
  })),
});

/** The member's messages up to `sequence` were delivered to the partner's page. */
export const withDelivered = (pages: Pages, sequence: number, at: string): Pages => withReceipt(pages, sequence, 'delivered_at', at);

/** The partner has read the member's messages up to `sequence`. */
export const withRead = (pages: Pages, sequence: number, at: string): Pages => withReceipt(pages, sequence, 'read_at', at);

/** Progress of a message that the member sent, as far as they may know it. */
export type Progress = 'sent' | 'delivered' | 'read';
export const progressOf = ({ delivered_at, read_at }: Pick<Message, 'delivered_at' | 'read_at'>): Progress =>
  read_at !== null ? 'read' : delivered_at !== null ? 'delivered' : 'sent';

/** The credits of one message were refunded. */
export const withRefund = (pages: Pages, sequence: number, refunded_at: string): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    messages: page.messages.map((message) => (message.sequence === sequence ? { ...message, refunded_at } : message)),
  })),
});

/** A photo was removed; its message stays. */
export const withoutPhoto = (pages: Pages, sequence: number): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    messages: page.messages.map((message) =>
      message.sequence === sequence && message.kind === 'photo' ? { ...message, photo: null } : message,
    ),
  })),
});

export const withSending = (pages: Pages, sending: ConversationPage['sending']): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, sending })),
});

/** Sequence of the partner's newest message, up to which to mark as read; 0: none. */
export const lastReceived = (messages: readonly Message[]): number => messages.findLast((message) => !message.from_me)?.sequence ?? 0;
