import { useCommonT } from '@amarena/shared/i18n';
import { ConfirmDialog, Menu, MenuItem } from '@amarena/shared/overlay';
import { IconButton } from '@amarena/shared/ui-first';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { DeferredReport } from '../DeferredReport.tsx';
import { useLaterT } from '../laterWords.ts';
import { useBlock } from './useBlock.ts';

interface ReportOrBlockProps {
  id: string;
  name: string;
}

/** Rare actions, each with a confirmation. */
export default function ReportOrBlock({ id, name }: ReportOrBlockProps) {
  const block = useBlock({ id, name, blocked: false });
  const t = useT();
  const later = useLaterT();
  const common = useCommonT();
  const [asking, setAsking] = useState(false);
  const [reporting, setReporting] = useState(false);
  const trigger = <IconButton variant="outlined" name={t('profile.more')} icon={<Ellipsis size={20} strokeWidth={1.75} aria-hidden />} />;
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem danger icon={<Flag size={20} strokeWidth={1.75} aria-hidden />} onPress={() => setReporting(true)}>
          {later('profile.report', { name })}
        </MenuItem>
        <MenuItem danger icon={<Ban size={20} strokeWidth={1.75} aria-hidden />} onPress={() => setAsking(true)}>
          {later('profile.block', { name })}
        </MenuItem>
      </Menu>
      {reporting && <DeferredReport profile={{ id, name }} about={{ kind: 'profile' }} onClose={() => setReporting(false)} />}
      <ConfirmDialog
        open={asking}
        title={later('profile.block_title', { name })}
        text={later('profile.block_text')}
        confirmLabel={later('profile.block', { name })}
        cancelLabel={common('action.not_now')}
        tone="danger"
        busy={block.busy}
        onConfirm={() => block.toggle(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
