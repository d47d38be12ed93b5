-- Since when a member consents to the use of whom they want to meet and of their orientation; null: neither was said since
-- the sign-up asks for the consent.
alter table profiles add column orientation_consented_at timestamptz(3);
