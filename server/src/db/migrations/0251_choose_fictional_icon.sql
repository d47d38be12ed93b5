-- Whether the member wants the icon beside the words that name a fictional profile. The words show in any case.
alter table members add column fictional_icon boolean not null default true;
