-- True while a report that took the two apart waits for its decision: until then the separation cannot be lifted.
alter table blocks add column report_open boolean not null default false;
update blocks set report_open = true
from reports
where reports.closed_at is null and reports.reporter_id = blocks.member_id and reports.reported_id = blocks.blocked_id;

-- Photos that the reported one sent within the attached messages: where each stands, and the hash of its bytes.
alter table reports add column photos jsonb not null default '[]';
