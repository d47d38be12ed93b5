import type { DeliveredError } from '@amarena/shared/contracts/platform/delivery';
import { useFormat } from '@amarena/shared/i18n';
import { Card } from '@amarena/shared/ui';
import { Muted, Stack, Tag } from '@amarena/shared/ui-first';
import { useTeamT } from './catalogue.ts';
import { byPart, kindOf, placeText } from './delivery.model.ts';
import { Code, ErrorFacts, ErrorHead, ErrorList, Fold, Mono, PartErrors, SourceLine } from './delivery.styles.ts';
import { Trend } from './Trend.tsx';

/** What was thrown in browsers, by part, with the line of the sources that threw it. */
export function BrowserErrors({ errors }: { errors: readonly DeliveredError[] }) {
  const t = useTeamT();
  return (
    <Card as="section">
      <Stack>
        <h2>{t('errors.title')}</h2>
        <Muted $size="sm">{t(errors.length === 0 ? 'errors.none' : 'errors.text')}</Muted>
        {byPart(errors).map(([remote, own]) => (
          <PartErrors key={remote} aria-label={remote}>
            <h3>
              <Mono>{remote}</Mono>
            </h3>
            <ErrorList>
              {own.map((error) => (
                <Group key={error.id} error={error} />
              ))}
            </ErrorList>
          </PartErrors>
        ))}
      </Stack>
    </Card>
  );
}

function Group({ error }: { error: DeliveredError }) {
  const t = useTeamT();
  const format = useFormat();
  const { name, reason, place, frames, days, count, last_seen } = error;
  return (
    <li>
      <ErrorHead>
        <div>
          <Mono lang="en">
            <b>{name}</b>
            {reason !== null && `: ${reason}`}
          </Mono>{' '}
          <Tag>{t(`errors.kind.${kindOf(error)}`)}</Tag>
        </div>
        <Trend line={days} format={format.number} />
        <div>
          <b>{format.number(count)}</b>{' '}
          <Muted as="span" $size="sm">
            {t('errors.last', { when: format.relative(last_seen) })}
          </Muted>
        </div>
      </ErrorHead>
      {place === null ? (
        <p>{t('errors.nowhere')}</p>
      ) : (
        <div>
          <Mono lang="en">{placeText(place)}</Mono>
          {place.text !== null && (
            <SourceLine lang="en">
              <i aria-hidden="true">{place.line}</i>
              <code>{place.text}</code>
            </SourceLine>
          )}
        </div>
      )}
      <Facts error={error} />
      {frames.length > 1 && (
        <Fold>
          <summary>{t('errors.frames')}</summary>
          <Code lang="en">{frames.map(placeText).join('\n')}</Code>
        </Fold>
      )}
    </li>
  );
}

function Facts({ error }: { error: DeliveredError }) {
  const t = useTeamT();
  const format = useFormat();
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .sort(([, one], [, other]) => other - one)
      .map(([what, number]) => `${what} ${format.number(number)}`)
      .join(', ');
  const facts = [
    [t('errors.first'), `${error.first_version}, ${format.relative(error.first_seen)}`],
    // A single version is the first one.
    ...(Object.keys(error.versions).length > 1 ? [[t('errors.versions'), counted(error.versions)]] : []),
    [t('errors.browsers'), counted(error.browsers)],
    ...(error.route === null ? [] : [[t('figures.route'), error.route]]),
    ...(error.generation === null ? [] : [[t('errors.generation'), format.number(error.generation)]]),
  ];
  return (
    <ErrorFacts>
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </ErrorFacts>
  );
}
