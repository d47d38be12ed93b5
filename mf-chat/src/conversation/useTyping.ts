import { useLive } from '@amarena/shared/bus';
import { TYPING_SHOWN } from '@amarena/shared/contracts/chat/chats';
import { useEffect, useState } from 'react';

/** True while the partner is typing: for a moment after each signal from their page, until their message arrives. */
export function useTyping(partnerId: string): boolean {
  const [signs, setSigns] = useState(0);
  useLive('typing', (event) => {
    if (event.profile === partnerId) setSigns((before) => before + 1);
  });
  useLive('message', ({ message, profile }) => {
    if (profile.id === partnerId && !message.from_me) setSigns(0);
  });
  useEffect(() => {
    if (signs === 0) return;
    const over = setTimeout(() => setSigns(0), TYPING_SHOWN);
    return () => clearTimeout(over);
  }, [signs]);
  return signs > 0;
}
