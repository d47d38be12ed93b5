import { sendBeacon } from '@amarena/shared/api';
import { postTyping } from '@amarena/shared/contracts/chats';
import { TYPING_EVERY } from '@amarena/shared/contracts/constants';
import type { Card } from '@amarena/shared/contracts/profile';
import { useRef } from 'react';

/**
 * What to call whenever the member changes the text: the partner learns of it, at most every `TYPING_EVERY`. Before the
 * first message there is no conversation to tell of, and behind a fictional profile is nobody who could see it.
 */
export function useTellTyping(conversation: string | null, { fictional }: Pick<Card, 'fictional'>): () => void {
  const told = useRef({ conversation, at: 0 });
  return () => {
    if (conversation === null || fictional) return;
    const now = Date.now();
    if (told.current.conversation === conversation && now - told.current.at < TYPING_EVERY) return;
    told.current = { conversation, at: now };
    sendBeacon(postTyping, { conversation });
  };
}
