-- A lander: what it is called and what is being written. What visitors see is in its versions.
create table landers (
  id uuid primary key,
  template text not null,
  -- '' is the plain page.
  slug text not null,
  -- The document as it is being written; null: nothing differs from what was published last.
  draft jsonb,
  -- Grows with every change of draft or versions: who has another one has not seen the last change.
  revision integer not null default 1,
  changed_at timestamptz(3) not null,
  -- Null: the site itself. Whoever leaves stays nameless.
  changed_by uuid references members on delete set null,
  unique (template, slug)
);

-- What was published. A row never changes, but for the end of its time and of its test.
create table lander_versions (
  lander_id uuid not null references landers on delete cascade,
  number integer not null,
  document jsonb not null,
  -- Version of mf-landers that was active then; null: none was.
  remote text,
  starts timestamptz(3),
  ends timestamptz(3),
  published_at timestamptz(3) not null,
  published_by uuid references members on delete set null,
  -- The version that this one brought back.
  restores integer,
  withdrawn_at timestamptz(3),
  -- How its test ended: the variant that everybody gets from then on.
  settled_variant text,
  settled_at timestamptz(3),
  primary key (lander_id, number)
);

-- Pictures of landers by the first half of the hash of their bytes; the files lie where all pictures lie.
create table lander_images (
  key text primary key,
  picture_id uuid not null,
  name_key text not null,
  width integer not null,
  height integer not null,
  sent_by uuid references members on delete set null,
  sent_at timestamptz(3) not null
);

-- Secret links to a draft; only the hash of the secret is kept.
create table lander_previews (
  hash text primary key,
  lander_id uuid not null references landers on delete cascade,
  ends timestamptz(3) not null
);
create index lander_previews_end on lander_previews (ends);

-- Everything done with landers. No foreign keys: whoever leaves changes nothing here, and the ids alone name nobody then.
create table lander_log (
  entry integer generated always as identity primary key,
  at timestamptz(3) not null,
  action text not null,
  -- Null: the site itself.
  actor_id uuid,
  lander_id uuid not null,
  number integer,
  changes integer
);
create index lander_log_lander on lander_log (lander_id, entry);

create function refuse_lander_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'lander_log is append-only';
end $$;
create trigger lander_log_rows before update or delete on lander_log
  for each row execute function refuse_lander_log_change();
create trigger lander_log_table before truncate on lander_log
  for each statement execute function refuse_lander_log_change();

-- What a lander was at each revision, so that whoever comes second can be told what the first one changed. Kept for a month.
create table lander_revisions (
  lander_id uuid not null references landers on delete cascade,
  revision integer not null,
  document jsonb not null,
  at timestamptz(3) not null,
  primary key (lander_id, revision)
);
create index lander_revisions_age on lander_revisions (at);
