import { getDeskParts, getVersionDifference } from '@amarena/shared/contracts/platform/deliveryDesk';
import { failure, success } from '@amarena/shared/errors/apiErrors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { DeskView } from './deskView.ts';

/** Each reads manifests from the store. */
const PER_MINUTE = 60;

/** Registers what developers may see of published versions, with or without a grant. */
export function registerDeskView(api: Api, view: DeskView): void {
  memberRoute(
    api,
    getDeskParts,
    async ({ member }) => {
      if (!member.roles.includes('developer')) return failure({ code: 'forbidden' });
      return success({ parts: await view.parts() });
    },
    { perMinute: PER_MINUTE },
  );
  memberRoute(
    api,
    getVersionDifference,
    async ({ member, query: { part, before, after } }) => {
      if (!member.roles.includes('developer')) return failure({ code: 'forbidden' });
      const difference = await view.difference(part, before, after);
      return difference === null ? failure({ code: 'not_found' }) : success(difference);
    },
    { perMinute: PER_MINUTE },
  );
}
