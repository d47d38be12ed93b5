import type pg from 'pg';
import type { Figure } from './figures.ts';
import { withCrowd } from './withCrowd.ts';

const LIMIT = 2_000;
const MEMBERS = 100_000;
/** Each has two rows in `chats`. */
const CONVERSATIONS = 2_000_000;
/** Of the member who is erased. */
const OWN = { conversations: 2_000, messages: 20 } as const;
const DELETED_DAYS_AGO = 40;

/** Between members far apart in the list, so that a pair never comes twice. */
const SOME_CONVERSATIONS = `
  create temporary table numbered as select id, row_number() over (order by id) - 1 as n from members;
  create index on numbered (n);
  create temporary table pairs as
    select gen_random_uuid() as id, least(a.id, b.id) as low, greatest(a.id, b.id) as high
    from generate_series(0, ${CONVERSATIONS - 1}) k
    join numbered a on a.n = k % ${MEMBERS}
    join numbered b on b.n = (k % ${MEMBERS} + 1 + k / ${MEMBERS} * 7) % ${MEMBERS};
  insert into conversations (id, low_member, high_member, last_sequence) select id, low, high, 1 from pairs;
  insert into chats (member_id, conversation, partner_id, updated_at, last_sequence)
    select low, id, high, now(), 1 from pairs union all select high, id, low, now(), 1 from pairs;
  insert into messages (conversation, sequence, id, client_id, sender_id, text, cost, sent_at)
    select id, 1, gen_random_uuid(), gen_random_uuid(), low, 'Ciao, come va?', 0, now() from pairs;`;

/** A member with many conversations, who left long ago. */
const WHO_LEFT = `
  create temporary table leaver as select id from members where not fictional order by id limit 1;
  create temporary table own as
    select gen_random_uuid() as id, l.id as leaver, m.id as partner from leaver l, lateral (
      select id from members m where m.id <> l.id and not exists (
        select from chats c where c.member_id = l.id and c.partner_id = m.id) limit ${OWN.conversations}) m;
  insert into conversations (id, low_member, high_member, last_sequence)
    select id, least(leaver, partner), greatest(leaver, partner), ${OWN.messages} from own;
  insert into chats (member_id, conversation, partner_id, updated_at, last_sequence)
    select leaver, id, partner, now(), ${OWN.messages} from own union all select partner, id, leaver, now(), ${OWN.messages} from own;
  insert into messages (conversation, sequence, id, client_id, sender_id, text, cost, sent_at)
    select id, n, gen_random_uuid(), gen_random_uuid(), case when n % 2 = 0 then leaver else partner end, 'Ciao, come va?', 0, now()
    from own, generate_series(1, ${OWN.messages}) n;
  update members set status = 'deleted', deleted_at = now() - interval '${DELETED_DAYS_AGO} days' where id = (select id from leaver);`;

async function fillConversations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Without triggers and checks of references: the rows are known to agree.
    await client.query("set session_replication_role = 'replica'");
    await client.query(SOME_CONVERSATIONS);
    await client.query(WHO_LEFT);
    await client.query("set session_replication_role = 'origin'");
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** How long the deletion for good of a member with many conversations takes, among those of many others. */
export const erasure = (): Promise<Figure[]> =>
  withCrowd(MEMBERS, async ({ app: { database, platform, services } }) => {
    await fillConversations(database.pool);
    const began = performance.now();
    await services.accounts.erasure.eraseDue(platform.db, platform.now());
    const took = performance.now() - began;
    const left = await platform.db
      .selectFrom('members')
      .select('id')
      .where('status', '=', 'deleted')
      .where('erased_at', 'is', null)
      .execute();
    if (left.length > 0) throw new Error('The member was not erased.');
    return [
      {
        name: `erasing a member with ${OWN.conversations} conversations and ${OWN.conversations * OWN.messages} messages, among ${2 * CONVERSATIONS} chats`,
        value: took,
        unit: 'ms',
        hold: { atMost: LIMIT },
      },
    ];
  });
