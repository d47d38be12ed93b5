import { landerPlain } from '@amarena/shared/contracts/landers/landerMarkup';
import type { LanderBlock, LanderContent } from '@amarena/shared/contracts/landers/landers';
import { Menu, MenuItem } from '@amarena/shared/overlay';
import { Badge, Button, IconButton, Row, Stack } from '@amarena/shared/ui';
import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { useEditorT } from '../catalogue.ts';
import {
  addable,
  addBlock,
  type BlockId,
  contentAt,
  idOf,
  indexOf,
  moveBlock,
  PAGE_FIELDS,
  type Place,
  readingOrder,
  removable,
  removeBlock,
} from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { BlockLine, BlockLines } from '../editor.styles.ts';
import { blockPath, contentPath, problemAt, problemsIn } from '../problems.model.ts';
import type { Chosen } from './chosen.ts';

/** The text by which an editor recognises a block. */
function gist(block: LanderBlock): string {
  switch (block.kind) {
    case 'headline':
    case 'text':
    case 'notice':
      return landerPlain(block.text);
    case 'image':
    case 'video':
      return block.alt;
    case 'form':
      return block.button;
    case 'choices':
      return landerPlain(block.question);
    case 'points':
      return block.items.map(({ title }) => landerPlain(title)).join(', ');
    default:
      return landerPlain(block.title);
  }
}

interface BlockListProps {
  draft: Draft;
  place: Place;
  content: LanderContent;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** The blocks of a lander in reading order, preceded by the page itself. */
export function BlockList({ draft, place, content, chosen, onChoose }: BlockListProps) {
  const t = useEditorT();
  const more = addable(draft.rules, content);
  const inPage = PAGE_FIELDS.filter((field) => problemAt(draft.problems, `${contentPath(place)}.${field}`) !== null).length;
  const add = (kind: LanderBlock['kind']) => {
    const nth = content.blocks.filter((block) => block.kind === kind).length;
    draft.change((document) => addBlock(document, kind));
    onChoose({ kind, nth });
  };
  return (
    <Stack $gap={3}>
      <Row $justify="between">
        <h2>{t('blocks')}</h2>
        {more.length > 0 && (
          <Menu
            trigger={
              <Button variant="ghost" icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}>
                {t('block.add')}
              </Button>
            }
          >
            {more.map((kind) => (
              <MenuItem key={kind} onPress={() => add(kind)}>
                {t(`block.${kind}`)}
              </MenuItem>
            ))}
          </Menu>
        )}
      </Row>
      <BlockLines>
        <BlockLine $on={chosen === null}>
          <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
            <b>{t('block.page')}</b>
            <small>{t('block.page.text')}</small>
          </button>
          <Missing number={inPage} />
        </BlockLine>
        {readingOrder(content).map((index) => {
          const [block, id] = [content.blocks[index], idOf(content, index)];
          return (
            block !== undefined &&
            id !== null && (
              <Line
                key={`${id.kind} ${id.nth}`}
                draft={draft}
                block={block}
                id={id}
                on={chosen?.kind === id.kind && chosen.nth === id.nth}
                missing={problemsIn(draft.problems, blockPath(place, index)).length}
                place={place}
                onChoose={onChoose}
              />
            )
          );
        })}
      </BlockLines>
    </Stack>
  );
}

/** How many texts are to be completed in a block; nothing if it is complete. */
function Missing({ number }: { number: number }) {
  const t = useEditorT();
  return number === 0 ? null : <Badge tone="warning" label={t('languages.missing', { number })} text={String(number)} />;
}

interface LineProps {
  draft: Draft;
  block: LanderBlock;
  id: BlockId;
  on: boolean;
  missing: number;
  place: Place;
  onChoose: (chosen: Chosen) => void;
}

function Line({ draft, block, id, on, missing, place, onChoose }: LineProps) {
  const t = useEditorT();
  const { document, change } = draft;
  const name = t(`block.${id.kind}`);
  const content = contentAt(document, place);
  if (content === null) return null;
  const hasNext = indexOf(content, { ...id, nth: id.nth + 1 }) >= 0;
  const mayGo = removable(draft.rules, content, id);
  const move = (step: -1 | 1) => {
    change((before) => moveBlock(before, id, step));
    onChoose({ ...id, nth: id.nth + step });
  };
  return (
    <BlockLine $on={on}>
      <button type="button" aria-pressed={on} onClick={() => onChoose(id)}>
        <b>{name}</b>
        <small>{gist(block) || '–'}</small>
      </button>
      <Missing number={missing} />
      {(mayGo || hasNext || id.nth > 0) && (
        <Menu trigger={<IconButton name={t('block.options', { name })} icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />} />}>
          {id.nth > 0 && (
            <MenuItem icon={<ArrowUp size={20} strokeWidth={1.75} aria-hidden />} onPress={() => move(-1)}>
              {t('block.up')}
            </MenuItem>
          )}
          {hasNext && (
            <MenuItem icon={<ArrowDown size={20} strokeWidth={1.75} aria-hidden />} onPress={() => move(1)}>
              {t('block.down')}
            </MenuItem>
          )}
          {mayGo && (
            <MenuItem
              danger
              icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
              onPress={() => {
                change((before) => removeBlock(before, id));
                onChoose(null);
              }}
            >
              {t('block.remove')}
            </MenuItem>
          )}
        </Menu>
      )}
    </BlockLine>
  );
}
