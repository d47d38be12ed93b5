import { Menu } from '@base-ui/react/menu';
import { css, styled } from '../../../facades/styled.ts';

export const Positioner = styled(Menu.Positioner)`
  z-index: var(--z-dropdown);
  outline: 0;
`;

export const Popup = styled(Menu.Popup)`
  width: 240px;
  max-height: min(480px, var(--available-height));
  overflow: auto;
  padding: 6px;
  border: 1px solid var(--border);
  border-radius: var(--r-md);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  transition:
    opacity var(--t-base) var(--ease-out),
    transform var(--t-base) var(--ease-out);
  &:focus-visible {
    outline: 0;
    border-radius: var(--r-md);
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(6px);
  }
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  width: 100%;
  min-height: 44px;
  padding: 4px 12px;
  border-radius: var(--r-xs);
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  line-height: 1.3;
  cursor: pointer;
  user-select: none;
  > svg {
    color: var(--text-muted);
  }
  &[data-highlighted],
  &[data-checked] {
    background: var(--surface-hover);
  }
  &[data-disabled] {
    color: var(--text-muted);
    cursor: not-allowed;
  }
`;

export const Item = styled(Menu.Item)<{ $danger: boolean }>`
  ${itemStyles}
  ${({ $danger }) =>
    $danger &&
    css`
      &,
      > svg {
        color: var(--danger);
      }
    `}
`;

export const LinkItem = styled(Menu.LinkItem)`
  ${itemStyles}
`;

export const RadioItem = styled(Menu.RadioItem)`
  ${itemStyles}
`;

export const Checked = styled(Menu.RadioItemIndicator)`
  margin-left: auto;
  display: grid;
  color: var(--accent-text);
`;

export const Separator = styled(Menu.Separator)`
  height: 1px;
  margin: 6px 0;
  background: var(--border);
`;
