import { postPageHidden, postPageVisible, VISIBLE_EVERY } from '@amarena/shared/contracts/account/pageVisibility';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import { removeVisible, saveVisible } from './repository.ts';

/** A report that a page is visible counts until the next one is overdue. */
const VISIBLE_FOR = VISIBLE_EVERY + 30_000;

/** The reports of pages whether they are visible. Who looks at one gets no push. */
export function registerPageVisibility(api: Api, now: () => Date): void {
  route(api, postPageVisible, async ({ db, member }) => {
    if (member !== null) await saveVisible(db, member.session_id, new Date(now().getTime() + VISIBLE_FOR));
    return success(undefined);
  });
  route(api, postPageHidden, async ({ db, member }) => {
    if (member !== null) await removeVisible(db, member.session_id);
    return success(undefined);
  });
}
