import { MESSAGE_COUNTER_FROM } from '@amarena/shared/contracts/constants';
import { graphemes } from '@amarena/shared/contracts/graphemes';

/** Characters left at which the counter turns to danger. */
const NEARLY_FULL = 20;

export type Counter = null | { left: number; tone: 'quiet' | 'danger' };

/** The counter below the box: none for most messages, a warning in the last 20 characters and beyond the limit. */
export function counterOf(text: string, limit: number): Counter {
  const left = limit - graphemes(text.trim());
  if (limit - left < Math.min(MESSAGE_COUNTER_FROM, limit)) return null;
  return { left, tone: left <= NEARLY_FULL ? 'danger' : 'quiet' };
}

/** True for a text that may be sent: not empty, not too long. */
export const canSend = (text: string, limit: number): boolean => text.trim() !== '' && graphemes(text.trim()) <= limit;

/** Key code of whatever is pressed while a word is being composed. */
const COMPOSING = 229;

/**
 * True for the Enter that ends a word being composed, in Japanese for example: it belongs to the word. Safari says that
 * the composition is over before it tells of that key, and lets only the key code know.
 */
export const endsWord = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === COMPOSING;
