import { useFormat } from '@amarena/shared/i18n';
import { Card } from '@amarena/shared/ui';
import { Muted, Stack } from '@amarena/shared/ui-first';
import { useStore } from '../store.ts';
import { busEvents$ } from './busEvents.ts';
import { useTeamT } from './catalogue.ts';
import { EventTable } from './delivery.styles.ts';

const COLUMNS = ['when', 'kind', 'name', 'detail'] as const;

/** The events on the bus of this page since it was opened, newest first. */
export function BusEvents() {
  const t = useTeamT();
  const format = useFormat();
  const events = useStore(busEvents$);
  return (
    <Card as="section">
      <Stack>
        <div>
          <h2>{t('bus.title')}</h2>
          <Muted $size="sm">{events.length === 0 ? t('bus.none') : t('bus.text', { count: events.length })}</Muted>
        </div>
        {events.length > 0 && (
          <EventTable role="region" aria-label={t('bus.title')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {t(`bus.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {events.map(({ number, at, kind, name, detail }) => (
                  <tr key={number}>
                    <td>{format.time(at)}</td>
                    <td>{t(`bus.${kind}`)}</td>
                    <td>{name}</td>
                    <td>{detail}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </EventTable>
        )}
      </Stack>
    </Card>
  );
}
