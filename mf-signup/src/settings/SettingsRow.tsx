import type { ReactNode } from 'react';
import { RowWords, SettingRow } from './settings.styles.ts';

interface SettingsRowProps {
  /** The name of the setting. */
  name: ReactNode;
  /** Its current value, or what changing it does. */
  children: ReactNode;
  /** The control that changes it. */
  action: ReactNode;
}

/** One setting. */
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
