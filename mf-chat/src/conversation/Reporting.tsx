import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { Widget } from '@amarena/shared/spa-react';
import { TextButton } from '@amarena/shared/ui';
import { useMemo } from 'react';
import { useT } from '../catalogue.ts';
import { Picking } from './pane.styles.ts';
import type { ReportFlow } from './useReport.ts';

/** Lets the member choose the message to report, then opens the report dialog, a widget of mf-members. */
export function Reporting({ profile, report }: { profile: Pick<Card, 'id' | 'name'>; report: ReportFlow }) {
  const t = useT();
  const common = useCommonT();
  const { state, close } = report;
  const { id, name } = profile;
  const about = state.step === 'dialog' ? state.about : null;
  const props = useMemo(() => about && { profile: { id, name }, about, onClose: close }, [id, name, about, close]);
  const cancel = <TextButton onClick={() => close(false)}>{common('action.cancel')}</TextButton>;
  if (state.step === 'choosing') {
    return (
      <Picking role="status">
        <span>{t('conversation.report_choose')}</span> {cancel}
      </Picking>
    );
  }
  if (props === null) return null;
  const failed = (
    <Picking role="alert">
      <span>{t('conversation.report_failed')}</span> {cancel}
    </Picking>
  );
  return <Widget name="report" props={props} fallback={failed} />;
}
