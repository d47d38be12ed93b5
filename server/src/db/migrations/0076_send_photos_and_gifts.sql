alter table messages
  add column kind text not null default 'text' check (kind in ('text', 'photo', 'gift')),
  -- Which gift; its words stand in `text`, empty where there are none.
  add column gift text,
  -- Id, name key, hash and size of a photo; null again once the photo was removed.
  add column photo jsonb,
  add constraint messages_gift check ((kind = 'gift') = (gift is not null)),
  add constraint messages_photo check (kind = 'photo' or photo is null);
