import { Counter } from 'prom-client';
import { openNotices } from '../domains/notices/index.ts';
import type { Profiles } from '../domains/profiles/service.ts';
import { openPush } from '../domains/push/index.ts';
import type { PushKeys } from '../domains/push/keys.ts';
import { createPost } from '../domains/push/post.ts';
import type { SiteSettings } from '../domains/settings/service.ts';
import { countJobs, exposeQueue } from '../jobs/jobFigures.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createLive, type Live } from '../live/live.ts';
import { eventsAfter, membersBehind, newestNumbers } from '../live/repository.ts';
import { registerLive } from '../live/routes.ts';
import { registerInbox } from '../mail/inbox.ts';
import { addressOf, createMail, type MailPort } from '../mail/mail.ts';
import type { Ground } from './platform.ts';

/** The durable queue. Failed jobs are counted and logged. */
export function openJobs({ api: { server, platform }, database }: Ground): Jobs {
  const counted = countJobs(platform.metrics);
  const jobs = createJobs({
    database,
    works: platform.config.roles.has('jobs'),
    onDone: counted.done,
    onFailure: (job, error) => {
      counted.failed(job);
      server.log.error({ err: error, job }, 'job failed');
    },
  });
  exposeQueue(platform.metrics, jobs);
  return jobs;
}

/** Mails. Without an SMTP server they go to an inbox that developers can open. */
export function openMail({ api }: Ground, jobs: Jobs): MailPort {
  const { config, db, now, metrics } = api.platform;
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails handed to the mail server, by outcome; those that failed are tried again.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  if (config.smtpUrl === null) registerInbox(api);
  return createMail({
    config,
    db,
    jobs,
    now,
    onSent: () => mails.inc({ outcome: 'sent' }),
    onFailure: () => mails.inc({ outcome: 'failed' }),
  });
}

interface ReachDeps {
  readonly jobs: Jobs;
  readonly mail: MailPort;
  readonly settings: SiteSettings;
  readonly profiles: Profiles;
  readonly pushKeys: PushKeys;
}

/** How to reach a member: on open pages, and otherwise by mail and push. */
export async function openReach({ api, notifier, heartbeats }: Ground, { jobs, mail, settings, profiles, pushKeys }: ReachDeps) {
  const { server, platform } = api;
  const { config, db, now, fingerprint, sessions } = platform;
  const stream = createLive({
    notifier,
    now,
    present: heartbeats.tabs,
    read: (memberId, after) => eventsAfter(db, memberId, after),
    newest: (memberIds) => newestNumbers(db, memberIds),
    behind: (reached) => membersBehind(db, reached),
    goodTokens: (tokens) => sessions.stillGood(db, tokens),
    onFailure: (what, error) => server.log.error({ err: error }, what),
  });
  const notices = openNotices(api, {
    mail,
    fingerprint,
    publicUrl: config.publicUrl,
    onChosen: (trx, memberId, kind) => push.forgetWaiting(trx, memberId, kind),
  });
  const push = await openPush(api, {
    db,
    now,
    jobs,
    settings,
    profiles,
    notices,
    post: createPost(pushKeys, `mailto:${addressOf(config.mailFrom)}`),
    services: config.pushServices,
    notOver: sessions.notOver,
  });
  // An event for a member's pages also leads to mails and pushes.
  async function publishAll(...[trx, told]: Parameters<Live['publishAll']>): Promise<void> {
    for (const { to, event } of told) {
      await notices.note(trx, to, event, now());
      await push.note(trx, to, event);
    }
    await stream.publishAll(trx, told);
  }
  const live: Live = { ...stream, publishAll, publish: (trx, to, event) => publishAll(trx, [{ to, event }]) };
  registerLive(api, live);
  return { notices, push, live };
}
