import type { getCommunity } from '@amarena/shared/contracts/platform/community';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

/** The current number of people and of fictional profiles, from the server. */
export function Numbers({ community }: { community: AnswerOf<typeof getCommunity> }) {
  const t = useT();
  const { number } = useFormat();
  const { members, online, fictional } = community;
  return (
    <Muted $size="sm">
      {t('home.numbers', { members: number(members - fictional), online: number(online), fictional: number(fictional) })}
    </Muted>
  );
}
