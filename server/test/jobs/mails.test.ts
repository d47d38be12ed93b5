import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createJobs } from '../../src/jobs/jobs.ts';
import { createMail } from '../../src/mail/mail.ts';
import { openTestDatabase } from '../support/database.ts';
import { whenFound } from '../support/whenFound.ts';

const CRLF = '\r\n';
const BAD = 'bad@example.test';
/** The mail server takes its time with this one. */
const SLOW = 'slow@example.test';
/** More than the connections that mails share. */
const MANY = 8;

/** A mail server that knows the few words that are needed, and refuses one recipient the first time. */
async function openMailServer() {
  const taken: string[] = [];
  const refused: string[] = [];
  const slow = Promise.withResolvers<void>();
  let connections = 0;
  let waiting = 0;
  const server = createServer((socket) => {
    connections += 1;
    let recipient = '';
    let inMail = false;
    let rest = '';
    const say = (line: string) => socket.write(line + CRLF);
    const hear = (line: string): void => {
      if (inMail) {
        if (line !== '.') return;
        inMail = false;
        taken.push(recipient);
        return void say('250 taken');
      }
      if (line.startsWith('RCPT TO')) {
        recipient = /<(.+?)>/.exec(line)?.[1] ?? '';
        if (recipient === SLOW) {
          waiting += 1;
          return void slow.promise.then(() => say('250 ok'));
        }
        if (recipient !== BAD || refused.length > 0) return void say('250 ok');
        refused.push(recipient);
        return void say('451 not now');
      }
      if (line === 'DATA') inMail = true;
      say(line === 'DATA' ? '354 go on' : '250 ok');
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split(CRLF);
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 mail.test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    goOn: slow.resolve,
    connections: () => connections,
    waiting: () => waiting,
    close: () => server.close(),
  };
}

/** A site that mails over this server. */
async function openMailing(smtp: Awaited<ReturnType<typeof openMailServer>>) {
  const database = await openTestDatabase();
  const counts = { sent: 0, failed: 0 };
  const jobs = createJobs({ database, onFailure: () => undefined });
  const mail = createMail({
    config: { smtpUrl: smtp.url, mailFrom: 'Amarena <post@amarena.example>' },
    db: database.db,
    jobs,
    now: () => new Date(),
    onSent: () => {
      counts.sent += 1;
    },
    onFailure: () => {
      counts.failed += 1;
    },
  });
  await jobs.open();
  return {
    database,
    counts,
    start: jobs.start,
    async send(recipients: readonly string[]) {
      for (const recipient of recipients)
        await database.db.transaction().execute((trx) => mail.send(trx, { recipient, language: 'it', subject: 'Ciao', text: 'Ciao' }));
    },
    async close() {
      await jobs.stop();
      mail.close();
      smtp.close();
      await database.close();
    },
  };
}

it('mails that are fetched together are each sent once over a few connections, and one that fails is tried again alone', async () => {
  const smtp = await openMailServer();
  const site = await openMailing(smtp);
  const recipients = [...Array.from({ length: 24 }, (_, number) => `person${number}@example.test`), BAD];
  await site.send(recipients.toSorted());
  await site.start();
  await whenFound(async () => (site.counts.sent === recipients.length ? true : null));
  await site.close();
  expect(smtp.taken.toSorted()).toEqual(recipients.toSorted());
  expect([smtp.refused, site.counts.failed]).toEqual([[BAD], 1]);
  expect(smtp.connections()).toBeLessThan(10);
});

it('a mail that takes long leaves none of those that were fetched with it to be repeated', async () => {
  const smtp = await openMailServer();
  const site = await openMailing(smtp);
  const others = Array.from({ length: 4 }, (_, number) => `person${number}@example.test`);
  await site.send([SLOW, ...others]);
  await site.start();
  const states = async () => {
    const { rows } = await sql<{ state: string; jobs: number }>`
      select state::text as state, count(*)::int as jobs from pgboss.job where name = 'send_mail' group by 1 order by 1`.execute(
      site.database.db,
    );
    return rows.map(({ state, jobs }) => `${jobs} ${state}`);
  };
  expect(
    await whenFound(async () => {
      const found = await states();
      return found.includes(`${others.length} completed`) ? found : null;
    }),
  ).toEqual(['1 active', `${others.length} completed`]);
  smtp.goOn();
  await whenFound(async () => (site.counts.sent === others.length + 1 ? true : null));
  await site.close();
  expect(smtp.taken.toSorted()).toEqual([...others, SLOW].toSorted());
});

it('a mail that still waits for a connection when another process may run its job is not sent by this one', async () => {
  const smtp = await openMailServer();
  const database = await openTestDatabase();
  const sent: ((signal: AbortSignal) => Promise<void>)[] = [];
  const mail = createMail({
    config: { smtpUrl: smtp.url, mailFrom: 'Amarena <post@amarena.example>' },
    db: database.db,
    jobs: {
      add: async () => undefined,
      handle: (kind, run) =>
        void sent.push((signal) => {
          const letter = { id: kind.name, recipient: SLOW, language: 'it', subject: 'Ciao', text: 'Ciao', html: 'Ciao' };
          return run(letter as unknown as Parameters<typeof run>[0], signal);
        }),
    },
    now: () => new Date(),
    onSent: () => undefined,
    onFailure: () => undefined,
  });
  const claim = new AbortController();
  const outcomes = Promise.allSettled(Array.from({ length: MANY }, () => sent[0]?.(claim.signal)));
  await whenFound(async () => (smtp.waiting() > 0 ? true : null));
  const busy = smtp.waiting();
  claim.abort();
  smtp.goOn();
  const sentAll = (await outcomes).filter(({ status }) => status === 'fulfilled');
  mail.close();
  smtp.close();
  await database.close();
  expect(busy).toBeLessThan(MANY);
  expect(smtp.taken.length).toBeLessThanOrEqual(busy);
  expect(sentAll.length).toBe(smtp.taken.length);
});
