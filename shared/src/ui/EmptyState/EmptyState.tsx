import type { ReactNode } from 'react';
import { styled } from '../../facades/styled.ts';
import { Art, type ArtScene } from './Art.tsx';

export interface EmptyStateProps {
  /** Small scene above the title. */
  scene: ArtScene;
  /** The state in a few words. */
  title: string;
  /** One sentence: why, or what will appear here. */
  text?: ReactNode;
  /** The one action, a button or a link. */
  action?: ReactNode;
  /** Level of the title: `h1` if it is the whole screen. Default `h2`. */
  heading?: 'h1' | 'h2';
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  text-align: center;
  gap: var(--s-3);
  padding: var(--s-10) var(--s-5);
  max-width: 420px;
  margin-inline: auto;
`;

const Title = styled.h2`
  font-size: var(--text-2xl);
`;

const Text = styled.div`
  color: var(--text-muted);
  text-wrap: balance;
`;

/** Nothing here yet, and what to do about it. */
export function EmptyState({ scene, title, text, action, heading = 'h2' }: EmptyStateProps) {
  return (
    <Root>
      <Art scene={scene} />
      <Title as={heading}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action}
    </Root>
  );
}
