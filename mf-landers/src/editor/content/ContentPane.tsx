import type { LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { Stack } from '@amarena/shared/ui';
import { useState } from 'react';
import { contentAt, idOf, type Place } from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Bench } from '../editor.styles.ts';
import { placeOf } from '../problems.model.ts';
import { BlockForm } from './BlockForm.tsx';
import { BlockList } from './BlockList.tsx';
import type { Chosen } from './chosen.ts';
import { Languages } from './Languages.tsx';
import { PageForm } from './PageForm.tsx';
import { Plan } from './Plan.tsx';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Variants } from './Variants.tsx';

/** The content of a lander: its blocks, a preview, and the form of the chosen block. */
export function ContentPane({ detail, draft }: { detail: LanderDetail; draft: Draft }) {
  const [asked, setPlace] = useState<Place>({ variant: 0, language: DEFAULT_LANGUAGE });
  const [chosen, setChosen] = useState<Chosen>(null);
  const { document } = draft;
  // The language or wording may have been removed meanwhile.
  const place: Place = contentAt(document, asked) === null ? { variant: 0, language: DEFAULT_LANGUAGE } : asked;
  const content = contentAt(document, place);
  if (content === null) return <ProblemList document={document} problems={draft.problems} onGo={() => undefined} />;

  const go = (path: string) => {
    const found = placeOf(path);
    const language = LANGUAGES.find((one) => one === found?.language);
    if (found === null || language === undefined) return;
    const target = { variant: found.variant, language };
    const inside = contentAt(document, target);
    if (inside === null) return;
    setPlace(target);
    setChosen(found.block === null ? null : idOf(inside, found.block));
  };

  return (
    <Bench>
      <Stack $gap={4}>
        <BlockList draft={draft} place={place} content={content} chosen={chosen} onChoose={setChosen} />
        <ProblemList document={document} problems={draft.problems} onGo={go} />
      </Stack>
      <Preview detail={detail} draft={draft} place={place} onPress={(index) => setChosen(idOf(content, index))} />
      <Stack $gap={4}>
        {chosen === null ? (
          <PageForm draft={draft} place={place} content={content} />
        ) : (
          <BlockForm draft={draft} place={place} content={content} id={chosen} images={detail.images} />
        )}
        <Languages draft={draft} place={place} onChange={(language) => setPlace({ ...place, language })} />
        <Variants draft={draft} place={place} onChange={(variant) => setPlace({ ...place, variant })} />
        <Plan draft={draft} />
      </Stack>
    </Bench>
  );
}
