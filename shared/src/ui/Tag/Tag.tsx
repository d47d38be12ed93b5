import { Drama } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../facades/styled.ts';

const tones = {
  neutral: ['var(--surface-sunken)', 'var(--text-muted)'],
  premium: ['var(--gold-soft)', 'var(--gold)'],
  accent: ['var(--accent-soft)', 'var(--accent-text)'],
  ok: ['var(--success-soft)', 'var(--success)'],
  danger: ['var(--danger-soft)', 'var(--danger)'],
  warning: ['var(--warning-soft)', 'var(--warning)'],
  photo: ['var(--photo-shade)', 'var(--on-photo)'],
  new: ['var(--photo-plate-on)', 'var(--on-photo)'],
  automatic: ['var(--photo-tag-auto)', 'var(--photo-tag-auto-text)'],
  fictional: ['var(--fictional-soft)', 'var(--fictional)'],
  fictionalOnPhoto: ['var(--photo-tag-fictional)', 'var(--photo-tag-fictional-text)'],
} as const;

/** The fictional tones are only for `FictionalTag`. */
export type TagTone = Exclude<keyof typeof tones, 'fictional' | 'fictionalOnPhoto'>;

const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 26px;
  padding: 0 10px;
  border-radius: var(--r-pill);
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-family: var(--font-ui);
  font-size: var(--text-2xs);
  font-weight: var(--w-semibold);
  letter-spacing: 0;
  line-height: 1;
  white-space: nowrap;
  /* Visible in forced colours only. */
  outline: 1px solid transparent;
  ${({ $tone }) => $tone === 'photo' && 'backdrop-filter: blur(6px);'}
  > svg {
    width: 14px;
    height: 14px;
  }
`;

/** The shell sets the attribute if site or member do not want the icon; the text stays. */
const FictionalRoot = styled(Root)`
  html[data-fictional-icon='hidden'] & > svg {
    display: none;
  }
`;

export interface TagProps {
  /** The kind of fact; `photo`, `new` and `automatic` are for use on a photo. Default `neutral`. */
  tone?: TagTone;
  /** Icon before the text. */
  icon?: ReactNode;
  /** The complete fact for screen readers, if the visible text is too short: a count and what it counts. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A fact in a few words. Never clickable. */
export function Tag({ tone = 'neutral', icon, label, className, children }: TagProps) {
  return (
    <Root $tone={tone} className={className} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      {icon}
      {children}
    </Root>
  );
}

export interface FictionalTagProps {
  /** The text from `settings.fictional_singular`; never reduced to the icon. */
  label: string;
  /** True on a photo, where the colours are the same in both themes. Default false. */
  onPhoto?: boolean;
  className?: string;
}

/** Labels a profile as fictional: on the photo in grids, beside the name in lists and chats. */
export function FictionalTag({ label, onPhoto = false, className }: FictionalTagProps) {
  return (
    <FictionalRoot $tone={onPhoto ? 'fictionalOnPhoto' : 'fictional'} className={className}>
      <Drama strokeWidth={1.75} aria-hidden />
      {label}
    </FictionalRoot>
  );
}
