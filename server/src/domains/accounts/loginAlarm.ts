import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Db } from '../../db/schema.ts';
import { MINUTE } from '../../times.ts';
import type { AccountMailer } from './accountMails.ts';
import type { LoginLimit } from './loginLimit.ts';
import type { MailRequests } from './mailRequestLimit.ts';
import type { memberByEmail } from './repository.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof memberByEmail>>>;

/** Failed log-ins of the whole site, per minute and process, from which on someone should have a look. */
const MANY_PER_MINUTE = 100;

interface Deps {
  readonly limit: Pick<LoginLimit, 'isAttacked'>;
  readonly requests: MailRequests;
  readonly mails: AccountMailer;
  readonly resetPage: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Watches failed log-ins of the whole site, and of single accounts that many addresses try: their owner gets one mail a
 * day.
 */
export function createLoginAlarm({ limit, requests, mails, resetPage, log }: Deps) {
  const failures = new Counter({ name: 'login_failures_total', help: 'Wrong log-ins.', registers: [] });
  const attacked = new Counter({
    name: 'login_attacks_total',
    help: 'Wrong log-ins to accounts tried from many addresses.',
    registers: [],
  });
  let minute = 0;
  let inMinute = 0;

  function countMinute(now: Date): void {
    const current = Math.floor(now.getTime() / MINUTE);
    inMinute = current === minute ? inMinute + 1 : 1;
    minute = current;
    if (inMinute === MANY_PER_MINUTE) log.warn({ failures: inMinute }, 'many wrong log-ins in one minute');
  }

  return {
    /** A password was wrong. `owner` is null if no account has the address. */
    async failed(db: Db, owner: Owner | null, now: Date): Promise<void> {
      failures.inc();
      countMinute(now);
      if (owner === null || owner.status === 'deleted' || !(await limit.isAttacked(db, owner.email, now))) return;
      attacked.inc();
      const told = await requests.count(db, 'login_attack', owner.email, now);
      if (!told.ok || told.value > 1) return;
      log.warn({ member: owner.id }, 'one account tried from many addresses');
      await mails.send(db, { recipient: owner.email, language: owner.language }, (words) => words.login_attack(owner.name), resetPage);
    },

    /** Adds the counters to the site's other metrics. */
    expose(metrics: Registry): void {
      metrics.registerMetric(failures);
      metrics.registerMetric(attacked);
    },
  };
}
export type LoginAlarm = ReturnType<typeof createLoginAlarm>;
