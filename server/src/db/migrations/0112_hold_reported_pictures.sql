-- Pictures of conversations that an undecided report rests on. Whoever sent one may take it out of the conversation
-- meanwhile; its files stay until the decision.
create table held_pictures (
  report_id uuid not null references reports on delete cascade,
  picture_id uuid not null,
  name_key text not null,
  -- Its use has ended: the files go with the last hold.
  forgotten boolean not null default false,
  primary key (report_id, picture_id)
);
create index held_pictures_of on held_pictures (picture_id);
