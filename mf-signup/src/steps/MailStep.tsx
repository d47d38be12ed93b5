import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { postActivate } from '@amarena/shared/contracts/account/activation';
import { putSignupStep } from '@amarena/shared/contracts/account/signupSteps';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { styled } from '@amarena/shared/styled';
import { Art, Button, LinkButton, Muted, Problem, Stack, TextLink } from '@amarena/shared/ui';
import { useEffect, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import type { StepProps } from './stepProps.ts';
import { useStepFocus } from './useStepFocus.ts';

/** Seconds before another mail can be requested. */
const AGAIN_AFTER = 60;

const Centred = styled(Stack)`
  justify-items: center;
  text-align: center;
  overflow-wrap: anywhere;
`;

interface MailStepProps extends Pick<StepProps, 'heading'> {
  email: string;
  onLeave: (() => void) | undefined;
}

/** Minutes and seconds, as on a clock. */
const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts seconds down to 0; `start` restarts it. */
function useWait(): { seconds: number; start(seconds: number): void } {
  const [seconds, setSeconds] = useState(AGAIN_AFTER);
  const waits = seconds > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [waits]);
  return { seconds, start: setSeconds };
}

/** The last step: where the link was sent, a button to resend it, and one to continue. It asks for nothing. */
export function MailStep({ heading: Heading, email, onLeave }: MailStepProps) {
  const t = useOwnT();
  const begun = useStepFocus();
  const { seconds, start } = useWait();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const again = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await call(postActivate, { requestId: newRequestId() });
    setBusy(false);
    setSent(answer.ok);
    if (answer.ok) start(AGAIN_AFTER);
    else if (answer.error.code === 'rate_limited') start(answer.error.seconds);
    else setProblem(answer.error);
    if (answer.ok && answer.value.user.status === 'active') bus.ask({ type: 'refresh' });
  };
  // Do not wait for the answer: if it fails, the last step shows again and nothing is lost.
  const goOn = () => {
    void call(putSignupStep, { body: { step: 'mail' } });
    onLeave?.();
  };
  return (
    <Stack $gap={5}>
      <Centred $gap={2} ref={begun.first}>
        <Art scene="mail-sent" />
        <Heading ref={begun.title} tabIndex={-1}>
          {t('step.mail.title')}
        </Heading>
        <Muted>{t('step.mail.text', { email })}</Muted>
      </Centred>
      <LinkButton size="lg" block to={pathTo('signup-matches')} onClick={goOn}>
        {t('step.mail.go_on')}
      </LinkButton>
      <Button block variant="secondary" busy={busy} aria-disabled={seconds > 0} onClick={() => seconds === 0 && void again()}>
        {seconds > 0 ? t('step.mail.wait', { time: minutes(seconds) }) : t('step.mail.again')}
      </Button>
      {problem !== null && <Problem error={problem} reveal />}
      <Centred $gap={2}>
        <Muted $size="sm" role="status">
          {sent ? t('step.mail.sent') : t('step.mail.spam')}
        </Muted>
        <Muted $size="sm">
          <TextLink to={pathTo('notifications')} onClick={goOn}>
            {t('step.mail.wrong')}
          </TextLink>
        </Muted>
      </Centred>
    </Stack>
  );
}
