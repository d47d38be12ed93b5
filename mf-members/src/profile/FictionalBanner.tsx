import { useSettings } from '@amarena/shared/bus';
import { fictionalWarningShown } from '@amarena/shared/contracts/people/fictionalWarning';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { Banner } from '@amarena/shared/ui-first';
import { Drama } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';

/** Says, before the member writes, that no real person will answer. */
export function FictionalBanner({ profile }: { profile: Pick<Card, 'fictional'> }) {
  const t = useT();
  const label = useFictionalLabel();
  if (!fictionalWarningShown(useSettings(), profile)) return null;
  return (
    <Banner tone="fictional" icon={<Drama size={20} strokeWidth={1.75} aria-hidden />}>
      <strong>{t('profile.fictional_title', { label })}</strong> {t('profile.fictional_text')}
    </Banner>
  );
}
