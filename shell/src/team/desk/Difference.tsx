import {
  type ContractDifference,
  type DeskPart,
  type FileDifference,
  getVersionDifference,
} from '@amarena/shared/contracts/platform/deliveryDesk';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { SelectField, Spinner } from '@amarena/shared/ui';
import { Muted, Problem, Stack } from '@amarena/shared/ui-first';
import { useId, useState } from 'react';
import { useTeamT } from '../catalogue.ts';
import { Fold, Mono } from '../delivery.styles.ts';
import { kilobytes, liveOf } from './desk.model.ts';
import { Actions, DifferenceTable } from './desk.styles.ts';

type Found = AnswerOf<typeof getVersionDifference>;

/** How two versions of a part differ: the live one and the newest, unless others are chosen. */
export function Difference({ part }: { part: DeskPart }) {
  const t = useTeamT();
  const [isOpen, setOpen] = useState(false);
  const names = part.versions.map(({ version }) => version);
  const [newest = '', second = ''] = names;
  const live = liveOf(part).active ?? second;
  const [before, setBefore] = useState(live === newest ? second : live);
  const [after, setAfter] = useState(newest);
  const choice = (label: string, value: string, onChoose: (version: string) => void) => (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('difference.title')}</summary>
      {isOpen && (
        <Stack>
          <Actions>
            {choice(t('difference.before'), before, setBefore)}
            {choice(t('difference.after'), after, setAfter)}
          </Actions>
          <Between part={part.part} before={before} after={after} />
        </Stack>
      )}
    </Fold>
  );
}

function Between({ part, before, after }: { part: DeskPart['part']; before: string; after: string }) {
  const t = useTeamT();
  const common = useCommonT();
  const query = useQuery(queryFor(getVersionDifference, { query: { part, before, after } }));
  if (query.isError)
    return <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />;
  if (query.data === undefined) return <Spinner label={common('state.loading')} />;
  const { files, contracts } = query.data;
  return (
    <Stack as="section" aria-label={t('difference.title')}>
      <Totals found={query.data} />
      {contracts.length > 0 && <Contracts found={query.data} />}
      {files.length > 0 && <Files found={query.data} />}
    </Stack>
  );
}

function Totals({ found: { before, after, files, contracts } }: { found: Found }) {
  const t = useTeamT();
  const format = useFormat();
  const size = ({ gzip }: Found['before']) => t('kilobytes', { value: format.number(kilobytes(gzip)) });
  return (
    <p>
      {files.length + contracts.length === 0
        ? t('difference.none')
        : t('difference.total', { before: size(before), after: size(after), files: format.number(after.files) })}
    </p>
  );
}

function LeftOut({ number }: { number: number }) {
  const t = useTeamT();
  return number === 0 ? null : <Muted $size="sm">{t('difference.left_out', { number })}</Muted>;
}

function Files({ found: { files, files_left_out } }: { found: Found }) {
  const t = useTeamT();
  const format = useFormat();
  const title = useId();
  const size = (side: FileDifference['before']) => (side === null ? '–' : t('kilobytes', { value: format.number(kilobytes(side.gzip)) }));
  const change = ({ before, after }: FileDifference) => {
    const bytes = (after?.gzip ?? 0) - (before?.gzip ?? 0);
    const sign = bytes === 0 ? '' : bytes > 0 ? '+' : '−';
    return `${sign}${t('kilobytes', { value: format.number(kilobytes(Math.abs(bytes))) })}`;
  };
  const raw = ({ before, after }: FileDifference) => `${format.number(before?.bytes ?? 0)} → ${format.number(after?.bytes ?? 0)}`;
  return (
    <DifferenceTable role="region" aria-labelledby={title} tabIndex={0}>
      <table>
        <caption id={title}>{t('difference.files')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('difference.name')}</th>
            <th scope="col">{t('difference.was')}</th>
            <th scope="col">{t('difference.now')}</th>
            <th scope="col">{t('difference.change')}</th>
            <th scope="col">{t('difference.raw')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.name}>
              <th scope="row">
                <Mono>{file.name}</Mono>
              </th>
              <td>{size(file.before)}</td>
              <td>{size(file.after)}</td>
              <td>{change(file)}</td>
              <td>{raw(file)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LeftOut number={files_left_out} />
    </DifferenceTable>
  );
}

function Contracts({ found: { contracts, contracts_left_out } }: { found: Found }) {
  const t = useTeamT();
  const title = useId();
  const value = (side: ContractDifference['before']) => (side === null ? '–' : <Mono>{side}</Mono>);
  return (
    <DifferenceTable role="region" aria-labelledby={title} tabIndex={0}>
      <table>
        <caption id={title}>{t('difference.contracts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('difference.kind')}</th>
            <th scope="col">{t('difference.name')}</th>
            <th scope="col">{t('difference.was')}</th>
            <th scope="col">{t('difference.now')}</th>
          </tr>
        </thead>
        <tbody>
          {contracts.map(({ kind, name, before, after }) => (
            <tr key={`${kind} ${name}`}>
              <td>{t(`contract.${kind}`)}</td>
              <th scope="row">
                <Mono>{name}</Mono>
              </th>
              <td>{value(before)}</td>
              <td>{value(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LeftOut number={contracts_left_out} />
    </DifferenceTable>
  );
}
