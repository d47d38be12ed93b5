import { Banner, Button } from '@amarena/shared/ui-first';
import { Ban } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { ActionRow, DockSpace } from './profile.styles.ts';
import type { Block } from './useBlock.ts';

/** Says that the member is blocked; the only action is to unblock them. */
export function Unblock({ name, block }: { name: string; block: Block }) {
  const t = useT();
  return (
    <>
      <Banner icon={<Ban size={20} strokeWidth={1.75} aria-hidden />}>{t('profile.blocked_banner')}</Banner>
      <ActionRow>
        <DockSpace />
        <Button variant="secondary" busy={block.busy} onClick={() => block.toggle()}>
          {t('profile.unblock', { name })}
        </Button>
      </ActionRow>
    </>
  );
}
