import { useMember } from '@amarena/shared/bus';
import { CODE_MINUTES, SELFIE_HOURS, type Verification } from '@amarena/shared/contracts/account/verification';
import { useFormat } from '@amarena/shared/i18n';
import { Card } from '@amarena/shared/ui';
import { Banner, Button, Muted, Stack } from '@amarena/shared/ui-first';
import { CircleAlert, ImageOff, Lock, TimerOff } from 'lucide-react';
import { useT } from './catalogue.ts';
import { Refusal } from './Refusal.tsx';
import { useRequest } from './useRequest.ts';
import { Steps } from './verification.styles.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Explains the process, who sees the selfie and for how long, before anything is asked of the member. */
export function Begin({ verification }: { verification: Verification }) {
  const t = useT();
  const { draw, busy, problem } = useRequest();
  const { standing, has_photo, again_at } = verification;
  return (
    <Card>
      <Stack $gap={5}>
        <Before {...verification} />
        <Stack $gap={3}>
          <h2 id="verification-step">{t('begin.title')}</h2>
          <Steps>
            <li>{t('begin.code', { minutes: CODE_MINUTES })}</li>
            <li>{t('begin.selfie')}</li>
            <li>{t('begin.compared')}</li>
          </Steps>
        </Stack>
        <Banner icon={<Lock {...ICON} />}>
          <strong>{t('privacy.title')}</strong> {t('privacy.text', { hours: SELFIE_HOURS })}
        </Banner>
        <Refusal problem={problem} />
        {has_photo && again_at === null && (
          <Button block busy={busy} onClick={draw}>
            {t(standing.state === 'none' ? 'begin.draw' : 'begin.draw_again')}
          </Button>
        )}
        <Muted $size="sm">{t('begin.ends')}</Muted>
      </Stack>
    </Card>
  );
}

/** How the last request ended, and what prevents the next one. */
function Before({ standing, has_photo, again_at }: Verification) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  return (
    <>
      {standing.state === 'refused' && (
        <Banner tone="warn" icon={<CircleAlert {...ICON} />}>
          <strong>{t('refused.title')}</strong> {t(`refused.${standing.reason}`)}
        </Banner>
      )}
      {standing.state === 'expired' && (
        <Banner tone="warn" icon={<TimerOff {...ICON} />}>
          <strong>{t('expired.title')}</strong> {t('expired.text', { minutes: CODE_MINUTES })}
        </Banner>
      )}
      {standing.state === 'ended' && (
        <Banner tone="warn" icon={<CircleAlert {...ICON} />}>
          <strong>{t('ended.title')}</strong> {t('ended.text')}
        </Banner>
      )}
      {!has_photo && (
        <Banner tone="warn" icon={<ImageOff {...ICON} />}>
          <strong>{t('no_photo.title')}</strong> {t(member?.profile.photos.length ? 'no_photo.checking' : 'no_photo.text')}
        </Banner>
      )}
      {again_at !== null && <Banner icon={<TimerOff {...ICON} />}>{t('limit', { date: format.dayOrTime(again_at) })}</Banner>}
    </>
  );
}
