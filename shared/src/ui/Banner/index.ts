export { Banner, type BannerAction, type BannerProps, type BannerTone } from './Banner.tsx';
