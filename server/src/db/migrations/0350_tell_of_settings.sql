-- Processes cache the settings. Whatever changes them, and from wherever, tells all processes to read them again.
create function tell_of_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '');
  return null;
end $$;
create trigger settings_told after insert or update or delete on settings for each statement execute function tell_of_settings();
