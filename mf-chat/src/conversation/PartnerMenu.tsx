import type { Card } from '@amarena/shared/contracts/people/profile';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { ConfirmDialog, Menu, MenuItem, MenuLink, MenuSeparator } from '@amarena/shared/overlay';
import { IconButton } from '@amarena/shared/ui';
import { Ban, EllipsisVertical, Flag, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../catalogue.ts';

interface PartnerMenuProps {
  profile: Card;
  blocked: boolean;
  /** Null: there is nothing to remove yet. */
  onRemove: (() => void) | null;
  onBlock(): void;
  onUnblock(): void;
  /** Null: there is no message to report yet. */
  onReport: { conversation(): void; message(): void } | null;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Further actions on a partner. Blocking asks for confirmation; a removal can be undone. */
export function PartnerMenu({ profile, blocked, onRemove, onBlock, onUnblock, onReport }: PartnerMenuProps) {
  const t = useT();
  const common = useCommonT();
  const [asksToBlock, setAsksToBlock] = useState(false);
  const { name } = profile;
  return (
    <>
      <Menu trigger={<IconButton name={t('conversation.more')} icon={<EllipsisVertical {...ICON} />} />}>
        {profile.status === 'active' && (
          <MenuLink to={pathTo('members-id', { id: profile.id })} icon={<UserRound {...ICON} />}>
            {common('action.open_profile', { name })}
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuItem icon={<Ban {...ICON} />} danger={!blocked} onPress={() => (blocked ? onUnblock() : setAsksToBlock(true))}>
          {blocked ? common('action.unblock') : t('conversation.block', { name })}
        </MenuItem>
        {onReport !== null && (
          <>
            <MenuItem icon={<Flag {...ICON} />} danger onPress={onReport.message}>
              {t('conversation.report_message')}
            </MenuItem>
            <MenuItem icon={<Flag {...ICON} />} danger onPress={onReport.conversation}>
              {t('conversation.report', { name })}
            </MenuItem>
          </>
        )}
        {onRemove !== null && (
          <MenuItem icon={<Trash2 {...ICON} />} danger onPress={onRemove}>
            {t('conversation.remove')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asksToBlock}
        tone="danger"
        title={t('conversation.block_title', { name })}
        text={t('conversation.block_text')}
        confirmLabel={t('conversation.block', { name })}
        cancelLabel={common('action.cancel')}
        onConfirm={() => {
          setAsksToBlock(false);
          onBlock();
        }}
        onCancel={() => setAsksToBlock(false)}
      />
    </>
  );
}
