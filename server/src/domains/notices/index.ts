import type { Api } from '../../http/platform.ts';
import { registerMailEvents } from './mailEvents.ts';
import { registerNotices } from './routes.ts';
import { createNotices, type Deps } from './service.ts';

/** Mails about what is new, with the members' choices and the way out of them. */
export function openNotices(api: Api, deps: Deps) {
  const notices = createNotices(deps);
  registerNotices(api, notices);
  const { mailWebhookSecret } = api.platform.config;
  if (mailWebhookSecret !== null) registerMailEvents(api, notices, mailWebhookSecret);
  return notices;
}
