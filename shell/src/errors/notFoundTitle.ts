/** Title of the page for an unknown address. The requirement fixes these words for every language. */
export const NOT_FOUND_TITLE = 'This page could not be found';
