import type { Message } from '@amarena/shared/contracts/chat/chats';
import { VisuallyHidden } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { messageSummary } from '../messageSummary.ts';

interface AnnouncerProps {
  messages: readonly Message[];
  partner: string;
}

/**
 * Announces the partner's messages to screen readers while the conversation is open. The log itself is not live:
 * scrolling also adds lines to it, and older messages are not news.
 */
export function Announcer({ messages, partner }: AnnouncerProps) {
  const t = useT();
  const [opened] = useState(messages.at(-1)?.sequence ?? 0);
  const newest = messages.findLast((message) => !message.from_me);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {newest !== undefined && newest.sequence > opened && (
        <span key={newest.sequence}>
          {partner}: {messageSummary(t, newest)}
        </span>
      )}
    </VisuallyHidden>
  );
}
