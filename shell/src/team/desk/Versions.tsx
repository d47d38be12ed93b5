import {
  type DeliveryGrant,
  type DeskPart,
  type DeskStepState,
  getDeliveryGrants,
  getDeskParts,
  type PublishedVersion,
} from '@amarena/shared/contracts/platform/deliveryDesk';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Card, SelectField, Spinner } from '@amarena/shared/ui';
import { Banner, Button, Muted, Problem, Stack, Tag } from '@amarena/shared/ui-first';
import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTeamT } from '../catalogue.ts';
import { Fold, Mono } from '../delivery.styles.ts';
import { Difference } from './Difference.tsx';
import { holdersOf, kilobytes, mayDo, nextOf, type OfferedStep, retireOf, rollbackOf, sharesFor, stepsOf } from './desk.model.ts';
import { Actions, BehindList, Objections, VersionList, VersionRow } from './desk.styles.ts';
import { Progress } from './Progress.tsx';
import { StepDialog } from './StepDialog.tsx';
import { Trends } from './Trends.tsx';

type Rights = AnswerOf<typeof getDeliveryGrants>;

/** Milliseconds between two reads of the store. */
const EVERY = 60_000;
const EVERYONE = 100;
const NO_GRANTS: readonly DeliveryGrant[] = [];

/** What is published of each part, and what the person may do with it. `onChanged`: another version may be live. */
export function Versions({ onChanged }: { onChanged: () => void }) {
  const t = useTeamT();
  const common = useCommonT();
  const rights = useQuery({ ...queryFor(getDeliveryGrants), staleTime: 0 });
  const query = useQuery({ ...queryFor(getDeskParts), refetchInterval: EVERY, staleTime: 0 });
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <Card as="section" aria-label={t('versions.title')}>
      <Stack>
        <div>
          <h2>{t('versions.title')}</h2>
          <Muted $size="sm">{t('versions.text')}</Muted>
        </div>
        {rights.data !== undefined && <Allowed rights={rights.data} />}
        {query.isError ? (
          <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />
        ) : query.data === undefined ? (
          <Spinner label={common('state.loading')} />
        ) : (
          <Parts parts={query.data.parts} grants={rights.data?.by_passkey ? rights.data.grants : NO_GRANTS} onChanged={changed} />
        )}
      </Stack>
    </Card>
  );
}

/** What the person may do here, or why they can only look. */
function Allowed({ rights: { by_passkey, grants } }: { rights: Rights }) {
  const t = useTeamT();
  const format = useFormat();
  if (!by_passkey || grants.length === 0)
    return (
      <Banner icon={<Info size={20} strokeWidth={1.75} aria-hidden />}>{t(by_passkey ? 'act.closed.grant' : 'act.closed.passkey')}</Banner>
    );
  return grants.map((grant) => (
    <Muted key={grant.name} $size="sm">
      {t('act.allowed', { parts: grant.parts.join(', '), steps: stepsOf(grant).join(', '), until: format.shortDate(grant.until) })}
    </Muted>
  ));
}

interface Shown {
  grants: readonly DeliveryGrant[];
  onChanged: () => void;
}

function Parts({ parts, grants, onChanged }: Shown & { parts: readonly DeskPart[] }) {
  const t = useTeamT();
  const [name, setName] = useState<DeskPart['part'] | null>(null);
  const [step, setStep] = useState<OfferedStep | null>(null);
  const [begun, setBegun] = useState<DeskStepState | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement>(null);
  // A step that was done takes its own button away.
  const [focusAfter] = useState(() => ({
    get current() {
      return opener.current?.isConnected ? opener.current : list.current;
    },
  }));
  const granted = parts.find(({ part }) => grants.some((grant) => grant.parts.includes(part)));
  const part = parts.find((one) => one.part === name) ?? granted ?? parts.find(({ versions }) => versions.length > 0) ?? parts[0];
  if (part === undefined) return <Muted>{t('versions.none')}</Muted>;
  const [back, off] = [rollbackOf(part), retireOf(part)];
  const open = (wanted: OfferedStep) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setBegun(null);
    setStep(wanted);
  };
  return (
    <Stack>
      <Actions>
        <SelectField
          label={t('versions.part')}
          value={part.part}
          onChange={(event) => setName(parts.find((one) => one.part === event.currentTarget.value)?.part ?? null)}
        >
          {parts.map((one) => (
            <option key={one.part}>{one.part}</option>
          ))}
        </SelectField>
        {back !== null && mayDo(grants, back) && (
          <Button variant="secondary" onClick={() => open(back)}>
            {t('act.rollback', { part: part.part })}
          </Button>
        )}
        {off !== null && mayDo(grants, off) && (
          <Button variant="secondary" onClick={() => open(off)}>
            {t('act.retire', { part: part.part })}
          </Button>
        )}
      </Actions>
      {/* A step goes on while its dialog is closed. */}
      {step === null && begun?.state === 'running' && <Progress begun={begun} onEnded={onChanged} onClose={() => setBegun(null)} />}
      {part.versions.length === 0 && <Muted>{t('versions.none')}</Muted>}
      <VersionList ref={list} tabIndex={-1} aria-label={part.part}>
        {part.versions.map((version) => (
          <Version key={version.version} part={part} version={version} grants={grants} onStep={open} />
        ))}
      </VersionList>
      {part.left_out > 0 && <Muted $size="sm">{t('versions.left_out', { number: part.left_out })}</Muted>}
      <Behind part={part} />
      {part.versions.length > 1 && <Difference key={part.part} part={part} />}
      <Trends part={part.part} />
      {step !== null && (
        <StepDialog
          part={part}
          step={step}
          grants={grants}
          onChanged={onChanged}
          onBegun={setBegun}
          onClose={() => setStep(null)}
          finalFocus={focusAfter}
        />
      )}
    </Stack>
  );
}

