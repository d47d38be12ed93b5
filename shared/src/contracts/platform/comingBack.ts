/**
 * Cookie that scripts may read: it differs from session to session, and is missing for visitors. It grants nothing and
 * says nothing about the member. A page that the browser kept compares it with its own, before it is shown again.
 */
export const MARK_COOKIE = 'session_mark';

/** The mark in a list of cookies as in `document.cookie`; empty for visitors. */
export function markIn(cookies: string): string {
  const start = `${MARK_COOKIE}=`;
  return (
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length) ?? ''
  );
}

/** Name of the meta element with the mark of the session for which a document was made. */
export const MARK_META = 'session-mark';

/**
 * Attribute of the root element of a page that was left for good, for a provider of payments or by hiding the site: if
 * the browser kept it, it is loaded anew.
 */
export const LEFT_ATTRIBUTE = 'data-left';
