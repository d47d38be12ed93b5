/** Lifetime of a session with "remember me". */
export const SESSION_DAYS = 30;
/** Lifetime in hours of a session without "remember me", and the hours of inactivity after which it ends earlier. */
export const VISIT_HOURS = 24;
export const VISIT_IDLE_HOURS = 2;
/** Lifetime in hours of a session of a member with a role, if roles need a passkey. */
export const STAFF_SESSION_HOURS = 12;
