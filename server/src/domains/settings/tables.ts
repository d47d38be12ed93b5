import type { ColumnType } from 'kysely';

export interface SettingsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
}

export interface DomainsTable {
  host: string;
  language: string;
  country: string;
  company: ColumnType<Record<string, unknown>, string | undefined, string>;
}

export interface SettingsTables {
  domains: DomainsTable;
  settings: SettingsTable;
}
