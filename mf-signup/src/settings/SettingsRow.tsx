import type { ReactNode } from 'react';
import { RowWords, SettingRow } from './settings.styles.ts';

interface SettingsRowProps {
  /** What can be changed. */
  name: ReactNode;
  /** How it stands, or what changing does. */
  children: ReactNode;
  /** The way to change it. */
  action: ReactNode;
}

/** One thing that can be changed. */
export function SettingsRow({ name, children, action }: SettingsRowProps) {
  return (
    <SettingRow>
      <RowWords>
        <b>{name}</b>
        <p>{children}</p>
      </RowWords>
      {action}
    </SettingRow>
  );
}
