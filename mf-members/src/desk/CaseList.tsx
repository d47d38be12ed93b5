import { useSettings } from '@amarena/shared/bus';
import type { CaseLine } from '@amarena/shared/contracts/moderation/moderation';
import { useFormat } from '@amarena/shared/i18n';
import { Link, pathTo } from '@amarena/shared/router';
import { Avatar, EmptyState } from '@amarena/shared/ui-first';
import { useEffect, useRef } from 'react';
import { useT } from './catalogue.ts';
import { LineLink, Lines } from './desk.styles.ts';
import { categoryLabel } from './labels.ts';

interface CaseListProps {
  cases: readonly CaseLine[];
  /** The open case; undefined: none. */
  open: string | undefined;
  label: string;
}

/** The open cases, oldest first. */
export function CaseList({ cases, open, label }: CaseListProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  // If a case link has the focus, the focus follows when the keyboard moves to another case.
  useEffect(() => {
    if (open !== undefined && list.current?.contains(document.activeElement))
      list.current.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [open]);
  if (cases.length === 0) return <EmptyState scene="no-messages" title={t('empty_title')} text={t('empty_text')} />;
  return (
    <Lines ref={list} aria-label={label}>
      {cases.map((one) => (
        <Line key={one.id} line={one} current={one.id === open} />
      ))}
    </Lines>
  );
}

function Line({ line, current }: { line: CaseLine; current: boolean }) {
  const t = useT();
  const format = useFormat();
  const { cdn_prefix } = useSettings();
  const { member, category, claim, queue, id, opened_at } = line;
  const image = member?.thumb ? { thumb_filename: member.thumb } : null;
  return (
    <LineLink>
      <Link to={pathTo('desk-queue-id', { queue, id })} aria-current={current ? 'true' : undefined}>
        <Avatar size="xs" image={image} cdnPrefix={cdn_prefix} alt="" />
        <span>
          <b>{member?.name ?? t('nobody')}</b>
          <small>{[category && categoryLabel(t, category), format.relative(opened_at)].filter(Boolean).join(' · ')}</small>
          {claim !== null && (
            <small>
              {claim.by_me
                ? t('mine', { time: format.time(claim.until) })
                : t('claimed', { name: claim.name, time: format.time(claim.until) })}
            </small>
          )}
          {line.not_for_me && <small>{t('not_mine')}</small>}
        </span>
      </Link>
    </LineLink>
  );
}
