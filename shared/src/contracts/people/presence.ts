/** Milliseconds since the last heartbeat for which a member counts as online. */
export const ONLINE_WITHIN = 300_000;
