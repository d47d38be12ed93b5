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

/** The fictional tones are for `FictionalTag` alone. */
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
  /* Seen in forced colours alone. */
  outline: 1px solid transparent;
  ${({ $tone }) => $tone === 'photo' && 'backdrop-filter: blur(6px);'}
  > svg {
    width: 14px;
    height: 14px;
  }
`;

/** The shell sets the attribute where site or member do not want the icon; the word stays. */
const FictionalRoot = styled(Root)`
  html[data-fictional-icon='hidden'] & > svg {
    display: none;
  }
`;

export interface TagProps {
  /** What kind of fact; `photo`, `new` and `automatic` lie on a photo. Default `neutral`. */
  tone?: TagTone;
  /** Icon before the words. */
  icon?: ReactNode;
  /** The whole fact for screen readers, where the words alone are too short: a count and what it counts. */
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
  /** The words from `settings.fictional_singular`; never shortened to the icon. */
  label: string;
  /** Lies on a photo, where the colours stay the same in both themes. Default false. */
  onPhoto?: boolean;
  className?: string;
}

/** Says that a profile is fictional: on the photo in grids, beside the name in lists and chats. */
export function FictionalTag({ label, onPhoto = false, className }: FictionalTagProps) {
  return (
    <FictionalRoot $tone={onPhoto ? 'fictionalOnPhoto' : 'fictional'} className={className}>
      <Drama strokeWidth={1.75} aria-hidden />
      {label}
    </FictionalRoot>
  );
}
