import type { LanderBlock, LanderPage } from '@amarena/shared/contracts/landers';
import { landerPlain } from '@amarena/shared/contracts/landerText';

const tidy = (text: string): string => landerPlain(text).replace(/\s+/g, ' ').trim();

/** The words of a block that stand on its page. */
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

function isShownIn(block: LanderBlock, element: Element): boolean {
  const { localName } = element;
  if (block.kind === 'image' || block.kind === 'choices') {
    if (localName === 'img' && block.image !== '' && (element.getAttribute('src') ?? '').includes(block.image)) return true;
  }
  if (block.kind === 'video' && localName === 'video') return true;
  if (block.kind === 'form' && localName === 'form') return true;
  const text = tidy(element.textContent);
  return wordsOf(block).some((words) => tidy(words) !== '' && text.includes(tidy(words)));
}

/**
 * Index of the block of `page` that somebody pressed: the one whose words or picture stand in the smallest element
 * around the place. Null: several do, or none, as on the page's ground.
 */
export function pressedBlock({ blocks }: Pick<LanderPage, 'blocks'>, pressed: Element): number | null {
  for (let element: Element | null = pressed; element !== null; element = element.parentElement) {
    const here = element;
    const shown = blocks.flatMap((block, index) => (isShownIn(block, here) ? [index] : []));
    if (shown.length > 0) return shown.length === 1 ? (shown[0] ?? null) : null;
  }
  return null;
}
