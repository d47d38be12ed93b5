import { OLD_MESSAGES_DAYS } from '@amarena/shared/contracts/chat/oldMessages';
import { DAY } from '../../times.ts';

/** Messages since this moment are shown; older ones are hidden. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - OLD_MESSAGES_DAYS * DAY);
