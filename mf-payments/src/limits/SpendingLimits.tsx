import { Muted, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { LimitRows } from './LimitRows.tsx';

/** The spending limits with their heading, for any page of this remote. */
export default function SpendingLimits() {
  const t = useT();
  return (
    <Stack as="section" id="limits" $gap={4}>
      <div>
        <h2>{t('limits.title')}</h2>
        <Muted $size="sm">{t('limits.text')}</Muted>
      </div>
      <LimitRows />
    </Stack>
  );
}
