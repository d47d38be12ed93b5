import { landerPlain } from '@amarena/shared/contracts/landers/landerMarkup';
import type { LanderBlock, LanderPage } from '@amarena/shared/contracts/landers/landers';

const tidy = (text: string): string => landerPlain(text).replace(/\s+/g, ' ').trim();

/** The texts of a block that appear on its page. */
function wordsOf(block: LanderBlock): string[] {
  switch (block.kind) {
    case 'headline':
      return [block.above, block.text];
    case 'text':
    case 'notice':
      return [block.text];
    case 'image':
    case 'video':
      return [];
    case 'form':
      return [block.title, block.button, block.note];
    case 'choices':
      return [block.question, ...block.options];
    case 'points':
      return [block.title, ...block.items.flatMap(({ title, text }) => [title, text])];
    default:
      return [block.title];
  }
}

/** True if an element belongs to this block alone, even if another block has the same text. */
function isOwn(block: LanderBlock, element: Element): boolean {
  const { localName } = element;
  if (block.kind === 'headline') return localName === 'h1';
  if (block.kind === 'image' || block.kind === 'choices')
    return localName === 'img' && block.image !== '' && (element.getAttribute('src') ?? '').includes(block.image);
  if (block.kind === 'video') return localName === 'video';
  return block.kind === 'form' && localName === 'form';
}

function saysIn(block: LanderBlock, element: Element): boolean {
  const text = tidy(element.textContent);
  return wordsOf(block).some((words) => tidy(words) !== '' && text.includes(tidy(words)));
}

/**
 * Index of the block of `page` that was pressed: the one with its text or picture in the smallest element around the
 * press. Null: several match, or none, as on the page's background.
 */
export function pressedBlock({ blocks }: Pick<LanderPage, 'blocks'>, pressed: Element): number | null {
  for (let element: Element | null = pressed; element !== null; element = element.parentElement) {
    const here = element;
    const own = blocks.findIndex((block) => isOwn(block, here));
    if (own >= 0) return own;
    const shown = blocks.flatMap((block, index) => (saysIn(block, here) ? [index] : []));
    if (shown.length > 0) return shown.length === 1 ? (shown[0] ?? null) : null;
  }
  return null;
}
