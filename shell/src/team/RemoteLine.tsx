import type { DeliveredRemote, DeliveredVersion } from '@amarena/shared/contracts/platform/delivery';
import { isRemoteName } from '@amarena/shared/contracts/platform/guests';
import { type AnyRemote, pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui-first';
import { useTeamT } from './catalogue.ts';
import { commandsFor, failureShare, mediansOf, sharesOf } from './delivery.model.ts';
import { Code, Fold, Lane, LaneKey, Metrics, Mono, RemoteRow } from './delivery.styles.ts';
import { Metric } from './Metric.tsx';
import { Provenance } from './provenance/Provenance.tsx';

const EVERYBODY = 100;

/** Where the pages of a guest are. */
const addressOf = (name: AnyRemote): string => pathTo('guest', { guest: name.slice('mf-'.length) });

/** One remote: who gets which version, how each performs, and what the team can do next. */
export function RemoteLine({ remote }: { remote: DeliveredRemote }) {
  const t = useTeamT();
  const format = useFormat();
  const { active, canary, taken_back } = remote;
  return (
    <RemoteRow $bad={taken_back !== null || active === null}>
      <div>
        <h2>{remote.remote}</h2>
        <Muted $size="sm">{isRemoteName(remote.remote) ? t(`remote.${remote.remote}`) : addressOf(remote.remote)}</Muted>
      </div>
      {active === null ? (
        <p>{t('remote.missing')}</p>
      ) : (
        <>
          <Shares remote={remote} active={active} />
          <Figures active={active} canary={canary} />
        </>
      )}
      {canary !== null && active !== null && (
        <Muted $size="sm">
          {t('trial', {
            canary: canary.version,
            failed: format.number(canary.trial.canary.failed),
            visitors: format.number(canary.trial.canary.visitors),
            active: active.version,
            active_failed: format.number(canary.trial.active.failed),
            active_visitors: format.number(canary.trial.active.visitors),
          })}
        </Muted>
      )}
      {taken_back !== null && (
        <p>
          <b>{t('taken_back.title', { version: taken_back.version, percent: format.percent(taken_back.percent) })}</b>{' '}
          <span lang="en">{taken_back.why}</span>
        </p>
      )}
      <Fold>
        <summary>{t('commands', { remote: remote.remote })}</summary>
        <Code>{commandsFor(remote).join('\n')}</Code>
      </Fold>
    </RemoteRow>
  );
}

function Shares({ remote, active }: { remote: DeliveredRemote; active: DeliveredVersion }) {
  const t = useTeamT();
  const format = useFormat();
  const { canary, previous, taken_back } = remote;
  const trial = canary?.percent ?? 0;
  const [most, some] = [format.percent(EVERYBODY - trial), format.percent(trial)];
  return (
    <div>
      <Lane
        role="img"
        aria-label={trial === 0 ? t('lane.all', { version: active.version }) : t('lane.shared', { active: most, canary: some })}
      >
        <i style={{ flex: EVERYBODY - trial }} />
        {trial > 0 && <i style={{ flex: trial }} />}
      </Lane>
      <LaneKey>
        <Named as="active" version={active} words={t('role.active', { share: most })} />
        {canary && <Named as="canary" version={canary} words={t('role.canary', { share: some })} />}
        {taken_back && <Named as="taken_back" version={taken_back} words={t('role.taken_back')} />}
        {previous && <Named as="previous" version={previous} words={t('role.previous')} />}
      </LaneKey>
    </div>
  );
}

function Named({ as, version, words }: { as: string; version: DeliveredVersion; words: string }) {
  const t = useTeamT();
  const format = useFormat();
  return (
    <li data-role={as} title={t('since', { when: `${format.shortDate(version.since)} ${format.time(version.since)}`, by: version.by })}>
      <b>
        <Mono>{version.version}</Mono>
      </b>{' '}
      {words} <Provenance provenance={version.provenance} />
    </li>
  );
}

function Figures({ active, canary }: { active: DeliveredVersion; canary: DeliveredRemote['canary'] }) {
  const t = useTeamT();
  const format = useFormat();
  const share = (version: DeliveredVersion) => {
    const value = failureShare(version);
    return value === null ? t('metric.none') : format.percent(value);
  };
  const time = (value: number | null) => (value === null ? t('metric.none') : t('milliseconds', { value: format.number(value) }));
  const kinds = [...Object.entries(active.failures_by_kind), ...Object.entries(canary?.failures_by_kind ?? {})];
  return (
    <div>
      <Metrics>
        <Metric
          name={t('metric.failures')}
          value={share(active)}
          canary={canary && share(canary)}
          line={sharesOf(active)}
          canaryLine={canary && sharesOf(canary)}
          format={format.percent}
        />
        <Metric
          name={t('metric.load')}
          value={time(active.median_ms)}
          note={active.p95_ms === null ? null : t('metric.p95', { value: time(active.p95_ms) })}
          canary={canary && time(canary.median_ms)}
          line={mediansOf(active)}
          canaryLine={canary && mediansOf(canary)}
          format={(value) => time(value)}
        />
      </Metrics>
      {kinds.length > 0 && (
        <Muted $size="sm">
          {t('kinds')}: {kinds.map(([kind, count]) => `${kind} ${format.number(count)}`).join(', ')}
        </Muted>
      )}
    </div>
  );
}
