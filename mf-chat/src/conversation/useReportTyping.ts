import { sendBeacon } from '@amarena/shared/api';
import { postTyping, TYPING_EVERY } from '@amarena/shared/contracts/chat/chats';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { useRef } from 'react';

/**
 * Returns a function to call when the member edits the text; it notifies the partner at most every `TYPING_EVERY`.
 * Before the first message there is no conversation to notify, and no one behind a fictional profile would see it.
 */
export function useReportTyping(conversation: string | null, { fictional }: Pick<Card, 'fictional'>): () => void {
  const told = useRef({ conversation, at: 0 });
  return () => {
    if (conversation === null || fictional) return;
    const now = Date.now();
    if (told.current.conversation === conversation && now - told.current.at < TYPING_EVERY) return;
    told.current = { conversation, at: now };
    sendBeacon(postTyping, { conversation });
  };
}
