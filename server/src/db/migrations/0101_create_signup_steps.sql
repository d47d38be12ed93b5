-- Steps of sign-up that a member went past, done or skipped. What was filled in speaks for itself.
create table signup_steps (
  member_id uuid primary key references members on delete cascade,
  passed text[] not null default '{}'
);
