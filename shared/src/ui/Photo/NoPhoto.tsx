import { styled } from '../../facades/styled.ts';

const Ground = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: end center;
  overflow: hidden;
  background: var(--skeleton);
  color: var(--border-strong);
  svg {
    width: 78%;
    opacity: 0.5;
  }
`;

/** A silhouette in place of a missing photo. */
export function NoPhoto() {
  return (
    <Ground aria-hidden data-photo="none">
      <svg aria-hidden viewBox="0 0 64 72" fill="currentColor">
        <circle cx="32" cy="26" r="15" />
        <path d="M4 72c0-17 12-26 28-26s28 9 28 26z" />
      </svg>
    </Ground>
  );
}
