export { Photo, type PhotoProps, srcSet } from './Photo.tsx';
