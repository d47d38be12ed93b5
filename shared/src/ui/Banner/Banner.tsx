import type { ReactNode, Ref } from 'react';
import type { SiteAddress } from '../../contracts/platform/routes.ts';
import { css, styled } from '../../facades/styled.ts';
import { TextButton, TextLink } from '../text/index.ts';

const tones = {
  neutral: ['var(--surface-sunken)', 'inherit'],
  offer: ['var(--gold-soft)', 'var(--gold)'],
  fictional: ['var(--fictional-soft)', 'var(--fictional)'],
  warn: ['var(--warning-soft)', 'var(--warning)'],
  danger: ['var(--danger-soft)', 'var(--danger)'],
  ok: ['var(--success-soft)', 'var(--success)'],
} as const;

export type BannerTone = keyof typeof tones;
/** The one action: a link to a screen, or a callback. */
export type BannerAction = { label: string; to: SiteAddress } | { label: string; onPress: () => void };

export interface BannerProps {
  /** Default `neutral`. `fictional` is only for the fictional notice. */
  tone?: BannerTone;
  /** Icon at the start, 20 px. */
  icon: ReactNode;
  /** The one action; omitted: none. */
  action?: BannerAction | undefined;
  /** `alert` interrupts a screen reader: only for what has just failed. Default none. */
  role?: 'status' | 'alert';
  className?: string;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

const Root = styled.div<{ $tone: BannerTone }>`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: 10px 16px;
  border-radius: var(--r-md);
  font-size: var(--text-sm);
  line-height: 1.4;
  background: ${({ $tone }) => tones[$tone][0]};
  /* Visible in forced colours only. */
  outline: 1px solid transparent;
  > svg {
    align-self: flex-start;
    margin-top: 1px;
    color: ${({ $tone }) => tones[$tone][1]};
  }
  strong {
    font-weight: var(--w-semibold);
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

/** The target is 44 px high without making the banner higher. */
const actionStyles = css`
  flex: none;
  max-width: 40%;
  padding-block: 12px;
  margin-block: -12px;
`;
const ActionLink = styled(TextLink)`
  ${actionStyles}
`;
const ActionButton = styled(TextButton)`
  ${actionStyles}
`;

/** A lasting condition with at most one action. Only one at a time, at the top of a screen. */
export function Banner({ tone = 'neutral', icon, action, role, className, ref, children }: BannerProps) {
  return (
    <Root ref={ref} $tone={tone} role={role} className={className}>
      {icon}
      <Words>{children}</Words>
      {action &&
        ('to' in action ? (
          <ActionLink to={action.to}>{action.label}</ActionLink>
        ) : (
          <ActionButton onClick={action.onPress}>{action.label}</ActionButton>
        ))}
    </Root>
  );
}
