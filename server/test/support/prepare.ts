import { makeTemplate } from './database.ts';

/** Jest calls it once, before the first server test. */
export default makeTemplate;
