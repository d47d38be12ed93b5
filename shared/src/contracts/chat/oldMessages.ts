/** Messages older than this are hidden in the conversation, but included in the data export. */
export const OLD_MESSAGES_DAYS = 180;
