import { useSettings } from '@amarena/shared/bus';
import { fictionalWarningShown } from '@amarena/shared/contracts/people/fictionalWarning';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Banner } from '@amarena/shared/ui';
import { Drama } from 'lucide-react';

/** As wide as the conversation. */
const WideBanner = styled(Banner)`
  flex: none;
  border-radius: 0;
  padding-inline: var(--gutter);
`;

/** Says above the messages that no real person answers. */
export function FictionalBanner({ profile }: { profile: Card }) {
  const common = useCommonT();
  if (!fictionalWarningShown(useSettings(), profile)) return null;
  return (
    <WideBanner tone="fictional" icon={<Drama size={20} strokeWidth={1.75} aria-hidden />}>
      {common('fictional.warning', { name: profile.name })}
    </WideBanner>
  );
}
