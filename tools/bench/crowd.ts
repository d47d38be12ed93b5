import { INTERESTS } from '@amarena/shared/contracts/people/interests';
import type pg from 'pg';
import { REGIONS } from '../../server/src/domains/content/regions.ts';

/**
 * Inserts members, profiles and search entries with SQL: a large number of members for benchmarks, spread over
 * countries, regions, ages and times of last activity like those of a large site.
 */
export async function fillCrowd(pool: pg.Pool, size: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // The triggers update the search row by row; here one statement inserts everything.
    await client.query("set session_replication_role = 'replica'");
    await client.query(
      `insert into members (id, email, name, status, language, country, time_zone, gender, date_of_birth, signup_date, last_active_at, fictional)
       select gen_random_uuid(), 'm' || n || '@bench.example', 'm' || n, 'active', 'it',
         (array['IT','IT','IT','DE','FR','ES','NL','PL','GB','US'])[1 + n % 10], 'Europe/Rome',
         case when n % 2 = 0 then 'female' else 'male' end,
         current_date - ((18 + (n * 7) % 60) * 365 + n % 365),
         now() - interval '1 year', now() - (n % 40000000) * interval '137 milliseconds' * 300, n % 100 = 0
       from generate_series(1, $1::int) n`,
      [size],
    );
    await client.query(
      `insert into profiles (member_id, region, city, about_me, latitude, longitude, sexuality, interests)
       select id, $2::jsonb -> country -> ((n / 10) % jsonb_array_length($2::jsonb -> country))::int ->> 'key', 'Roma', 'Ciao', 41.9 + (n % 97) / 50.0, 12.5 + (n % 89) / 50.0,
         (array['hetero','hetero','hetero','hetero','hetero','hetero','hetero','hetero','bi',null])[1 + (n / 10) % 10],
         array[interests[1 + n % 52], interests[1 + (n / 52) % 52], interests[1 + (n / 2704) % 52], interests[1 + n % 17]]
       from (select id, country, row_number() over () as n, $1::text[] as interests from members) as numbered`,
      [INTERESTS, JSON.stringify(REGIONS)],
    );
    await client.query(
      `insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional, latitude, longitude, interests)
       select m.id, m.gender, m.country, p.region, m.date_of_birth, m.last_active_at, m.name::text like '%3', m.fictional,
         p.latitude, p.longitude, p.interests
       from members m join profiles p on p.member_id = m.id`,
    );
    await client.query("set session_replication_role = 'origin'");
    // Like autovacuum: pages known to be visible to all transactions are not read again.
    await client.query('vacuum analyze');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

/**
 * Inserts rows of the search alone, spread in the same way, for a crowd larger than a machine can fill with profiles in
 * time. Searches find them, but there are no cards of them.
 */
export async function fillSearch(pool: pg.Pool, size: number): Promise<void> {
  await pool.query(
    `insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional, latitude, longitude, interests)
     select gen_random_uuid(), case when n % 2 = 0 then 'female' else 'male' end, country,
       regions -> country -> ((n / 10) % jsonb_array_length(regions -> country))::int ->> 'key',
       current_date - ((18 + (n * 7) % 60) * 365 + n % 365), now() - (n % 40000000) * interval '137 milliseconds' * 300,
       n % 10 = 3, n % 100 = 0, 41.9 + (n % 97) / 50.0, 12.5 + (n % 89) / 50.0,
       array[interests[1 + n % 52], interests[1 + (n / 52) % 52], interests[1 + (n / 2704) % 52], interests[1 + n % 17]]
     from (
       select n, (array['IT','IT','IT','DE','FR','ES','NL','PL','GB','US'])[1 + n % 10] as country, $2::text[] as interests, $3::jsonb as regions
       from generate_series(1, $1::int) n
     ) as numbered`,
    [size, INTERESTS, JSON.stringify(REGIONS)],
  );
}
