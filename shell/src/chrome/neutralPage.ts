/** A neutral page that reveals nothing about the site. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
