export { Photo, type PhotoProps, smallSrcSet, srcSet } from './Photo.tsx';
