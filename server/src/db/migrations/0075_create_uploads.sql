-- A picture that a member sent and that nothing shows yet. What takes it into use removes the row and keeps its values.
create table uploads (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  -- Seals the names of the picture's files: without it they cannot be guessed.
  name_key text not null,
  -- SHA-256 of the bytes as they came, in hex.
  hash text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz(3) not null
);
create index uploads_member on uploads (member_id);
create index uploads_age on uploads (created_at);

-- Pictures that moderation refused: the same bytes are not taken again, whoever sends them.
create table refused_pictures (
  hash text primary key,
  reason text not null,
  refused_at timestamptz(3) not null
);

alter table photos
  -- Null for a drawing; an uploaded photo keeps its original, which no address reveals.
  add column hash text,
  -- Why moderation refused it.
  add column reason text;
