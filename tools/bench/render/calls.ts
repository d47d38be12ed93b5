import { ANSWERS_ELEMENT, type Answered } from '@amarena/shared/federation/render';
import { contractCalls } from '../../docs/source.ts';

const ANSWERS = new RegExp(`id="${ANSWERS_ELEMENT}">(.*?)</script>`, 's');
/** End of the key of a paged list. */
const IN_PAGES = / in pages$/;

/** Addresses of the API calls from which a page was rendered, by the keys of the answers that came with it. */
export async function callsOf(html: string): Promise<string[]> {
  const [, json = '[]'] = html.match(ANSWERS) ?? [];
  const paths = new Map((await contractCalls()).map(({ name, path }) => [name, path]));
  return (JSON.parse(json) as Answered[]).map(([[key, query]]) => {
    const name = String(key).replace(IN_PAGES, '');
    const path = paths.get(name);
    if (path === undefined) throw new Error(`The page has an answer of "${name}", which is no call of the API.`);
    const given = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([field, value]) =>
      value === undefined || value === null ? [] : [[field, String(value)]],
    );
    return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
  });
}
