/** Id of the JSON script in the HTML with the `Boot` data, so that no request comes between the HTML and the first remote. */
export const BOOT_ELEMENT = 'boot';

/** Name of the meta element with the CSP nonce. */
export const NONCE_META = 'csp-nonce';

/** Id of the element into which the shell renders; empty until then, with the top bar's height reserved. */
export const ROOT_ELEMENT = 'root';

/** Id of the HTML template with the scripts of a rendered page, which load after its first paint. */
export const LATER_SCRIPTS_ELEMENT = 'later-scripts';

/** Id of the last element of a document: one that was cut off lacks it. */
export const END_ELEMENT = 'document-end';

/** Id of the HTML template that says, in the page's language, why the page cannot start. */
export const START_WORDS_ELEMENT = 'start-guard';

/** Attribute of a line in that template: the kind of failure to which it applies. */
export const WHEN_ATTRIBUTE = 'data-when';
