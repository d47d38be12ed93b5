import { useMember } from '@amarena/shared/bus';
import { Muted, Page, Stack } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';
import { Greeting } from './Greeting.tsx';

/** `/more/example` and everything below it. */
export function ExampleScreen() {
  const t = useT();
  const member = useMember();
  return (
    <Page $width="settings">
      <Stack $gap={3}>
        <h1>{t('example.title')}</h1>
        <Muted>{t('example.text')}</Muted>
        <Greeting name={member?.profile.name ?? null} />
      </Stack>
    </Page>
  );
}
