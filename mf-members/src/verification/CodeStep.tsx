import { CODE_LENGTH } from '@amarena/shared/contracts/account/verification';
import { useFormat } from '@amarena/shared/i18n';
import { Card, Countdown } from '@amarena/shared/ui';
import { Button, Muted, Stack, VisuallyHidden } from '@amarena/shared/ui-first';
import { useT } from './catalogue.ts';
import { Refusal } from './Refusal.tsx';
import { Selfie } from './Selfie.tsx';
import { useRequest } from './useRequest.ts';
import { useSelfie } from './useSelfie.ts';
import { Code, CodeSign, Time } from './verification.styles.ts';

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

interface CodeStepProps {
  code: string;
  ends_at: string;
  /** Called when the code expires. */
  onExpired(): void;
}

/** The code, large enough to copy by hand at arm's length, and the selfie form below it. */
export function CodeStep({ code, ends_at, onExpired }: CodeStepProps) {
  const t = useT();
  const format = useFormat();
  const { withdraw, busy, problem } = useRequest();
  const selfie = useSelfie(onExpired);
  // A selfie that is being sent when the time ends still counts: the server allows a moment more.
  const over = () => selfie.progress === null && onExpired();
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <h2 id="verification-step">{t('code.title')}</h2>
          <Muted>{t('code.text')}</Muted>
        </Stack>
        <Code>
          {/* Spelled out, because a screen reader would read the code as a word. */}
          <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
          {PLACES.map((place) => (
            <CodeSign key={place} aria-hidden $half={place === CODE_LENGTH / 2}>
              {code[place]}
            </CodeSign>
          ))}
        </Code>
        <Time>
          {t('code.time')} <Countdown until={ends_at} label={(left) => t('code.left', { time: format.duration(left) })} onEnd={over} />
        </Time>
        <Selfie {...selfie} />
        <Refusal problem={problem} />
        <Button variant="ghost" block busy={busy} onClick={withdraw}>
          {t('code.leave')}
        </Button>
      </Stack>
    </Card>
  );
}
