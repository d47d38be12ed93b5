import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { postActivate } from '@amarena/shared/contracts/account/activation';
import type { User } from '@amarena/shared/contracts/account/user';
import { useProblemText } from '@amarena/shared/errors';
import { useFormat } from '@amarena/shared/i18n';
import { Card, Muted, Row, Stack, TextButton, VisuallyHidden } from '@amarena/shared/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import { completeness, PARTS, type Part, partsDone } from './profile.model.ts';
import { Done, Ring, Todo } from './profile.styles.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** The section of the page where each part is filled in; `email` is confirmed elsewhere. */
const PLACES: Readonly<Record<Exclude<Part, 'email'>, string>> = {
  photo: 'photos',
  photos: 'photos',
  about: 'about',
  facts: 'facts',
  interests: 'interests',
};

/** Scrolls to a section and focuses its first control. */
function goTo(place: string): void {
  const part = document.getElementById(place);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('button, input:not([type="file"]), select, textarea')?.focus({ preventScroll: true });
}

/** The completed and missing parts of the profile. Only what others can see counts. */
export function Completeness({ user }: { user: User }) {
  const t = useOwnT();
  const format = useFormat();
  const done = partsDone(user);
  const share = completeness(done);
  const missing = PARTS.length - done.length;
  return (
    <Card aria-labelledby="complete-title">
      <Stack $gap={3}>
        <Row $nowrap $gap={4}>
          <Ring $share={share} aria-hidden>
            {format.number(share)}%
          </Ring>
          <Stack $gap={1}>
            <h2 id="complete-title">{missing === 0 ? t('complete.all') : t('complete.missing', { count: missing })}</h2>
            <Muted $size="sm">{missing === 0 ? t('complete.all_text') : t('complete.text')}</Muted>
          </Stack>
        </Row>
        {missing > 0 && (
          <Todo>
            {PARTS.map((part) =>
              done.includes(part) ? (
                <Done key={part}>
                  <CircleCheck {...ICON} />
                  <span>
                    {t(`part.${part}`)} <VisuallyHidden>{t('complete.done')}</VisuallyHidden>
                  </span>
                </Done>
              ) : (
                <li key={part}>
                  <Circle {...ICON} />
                  <span>{t(`part.${part}`)}</span>
                  {part === 'email' ? (
                    <MailAgain />
                  ) : (
                    <TextButton onClick={() => goTo(PLACES[part])}>{t(`part.${part}.action`)}</TextButton>
                  )}
                </li>
              ),
            )}
          </Todo>
        )}
      </Stack>
    </Card>
  );
}

/** Sends the confirmation mail again. */
function MailAgain() {
  const t = useOwnT();
  const problemText = useProblemText();
  const [step, setStep] = useState<'open' | 'busy' | 'sent'>('open');
  const send = async () => {
    if (step === 'busy') return;
    setStep('busy');
    const answer = await call(postActivate, { requestId: newRequestId() });
    setStep(answer.ok ? 'sent' : 'open');
    const problem = answer.ok ? null : problemText(answer.error);
    if (problem !== null) bus.ask({ type: 'toast', tone: 'danger', text: problem });
    if (answer.ok && answer.value.user.status === 'active') bus.ask({ type: 'refresh' });
  };
  return step === 'sent' ? (
    <Muted $size="sm" role="status">
      {t('part.email.sent')}
    </Muted>
  ) : (
    <TextButton onClick={() => void send()}>{t('part.email.action')}</TextButton>
  );
}
