import { INTERESTS } from '@amarena/shared/contracts/people/interests';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import type pg from 'pg';
import { REGIONS } from '../../server/src/domains/content/regions.ts';
import { placesIn } from '../../server/src/domains/profiles/places.ts';

/** The cities whose place the site knows, by country: all members with a place live in one of them. */
const PLACES = Object.fromEntries(COUNTRIES.map((country) => [country, placesIn(country)]));

/**
 * Three members of four live in a known city of `country`, the others anywhere in it. Expects `n`, `country`, `places`
 * and `regions`.
 */
const HOME = `cross join lateral (
    select case when (n / 1000) % 4 > 0 then places -> country -> ((n / 10) % jsonb_array_length(places -> country))::int end as home
  ) as homes
  cross join lateral (
    select coalesce(home ->> 'region', regions -> country -> ((n / 10) % jsonb_array_length(regions -> country))::int ->> 'key') as region,
      (home ->> 'latitude')::float8 as latitude, (home ->> 'longitude')::float8 as longitude
  ) as living`;

const FILL_PLACES = `insert into search_places (country, region, latitude, longitude)
  select distinct country, coalesce(region, ''), latitude, longitude from search_entries where latitude is not null on conflict do nothing`;

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
       select id, region, coalesce(home ->> 'city', 'Roma'), 'Ciao', latitude, longitude,
         (array['hetero','hetero','hetero','hetero','hetero','hetero','hetero','hetero','bi',null])[1 + (n / 10) % 10],
         array[interests[1 + n % 52], interests[1 + (n / 52) % 52], interests[1 + (n / 2704) % 52], interests[1 + n % 17]]
       from (
         select id, country, row_number() over () as n, $1::text[] as interests, $2::jsonb as regions, $3::jsonb as places from members
       ) as numbered ${HOME}`,
      [INTERESTS, JSON.stringify(REGIONS), JSON.stringify(PLACES)],
    );
    await client.query(
      `insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional, latitude, longitude, interests)
       select m.id, m.gender, m.country, p.region, m.date_of_birth, m.last_active_at, m.name::text like '%3', m.fictional,
         p.latitude, p.longitude, p.interests
       from members m join profiles p on p.member_id = m.id`,
    );
    await client.query(FILL_PLACES);
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
     select gen_random_uuid(), case when n % 2 = 0 then 'female' else 'male' end, country, region,
       current_date - ((18 + (n * 7) % 60) * 365 + n % 365), now() - (n % 40000000) * interval '137 milliseconds' * 300,
       n % 10 = 3, n % 100 = 0, latitude, longitude,
       array[interests[1 + n % 52], interests[1 + (n / 52) % 52], interests[1 + (n / 2704) % 52], interests[1 + n % 17]]
     from (
       select n, (array['IT','IT','IT','DE','FR','ES','NL','PL','GB','US'])[1 + n % 10] as country, $2::text[] as interests,
         $3::jsonb as regions, $4::jsonb as places
       from generate_series(1, $1::int) n
     ) as numbered ${HOME}`,
    [size, INTERESTS, JSON.stringify(REGIONS), JSON.stringify(PLACES)],
  );
  await pool.query(FILL_PLACES);
}
