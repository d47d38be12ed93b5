export { Art, type ArtProps, type ArtScene } from './Art.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
