export { Art, type ArtProps, type ArtScene, artAddress } from './Art.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
