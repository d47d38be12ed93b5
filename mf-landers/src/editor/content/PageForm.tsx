import type { LanderContent } from '@amarena/shared/contracts/landers/landers';
import { Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { changeContent, PAGE_FIELDS, type Place } from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Tight } from '../editor.styles.ts';
import { contentPath } from '../problems.model.ts';
import { Copy } from './Copy.tsx';

/** The texts for the browser tab, search results and share cards. */
export function PageForm({ draft, place, content }: { draft: Draft; place: Place; content: LanderContent }) {
  const t = useEditorT();
  const write = (field: (typeof PAGE_FIELDS)[number]) => (text: string) =>
    draft.change((document) => changeContent(document, place, (before) => ({ ...before, [field]: text })));
  return (
    <Tight as="section">
      <Stack>
        <h2>{t('block.page')}</h2>
        {PAGE_FIELDS.map((field) => (
          <Copy
            key={field}
            draft={draft}
            path={`${contentPath(place)}.${field}`}
            label={t(`field.page.${field}`)}
            limit={field}
            value={content[field]}
            onChange={write(field)}
          />
        ))}
      </Stack>
    </Tight>
  );
}
