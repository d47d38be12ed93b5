import type { LanderBlock, LanderContent, LanderImage } from '@amarena/shared/contracts/landers/landers';
import { Muted, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { type BlockId, changeShared, changeWords, indexOf, type Place, removable } from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Tight } from '../editor.styles.ts';
import { blockPath } from '../problems.model.ts';
import { BlockFields } from './BlockFields.tsx';

interface BlockFormProps {
  draft: Draft;
  place: Place;
  content: LanderContent;
  id: BlockId;
  /** Pictures of the last saved document, by key. */
  images: Readonly<Record<string, LanderImage>>;
}

/** The fields of one block in one language. */
export function BlockForm({ draft, place, content, id, images }: BlockFormProps) {
  const t = useEditorT();
  const index = indexOf(content, id);
  const block = content.blocks[index];
  if (block === undefined) return null;
  return (
    <Tight as="section">
      <Stack>
        <h2>{t(`block.${id.kind}`)}</h2>
        <BlockFields
          key={`${place.variant} ${place.language} ${id.kind} ${id.nth}`}
          draft={draft}
          block={block}
          path={blockPath(place, index)}
          images={images}
          words={(change: (block: LanderBlock) => LanderBlock) => draft.change((document) => changeWords(document, place, id, change))}
          shared={(change: (block: LanderBlock) => LanderBlock) => draft.change((document) => changeShared(document, place, id, change))}
        />
        {!removable(draft.rules, content, id) && <Muted $size="sm">{t('block.fixed')}</Muted>}
      </Stack>
    </Tight>
  );
}
