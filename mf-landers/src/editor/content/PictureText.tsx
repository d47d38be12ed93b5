import { Checkbox } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Copy } from './Copy.tsx';

interface Described {
  readonly alt: string;
  readonly decorative?: boolean | undefined;
}

/** The words that a block had before its picture became decoration. */
const erased = new WeakMap<Described, string>();

/** A block whose picture is decoration, so that it needs no words; or needs them again, and gets back those it had. */
export function asDecoration<Block extends Described>(block: Block, decorative: boolean): Block {
  const { decorative: _had, ...others } = block;
  if (!decorative) return { ...others, alt: erased.get(block) ?? block.alt } as Block;
  const silent = { ...others, alt: '', decorative } as Block;
  erased.set(silent, block.alt);
  return silent;
}

interface PictureTextProps {
  draft: Draft;
  /** Place of the block in the document. */
  path: string;
  block: Described;
  limit: 'image.alt' | 'choices.alt';
  onWords: (alt: string) => void;
  onDecorative: (decorative: boolean) => void;
}

/** What a picture shows, for people who cannot see it, unless it is decoration. */
export function PictureText({ draft, path, block, limit, onWords, onDecorative }: PictureTextProps) {
  const t = useEditorT();
  const decorative = block.decorative === true;
  return (
    <>
      {!decorative && <Copy draft={draft} path={`${path}.alt`} label={t('field.alt')} limit={limit} value={block.alt} onChange={onWords} />}
      <Checkbox label={t('field.decorative')} checked={decorative} onChange={({ currentTarget }) => onDecorative(currentTarget.checked)} />
    </>
  );
}
