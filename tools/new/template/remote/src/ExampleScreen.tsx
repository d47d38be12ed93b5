import { Muted, Page, Stack } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';

/** `/example`: the first screen, still to be written. */
export function ExampleScreen() {
  const t = useT();
  return (
    <Page $width="settings">
      <Stack $gap={2}>
        <h1>{t('example.title')}</h1>
        <Muted>{t('example.text')}</Muted>
      </Stack>
    </Page>
  );
}
