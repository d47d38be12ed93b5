import type { Override } from '@amarena/shared/federation/boot';
import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui-first';
import { ChevronDown, Wrench } from 'lucide-react';
import { useState } from 'react';
import { overrideText, RESET_ADDRESS } from './words.ts';

/** Below the bar on phones, where nothing is docked; in the bottom corner elsewhere. */
const Place = styled.aside`
  position: fixed;
  z-index: var(--z-banner);
  top: calc(var(--topbar-h) + var(--s-2));
  right: var(--s-2);
  max-width: min(340px, calc(100vw - var(--s-4)));
  ${media.lg} {
    top: auto;
    right: auto;
    bottom: var(--s-4);
    left: var(--s-4);
  }
`;

const Chip = styled.details`
  border-radius: var(--r-lg);
  background: var(--surface-inverse);
  color: var(--text-inverse);
  --focus: currentcolor;
  font-size: var(--text-sm);
  line-height: var(--lh-ui);
  box-shadow: var(--shadow-3);
  &[open] summary svg:last-child {
    transform: rotate(180deg);
  }
`;

const Title = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--tap);
  padding: 0 var(--s-4);
  border-radius: var(--r-lg);
  font-weight: var(--w-semibold);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;

/** Always read by screen readers; on phones only the number is visible, so that the chip stays small. */
const Word = styled.span`
  position: absolute;
  width: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  ${media.lg} {
    position: static;
    width: auto;
    clip-path: none;
  }
`;

const Inside = styled.div`
  display: grid;
  padding: 0 var(--s-4);
`;

const List = styled.ul`
  display: grid;
  gap: var(--s-1);
  font-family: ui-monospace, monospace;
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
`;

const Reset = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: var(--tap);
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const WIDE = '(min-width: 992px)';

/** While an override is on: says that this browser differs from what members see, and how to end it. */
export function OverrideMark({ overrides }: { overrides: readonly Override[] }) {
  const [open] = useState(() => window.matchMedia(WIDE).matches);
  return (
    <Place lang="en" aria-label="Developer overrides">
      <Chip open={open}>
        <Title>
          <Wrench size={16} strokeWidth={1.75} aria-hidden />
          <span>
            {overrides.length}
            <Word>{overrides.length === 1 ? ' override' : ' overrides'}</Word>
          </span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Title>
        <Inside>
          <List>
            {overrides.map((override) => (
              <li key={override.remote}>{overrideText(override)}</li>
            ))}
          </List>
          <Reset href={RESET_ADDRESS}>Reset to what members get</Reset>
        </Inside>
      </Chip>
    </Place>
  );
}
