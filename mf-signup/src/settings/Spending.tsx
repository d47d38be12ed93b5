import { pathTo } from '@amarena/shared/contracts/routes';
import { Widget } from '@amarena/shared/spa-react';
import { LinkButton, Muted } from '@amarena/shared/ui';
import { useSettingsT } from './catalogue.ts';
import { Section } from './settings.styles.ts';

/** The widget takes nothing. One object for all renders: a new one would be an update. */
const NOTHING = {};

/** What the member may spend: the rows are shown by the part that knows them, else the way to their page. */
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
