/** Conversations that a free member can start; the first message of each is free. Not shown to members. */
export const FREE_CONVERSATIONS = 3;
