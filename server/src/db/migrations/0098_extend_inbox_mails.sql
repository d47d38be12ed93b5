alter table inbox_mails add column html text not null default '';
