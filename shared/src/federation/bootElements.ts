/** Id of the JSON script in the HTML that holds `Boot`, so that nothing stands between the HTML and the first remote. */
export const BOOT_ELEMENT = 'boot';

/** Name of the meta element with the CSP nonce. */
export const NONCE_META = 'csp-nonce';

/** Id of the element in the HTML that the shell renders into; empty until then, with the top bar's height reserved. */
export const ROOT_ELEMENT = 'root';

/** Id of the template in the HTML that says, in the page's language, what keeps the page from starting. */
export const START_WORDS_ELEMENT = 'start-guard';

/** Attribute of a line in it, with the kind of failure that it is for. */
export const WHEN = 'data-when';
