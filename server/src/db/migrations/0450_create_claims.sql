-- An address or a name belongs to one member of the whole site. Each is claimed here by its text, so that a single server
-- can decide it, wherever the rows of members are.
create table email_claims (
  -- In lower case, as addresses are compared.
  address text primary key,
  member_id uuid not null,
  -- Null: it is the member's address. Otherwise it is kept for them until then, and anyone may take it afterwards.
  reserved_until timestamptz(3)
);
create index email_claims_member on email_claims (member_id);
create index email_claims_over on email_claims (reserved_until) where reserved_until is not null;

-- Each name is claimed twice: as it is spelled, and as a hasty reader sees it.
create table name_claims (
  name text not null,
  -- 'spelled', in lower case; 'seen', by name_seen; 'seen by ' and the member, who has looked like an older member since
  -- before such names were refused.
  kind text not null,
  member_id uuid not null,
  reserved_until timestamptz(3),
  primary key (name, kind)
);
create index name_claims_member on name_claims (member_id);
create index name_claims_over on name_claims (reserved_until) where reserved_until is not null;

-- Claims an address: for good if `until` is null, otherwise until then. False if it is someone else's at `moment`. Waits
-- for a transaction that has just claimed it.
create function take_address(wanted text, member uuid, until timestamptz, moment timestamptz) returns boolean
language plpgsql as $$
begin
  insert into email_claims as held values (lower(wanted), member, until)
    on conflict (address) do update set member_id = excluded.member_id, reserved_until = excluded.reserved_until
    where held.member_id = excluded.member_id or held.reserved_until <= moment;
  return found;
end $$;

-- The same for a name and its look. If the result is false, the caller rolls back: one of the two may be claimed.
create function take_name(wanted text, member uuid, like_older boolean, until timestamptz, moment timestamptz) returns boolean
language plpgsql as $$
declare
  taken integer;
begin
  insert into name_claims as held
    select one.name, one.kind, member, until from (values
      (lower(wanted), 'spelled'),
      (name_seen(wanted), case when like_older then 'seen by ' || member else 'seen' end)
    ) as one (name, kind)
    on conflict (name, kind) do update set member_id = excluded.member_id, reserved_until = excluded.reserved_until
    where held.member_id = excluded.member_id or held.reserved_until <= moment;
  get diagnostics taken = row_count;
  return taken = 2;
end $$;

-- Claims for servers of the release before, which write members only; nothing is left to do for those of this one. It
-- acts as the owner of the tables, since the role of running servers does not know the new ones yet.
create function claim_member() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.erased_at is not null) then
    delete from email_claims where member_id = old.id;
    delete from name_claims where member_id = old.id;
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if new.erased_at is not null then return new; end if;
  if tg_op = 'INSERT' then
    begin
      if take_address(new.email::text, new.id, null, now())
        and take_name(new.name::text, new.id, new.looks_like_older, null, now())
      then return new; end if;
      raise unique_violation;
    exception when unique_violation then
      -- Servers store members with `on conflict do nothing`, and take a missing row for a taken address or name.
      return null;
    end;
  end if;
  if lower(new.email::text) <> lower(old.email::text) then
    if not take_address(new.email::text, new.id, null, now()) then
      raise unique_violation using message = 'the address is claimed', constraint = 'email_claims_pkey';
    end if;
    delete from email_claims where address = lower(old.email::text) and member_id = old.id and reserved_until is null;
  end if;
  if new.name::text <> old.name::text then
    delete from name_claims where member_id = old.id;
    if not take_name(new.name::text, new.id, new.looks_like_older, null, now()) then
      raise unique_violation using message = 'the name is claimed', constraint = 'name_claims_pkey';
    end if;
  end if;
  return new;
end $$;
create trigger members_claims before insert or delete or update of email, name, erased_at on members
  for each row execute function claim_member();

-- Claims for the members who were there before the trigger, a thousand at a time. They are locked so that nobody changes
-- an address or a name between the moment it is read and the moment it is claimed: both are keys until 0453. Heartbeats
-- do not wait for it. May be repeated.
create procedure claim_existing_members() language plpgsql as $$
declare
  reached uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with slice as materialized (
      select id, lower(email::text) as address, lower(name::text) as spelled, name_seen(name::text) as seen, looks_like_older
      from members where id > reached and erased_at is null order by id limit 1000 for key share
    ), addresses as (
      insert into email_claims select address, id from slice order by address on conflict (address) do nothing
    ), names as (
      insert into name_claims
        select spelled, 'spelled', id from slice
        union all
        select seen, case when looks_like_older then 'seen by ' || id else 'seen' end, id from slice
        on conflict (name, kind) do nothing
    )
    select (select id from slice order by id desc limit 1) into reached;
    commit;
    exit when reached is null;
  end loop;
  if exists (
    select from members m where erased_at is null and (
      not exists (select from email_claims c where c.address = lower(m.email::text) and c.member_id = m.id)
      or not exists (select from name_claims c where c.name = lower(m.name::text) and kind = 'spelled' and c.member_id = m.id)
      or not exists (
        select from name_claims c
        where c.name = name_seen(m.name::text) and kind in ('seen', 'seen by ' || m.id) and c.member_id = m.id
      )
    )
  ) then
    raise exception 'a member has an address or a name that another one claims';
  end if;
end $$;
