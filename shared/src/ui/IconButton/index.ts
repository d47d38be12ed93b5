export { IconButton, type IconButtonProps, iconButtonStyles } from './IconButton.tsx';
