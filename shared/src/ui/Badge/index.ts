export { Badge, type BadgeProps, PresenceDot, type PresenceDotProps } from './Badge.tsx';
