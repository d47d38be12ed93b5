import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { LinkButton } from '@amarena/shared/ui';
import type { ReactNode } from 'react';
import { useSettingsT } from './catalogue.ts';
import { SettingsRow } from './SettingsRow.tsx';
import { Rows, Section } from './settings.styles.ts';

const PAGES = {
  language: () => pathTo('lang-config'),
  privacy: () => pathTo('profile'),
} as const;

/** A setting with its own page: what it is, and a link. `children`: further rows of this section. */
export function Elsewhere({ section, children }: { section: keyof typeof PAGES; children?: ReactNode }) {
  const t = useSettingsT();
  const name = t(`${section}.label`);
  return (
    <Section id={section}>
      <h2>{t(`section.${section}`)}</h2>
      <Rows>
        <SettingsRow
          name={name}
          action={
            <LinkButton size="sm" variant="secondary" to={PAGES[section]()} aria-label={`${t('open')}: ${name}`}>
              {t('open')}
            </LinkButton>
          }
        >
          {t(`${section}.hint`)}
        </SettingsRow>
        {children}
      </Rows>
    </Section>
  );
}
