import { styled } from '../../facades/styled.ts';

export interface CherriesProps {
  /** Width in pixels; the height follows. Default 26. */
  size?: number;
  className?: string;
}

/** Only the two cherries. Their colours are the same in both themes. */
export function Cherries({ size = 26, className }: CherriesProps) {
  return (
    <svg viewBox="0 0 26 30" width={size} height={(size * 30) / 26} fill="none" strokeLinecap="round" aria-hidden className={className}>
      <path d="M7.5 19C8.5 11.5 12 6 19.5 2.5 18.5 8.5 18.5 13 19 17" stroke="#5d6b3c" strokeWidth="2" />
      <path d="M19.5 2.5C14.5 .6 10.5 1.8 8.5 5 13 7.2 17 6 19.5 2.5Z" fill="#6f8049" />
      <circle cx="7.2" cy="23" r="6.2" fill="#b3142f" />
      <circle cx="19" cy="21.5" r="6.2" fill="#d12a45" />
      <path d="M3.8 22a3.6 3.6 0 0 1 2.4-2.6M15.6 20.5a3.6 3.6 0 0 1 2.4-2.6" stroke="#ffd9d4" strokeWidth="1.3" />
    </svg>
  );
}

export interface LogoProps {
  /** The site's name, `settings.name`. */
  name: string;
  className?: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  min-height: 44px;
  font: 580 1.5rem / 1 var(--font-display);
  font-variation-settings: 'WONK' 0;
  letter-spacing: -0.025em;
  @media (max-width: 359px) {
    font-size: 1.375rem;
    gap: 7px;
  }
`;

/** Two cherries and the name. Wrap it in a link where needed. */
export function Logo({ name, className }: LogoProps) {
  return (
    <Root className={className}>
      <Cherries />
      {name}
    </Root>
  );
}
