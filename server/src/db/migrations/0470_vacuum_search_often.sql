-- Searches read their indexes alone, except on pages that changed since the last vacuum. Members who come online and
-- leave change some all the time, and the default waits until a fifth of all members have.
alter table search_entries set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.05);
