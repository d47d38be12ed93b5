import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { SiteAddress } from '../../../contracts/routes.ts';
import { Link } from '../../../facades/router.ts';
import { Checked, Item, LinkItem, Popup, Positioner, RadioItem, Separator } from './menu.styles.ts';

export interface MenuProps {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement;
  /** Edge of the button it lines up with. Default `end`. */
  align?: 'start' | 'end';
  /** The button does not scroll with the page, so the menu must not either, not even for a frame. Default false. */
  fixed?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuLink`, `MenuRadio` and `MenuSeparator`. */
  children: ReactNode;
}

/** A short list of acts or places behind a button. Arrows move, letters jump, Escape closes and the focus returns. */
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
  /** Icon before the words, 20 px. */
  icon?: ReactNode;
  /** Cannot be undone: in the colour of danger, and followed by a confirmation. Default false. */
  danger?: boolean;
  /** Cannot be done now. Default false. */
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Something to do. */
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
  /** Icon before the words, 20 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A way to another screen. */
export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <LinkItem render={<Link to={to} />} closeOnClick>
      {icon}
      {children}
    </LinkItem>
  );
}

export interface MenuRadioProps<Value extends string> {
  /** The choices, each in its own words; `lang` where those are of another language. */
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  /** The chosen one. */
  value: Value;
  /** Called with the choice the person makes. */
  onChange: (value: Value) => void;
}

/** One choice out of several, ticked. */
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
