import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../facades/styled.ts';
import { choiceCardStyles, Ring } from './choice.styles.ts';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  /** Name of the option. */
  title: ReactNode;
  /** One line below the name. */
  description?: ReactNode;
  /** Picture or icon before the name. */
  icon?: ReactNode;
  /** Short note at the end of the line. */
  end?: ReactNode;
}

const Root = styled.label`
  ${choiceCardStyles}
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 56px;
  padding: 8px 16px;
  border-radius: var(--r-md);
  > svg {
    color: var(--text-muted);
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.35;
  b {
    display: block;
    font-weight: var(--w-medium);
  }
  small {
    display: block;
    font-size: var(--text-sm);
    color: var(--text-muted);
  }
`;

const End = styled.span`
  color: var(--text-muted);
  font-size: var(--text-xs);
  text-align: right;
`;

/** An option on its own line, such as a payment method. */
export function RadioCard({ title, description, icon, end, className, lang, ...rest }: RadioCardProps) {
  return (
    <Root className={className} lang={lang}>
      <Ring {...rest} />
      {icon}
      <Words>
        <b>{title}</b>
        {description && <small>{description}</small>}
      </Words>
      {end && <End>{end}</End>}
    </Root>
  );
}
