import { Checkbox } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';
import { Key, Keyboard, KeyRow } from './desk.styles.ts';

interface KeyHelpProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Lists the keyboard shortcuts. They can be switched off, for users of voice control. Hidden on phones. */
export function KeyHelp({ on, onChange }: KeyHelpProps) {
  const t = useT();
  return (
    <Keyboard>
      <Checkbox label={t('keys')} checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {on && (
        <KeyRow>
          <li>
            <Key>J</Key> <Key>K</Key> {t('keys.move')}
          </li>
          <li>
            <Key>1</Key>–<Key>9</Key> {t('keys.choose')}
          </li>
          <li>
            <Key>C</Key> {t('keys.claim')}
          </li>
          <li>
            <Key>N</Key> {t('keys.note')}
          </li>
          <li>
            <Key>{t('key.escape')}</Key> {t('keys.reset')}
          </li>
          <li>
            <Key>{t('key.enter')}</Key> {t('keys.submit')}
          </li>
        </KeyRow>
      )}
    </Keyboard>
  );
}
