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
} from './Menu.tsx';
