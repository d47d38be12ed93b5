import { useState } from 'react';
import { styled } from '../../facades/styled.ts';
import error from '../art/error.svg';
import mailSent from '../art/mail-sent.svg';
import noLikes from '../art/no-likes.svg';
import noMessages from '../art/no-messages.svg';
import noResults from '../art/no-results.svg';
import notFound from '../art/not-found.svg';
import offline from '../art/offline.svg';
import outOfSwipes from '../art/out-of-swipes.svg';

const scenes = {
  'no-messages': noMessages,
  'no-results': noResults,
  'no-likes': noLikes,
  'out-of-swipes': outOfSwipes,
  'mail-sent': mailSent,
  'not-found': notFound,
  offline,
  error,
} as const;
export type ArtScene = keyof typeof scenes;

export interface ArtProps {
  /** Which scene. */
  scene: ArtScene;
  /** Pixels. Default 112. */
  size?: number;
  className?: string;
}

const Picture = styled.img<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
`;

/** Address of a scene's picture. */
export const artAddress = (scene: ArtScene): string => scenes[scene];

/** Small scene of an empty or failed screen. It is decorative: one that fails to load is left out. */
export function Art({ scene, size = 112, className }: ArtProps) {
  const [missing, setMissing] = useState<ArtScene | null>(null);
  if (missing === scene) return null;
  return (
    <Picture onError={() => setMissing(scene)} src={scenes[scene]} alt="" width={size} height={size} $size={size} className={className} />
  );
}
