import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { SiteAddress } from '../../../contracts/platform/routes.ts';
import { Link } from '../../../facades/router.ts';
import { Checked, Item, LinkItem, Popup, Positioner, RadioItem, Separator } from './menu.styles.ts';

export interface MenuProps {
  /** The button that opens it; it needs an accessible name. */
  trigger: ReactElement;
  /** Edge of the button with which it is aligned. Default `end`. */
  align?: 'start' | 'end';
  /** True if the button does not scroll with the page, so that the menu must not either, not even for a frame. Default false. */
  fixed?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuLink`, `MenuRadio` and `MenuSeparator`. */
  children: ReactNode;
}

/** A short list of actions or links behind a button. Arrow keys move, letters jump, Escape closes and returns the focus. */
export function Menu({ trigger, align = 'end', fixed = false, onOpenChange, children }: MenuProps) {
  return (
    <Base.Root modal={false} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner align={align} positionMethod={fixed ? 'fixed' : 'absolute'} sideOffset={8} collisionPadding={8}>
          <Popup>{children}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  /** Icon before the text, 20 px. */
  icon?: ReactNode;
  /** True if it cannot be undone: red, and followed by a confirmation. Default false. */
  danger?: boolean;
  /** True if it is not possible now. Default false. */
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** An action. */
export function MenuItem({ icon, danger = false, disabled = false, onPress, children }: MenuItemProps) {
  return (
    <Item $danger={danger} disabled={disabled} onClick={onPress}>
      {icon}
      {children}
    </Item>
  );
}

export interface MenuLinkProps {
  /** Address on this site, from `pathTo`. */
  to: SiteAddress;
  /** Icon before the text, 20 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A link to another screen. */
export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <LinkItem render={<Link to={to} />} closeOnClick>
      {icon}
      {children}
    </LinkItem>
  );
}

export interface MenuRadioProps<Value extends string> {
  /** The options with their labels; `lang` if a label is in another language. */
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  /** The chosen one. */
  value: Value;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
}

/** One option out of several, with a tick. */
export function MenuRadio<Value extends string>({ options, value, onChange }: MenuRadioProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} lang={option.lang} closeOnClick>
          {option.label}
          <Checked>
            <Check size={20} strokeWidth={1.75} aria-hidden />
          </Checked>
        </RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** Line between groups of entries. */
export function MenuSeparator() {
  return <Separator />;
}
