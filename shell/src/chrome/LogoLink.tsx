import { useMember, useSettings } from '@amarena/shared/bus';
import { pathTo, type SiteAddress } from '@amarena/shared/contracts/platform/routes';
import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Logo } from '@amarena/shared/ui-first';

/** Where the logo links to. */
export const logoPath = (member: boolean): SiteAddress => pathTo(member ? 'members' : 'index');

/** As tall as the logo, so that it is easy to tap. */
const HomeLink = styled(Link)`
  display: inline-flex;
`;

/** The logo, which leads a member to the search and a visitor to the home page. */
export function LogoLink() {
  const { name } = useSettings();
  return (
    <HomeLink to={logoPath(useMember() !== null)}>
      <Logo name={name} />
    </HomeLink>
  );
}
