import type { GuestWidgets } from '@amarena/shared/contracts/platform/widgets';
import { Button, Card, Stack } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';

/** A card for the pages of other remotes, which leads to this one. */
export function Teaser({ name, onOpen }: GuestWidgets['mf-example/teaser']) {
  const t = useT();
  return (
    <Card>
      <Stack $gap={3}>
        <p>{name === null ? t('teaser.visitor') : t('teaser.member', { name })}</p>
        <Button onClick={() => onOpen()}>{t('teaser.open')}</Button>
      </Stack>
    </Card>
  );
}
