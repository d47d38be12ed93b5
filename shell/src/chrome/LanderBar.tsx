import { styled } from '@amarena/shared/styled';
import { Wrap } from '@amarena/shared/ui-first';
import { LogoLink } from './LogoLink.tsx';

const Bar = styled.header`
  position: absolute;
  inset: 0 0 auto;
  z-index: var(--z-raised);
  padding-block: var(--s-2);
`;

/** The bar of the lander layout: only the logo, no links that lead away. It overlays the page, whose background starts at the top. */
export function LanderBar() {
  return (
    <Bar>
      <Wrap>
        <LogoLink />
      </Wrap>
    </Bar>
  );
}