interface VersionProps {
  part: DeskPart;
  version: PublishedVersion;
  grants: readonly DeliveryGrant[];
  onStep: (step: OfferedStep) => void;
}

function Version({ part, version, grants, onStep }: VersionProps) {
  const t = useTeamT();
  const format = useFormat();
  const { held_by, role } = version;
  return (
    <VersionRow>
      <div>
        <p>
          <b>
            <Mono>{version.version}</Mono>
          </b>{' '}
          {role !== null && <Tag tone={role === 'active' ? 'ok' : role === 'canary' ? 'premium' : 'neutral'}>{t(`state.${role}`)}</Tag>}{' '}
          {held_by.length > 0 && <Tag tone="warning">{t('versions.held', { by: format.list(holdersOf(version)) })}</Tag>}
        </p>
        <Muted $size="sm">
          {t('versions.published', {
            when: format.relative(version.published_at),
            size: t('kilobytes', { value: format.number(kilobytes(version.gzip)) }),
          })}
        </Muted>
        {held_by.length > 0 && (
          <Fold>
            <summary>{t('versions.why', { version: version.version })}</summary>
            <Objections lang="en">
              {held_by.map(({ found, expected, remedy }) => (
                <li key={found}>
                  <b>{found}</b>
                  <br />
                  {expected}
                  <br />
                  {remedy}
                </li>
              ))}
            </Objections>
          </Fold>
        )}
      </div>
      <Buttons part={part} version={version} grants={grants} onStep={onStep} />
    </VersionRow>
  );
}

function Buttons({ part, version: { version, role }, grants, onStep }: VersionProps) {
  const t = useTeamT();
  const common = { part: part.part, version };
  // The version that everyone has can only end the canary beside it, which a rollback does.
  const shares = role === 'active' ? [] : sharesFor(part, version);
  const percent = shares.findLast((share) => mayDo(grants, { step: 'activate', ...common, percent: share, smoke: true }));
  const check: OfferedStep = { step: 'check', ...common, smoke: true };
  return (
    <Actions>
      {percent !== undefined && (
        <Button
          variant={version === nextOf(part) ? 'primary' : 'secondary'}
          aria-label={t(role === 'canary' ? 'act.raise_name' : 'act.activate_name', { version })}
          onClick={() =>
            onStep({ step: 'activate', ...common, percent: role === 'canary' ? percent : firstShare(shares, percent), smoke: true })
          }
        >
          {t(role === 'canary' ? 'act.raise' : 'act.activate')}
        </Button>
      )}
      {mayDo(grants, check) && (
        <Button variant="secondary" aria-label={t('act.check_name', { version })} onClick={() => onStep(check)}>
          {t('act.check')}
        </Button>
      )}
    </Actions>
  );
}

/** A tenth of the visitors first, where that is possible and allowed. */
function firstShare(shares: readonly number[], allowed: number): number {
  const TENTH = 10;
  return shares.length > 1 && allowed < EVERYONE ? Math.min(TENTH, allowed) : allowed;
}

/** Live versions that were built for an older contract than the live one. */
function Behind({ part }: { part: DeskPart }) {
  const t = useTeamT();
  if (part.behind.length === 0) return null;
  return (
    <Fold>
      <summary>{t('versions.behind', { number: part.behind.length })}</summary>
      <BehindList>
        {part.behind.map(({ version, what, needs, live }) => (
          <li key={`${version} ${what}`}>
            <Mono>
              {version}: {what} {needs}
            </Mono>{' '}
            <Muted as="span" $size="sm">
              {t('versions.live_is', { version: live })}
            </Muted>
          </li>
        ))}
      </BehindList>
    </Fold>
  );
}
