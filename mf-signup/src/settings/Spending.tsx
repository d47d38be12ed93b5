import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { Widget } from '@amarena/shared/spa-react';
import { LinkButton, Muted } from '@amarena/shared/ui';
import { useSettingsT } from './catalogue.ts';
import { Section } from './settings.styles.ts';

/** The widget has no properties. One object for all renders, because a new one would trigger an update. */
const NOTHING = {};

/** The spending limits: a widget of mf-payments, or a link to their page if it cannot be shown. */
export function Spending() {
  const t = useSettingsT();
  const toPage = (
    <LinkButton size="sm" variant="secondary" to={`${pathTo('credits')}#limits`} aria-label={`${t('open')}: ${t('spending.label')}`}>
      {t('open')}
    </LinkButton>
  );
  return (
    <Section id="spending">
      <div>
        <h2>{t('section.spending')}</h2>
        <Muted $size="sm">{t('spending.hint')}</Muted>
      </div>
      <Widget name="limits" props={NOTHING} fallback={<div>{toPage}</div>} />
    </Section>
  );
}
