/**
 * Header of a call with the id of the member that its page shows; without it the page shows a visitor. Another tab may
 * have logged in as someone else meanwhile: then the call is refused (`member_changed`), since what it wants is what
 * the shown member wants.
 */
export const SHOWN_MEMBER = 'Amarena-Member';
