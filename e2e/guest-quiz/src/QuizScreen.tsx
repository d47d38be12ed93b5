import { useMember } from '@amarena/shared/bus';
import { Widget } from '@amarena/shared/spa-react';
import { Muted, Page, Stack } from '@amarena/shared/ui';
import { useMemo, useState } from 'react';
import { useT } from './catalogue.ts';

/** `/more/quiz`: the gift that another guest has, and how often it was opened here. */
export function QuizScreen() {
  const t = useT();
  const member = useMember()?.profile.name ?? null;
  const [gifts, setGifts] = useState(0);
  const props = useMemo(() => ({ member, onOpen: () => setGifts((before) => before + 1) }), [member]);
  return (
    <Page $width="settings">
      <Stack $gap={4}>
        <h1>{t('quiz.title')}</h1>
        <Widget name="mf-gifts/teaser" props={props} fallback={<Muted>{t('quiz.none')}</Muted>} />
        <p>{t('quiz.opened', { gifts })}</p>
      </Stack>
    </Page>
  );
}
