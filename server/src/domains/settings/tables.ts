import type { ColumnType } from 'kysely';

export interface SettingsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
}

export interface SettingsTables {
  settings: SettingsTable;
}
