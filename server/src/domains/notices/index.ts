import type { Api } from '../../http/platform.ts';
import { registerMailEvents } from './mailEvents.ts';
import { registerNotices } from './routes.ts';
import { createNotices, type Deps } from './service.ts';

/** Mails about news, with the members' choices and ways to unsubscribe. */
export function openNotices(api: Api, deps: Deps) {
  const notices = createNotices(deps);
  registerNotices(api, notices);
  const { mailWebhookSecret } = api.platform.config;
  if (mailWebhookSecret !== null) registerMailEvents(api, notices, mailWebhookSecret);
  return notices;
}
