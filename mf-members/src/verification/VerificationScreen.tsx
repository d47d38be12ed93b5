import type { Verification } from '@amarena/shared/contracts/account/verification';
import { useCommonT } from '@amarena/shared/i18n';
import { Muted, Page, Skeleton, Stack, VisuallyHidden } from '@amarena/shared/ui-first';
import { useEffect, useRef } from 'react';
import { FailedPage } from '../FailedPage.tsx';
import { Begin } from './Begin.tsx';
import { CodeStep } from './CodeStep.tsx';
import { useT } from './catalogue.ts';
import { Pending, Verified } from './Outcomes.tsx';
import { useVerification } from './useVerification.ts';
import { Stage } from './verification.styles.ts';

/** The state of the member's verification, and the next step. */
export function VerificationScreen() {
  const t = useT();
  const common = useCommonT();
  const view = useVerification();
  if (view.status === 'failed') return <FailedPage {...view} />;
  return (
    <Page $width="outcome">
      <Stack $gap={6}>
        <Stack $gap={2}>
          <h1>{t('title')}</h1>
          <Muted>{t('lead')}</Muted>
        </Stack>
        {view.status === 'loading' ? (
          <div role="status" aria-busy>
            <VisuallyHidden>{common('state.loading')}</VisuallyHidden>
            <Skeleton $shape="block" $height="320px" />
          </div>
        ) : (
          <Step {...view} />
        )}
      </Stack>
    </Page>
  );
}

interface StepProps {
  verification: Verification;
  refresh(): void;
}

/** One step at a time. A pressed button disappears with its step, so the focus moves to the next step. */
function Step({ verification, refresh }: StepProps) {
  const stage = useRef<HTMLElement>(null);
  const { standing } = verification;
  const before = useRef(standing.state);
  useEffect(() => {
    if (before.current === standing.state) return;
    before.current = standing.state;
    stage.current?.focus();
  }, [standing.state]);

  const step = () => {
    switch (standing.state) {
      case 'code':
        // A new code needs a new selfie.
        return <CodeStep key={standing.code} {...standing} onExpired={refresh} />;
      case 'pending':
        return <Pending {...standing} />;
      case 'verified':
        return <Verified {...standing} />;
      default:
        return <Begin verification={verification} />;
    }
  };
  return (
    <Stage ref={stage} tabIndex={-1} aria-labelledby="verification-step">
      {step()}
    </Stage>
  );
}
