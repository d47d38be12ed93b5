import { graphemes } from '@amarena/shared/contracts/chat/graphemes';
import { MESSAGE_COUNTER_FROM } from '@amarena/shared/contracts/chat/messageLength';

/** Number of remaining characters at which the counter turns red. */
const NEARLY_FULL = 20;

export type Counter = null | { left: number; tone: 'quiet' | 'danger' };

/** The counter below the box: hidden for most messages, a warning in the last 20 characters and beyond the limit. */
export function counterOf(text: string, limit: number): Counter {
  const left = limit - graphemes(text.trim());
  if (limit - left < Math.min(MESSAGE_COUNTER_FROM, limit)) return null;
  return { left, tone: left <= NEARLY_FULL ? 'danger' : 'quiet' };
}

/** True if a text may be sent: neither empty nor too long. */
export const canSend = (text: string, limit: number): boolean => text.trim() !== '' && graphemes(text.trim()) <= limit;

/** Key code of any key pressed during IME composition. */
const COMPOSING = 229;

/**
 * True for the Enter that ends an IME composition, for example in Japanese: it must not send. Safari ends the
 * composition before this key event, so only the key code gives it away.
 */
export const endsComposition = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === COMPOSING;
