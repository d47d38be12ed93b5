import { useMember, useSettings } from '@amarena/shared/bus';
import { styled } from '@amarena/shared/styled';
import { Logo, Wrap } from '@amarena/shared/ui';
import { HomeLink } from './bar.styles.ts';
import { logoPath } from './memberNav.model.ts';

const Bar = styled.header`
  position: absolute;
  inset: 0 0 auto;
  z-index: var(--z-raised);
  padding-block: var(--s-2);
`;

/** The bar of the lander layout: only the logo, no links that lead away. It overlays the page, whose background starts at the top. */
export function LanderBar() {
  const { name } = useSettings();
  const member = useMember() !== null;
  return (
    <Bar>
      <Wrap>
        <HomeLink to={logoPath(member)}>
          <Logo name={name} />
        </HomeLink>
      </Wrap>
    </Bar>
  );
}
