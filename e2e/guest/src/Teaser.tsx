import type { GuestWidgets } from '@amarena/shared/contracts/platform/widgets';
import { Button, Card, Stack } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';

/** A gift, for the pages of other guests. */
export function Teaser({ member, onOpen }: GuestWidgets['mf-gifts/teaser']) {
  const t = useT();
  return (
    <Card>
      <Stack $gap={3}>
        <p>{member === null ? t('teaser.visitor') : t('teaser.member', { name: member })}</p>
        <Button onClick={() => onOpen()}>{t('teaser.open')}</Button>
      </Stack>
    </Card>
  );
}
