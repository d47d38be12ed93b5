-- Whether a file was published, by the command line or at the first start, and not a draft of the editor. Of versions
-- from before it is not known: a file replaces those only if someone says so.
alter table lander_versions add column from_file boolean not null default false;
