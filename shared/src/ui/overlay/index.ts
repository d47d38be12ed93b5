export { ConfirmDialog, type ConfirmDialogProps, Dialog, DialogArt, type DialogProps, type DialogWidth } from './Dialog/index.ts';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  MenuRadio,
  type MenuRadioProps,
  MenuSeparator,
} from './Menu/index.ts';
export {
  createToasts,
  type ToastAction,
  ToastHost,
  type ToastHostProps,
  type ToastMessage,
  type Toasts,
} from './Toast/index.ts';
