import type { LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { ConfirmDialog } from '@amarena/shared/overlay';
import { Problem } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';

/** What can be done with versions and the draft. `delete`: drops the draft of a lander that has nothing else. */
export type Act =
  | { readonly kind: 'restore' | 'withdraw'; readonly number: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'delete' };

interface QuestionProps {
  act: Act;
  detail: LanderDetail;
  busy: boolean;
  /** Why it was not done; null: it was not tried yet. */
  refused: AppError | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done, and once more if it would end a test. */
export function Question({ act, detail, busy, refused, onConfirm, onCancel }: QuestionProps) {
  const t = useEditorT();
  const common = useCommonT();
  const { kind } = act;
  const day = refused?.code === 'lander_test_runs' ? refused.day : null;
  const endsTest = kind === 'withdraw' && act.number === detail.live && detail.testing > 0;
  const text = [t(`versions.${kind}.text`), ...(endsTest ? [t('versions.withdraw.test')] : [])].join(' ');
  return (
    <ConfirmDialog
      open
      title={day === null ? t(`versions.${kind}.question`, { number: 'number' in act ? act.number : '' }) : t('publish.test.question')}
      text={day === null ? text : t('versions.restore.test', { day })}
      confirmLabel={t(`versions.${kind}`)}
      cancelLabel={common('action.cancel')}
      tone={kind === 'restore' && day === null ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {refused !== null && day === null && <Problem error={refused} reveal />}
    </ConfirmDialog>
  );
}
