import { useMember } from '@amarena/shared/bus';
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import { useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { below, Card, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { PackagesPage } from '../packages/PackagesPage.tsx';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  th,
  td {
    padding: 12px var(--s-2);
    text-align: left;
    vertical-align: top;
    border-top: 1px solid var(--border);
  }
  thead > tr > * {
    border-top: 0;
    font-size: var(--text-xs);
    color: var(--text-muted);
  }
  tbody th {
    font-weight: var(--w-medium);
  }
  tr > :first-child {
    padding-left: 0;
  }
  tr > :last-child {
    padding-right: 0;
  }
  /* Three columns of long words: each keeps its share, and a word that is too long is hyphenated. */
  ${below.sm} {
    table-layout: fixed;
    overflow-wrap: anywhere;
    hyphens: auto;
    tr > :first-child {
      width: 38%;
    }
  }
  th:last-child,
  td:last-child {
    color: var(--gold);
    font-weight: var(--w-medium);
  }
`;

/** `/premium`: what a first purchase changes, and the four packages. */
export function PremiumScreen() {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const rows = [
    [t('premium.photos_seen'), t('premium.photos_seen.free'), t('premium.photos_seen.premium')],
    [t('premium.photos_own'), format.number(FREE_PHOTOS), format.number(PREMIUM_PHOTOS)],
    [t('premium.conversations'), t('premium.conversations.free'), t('premium.conversations.premium')],
  ];
  return (
    <PackagesPage title={t(member?.paid_user === true ? 'premium.title_now' : 'premium.title')} lead={t('premium.lead')}>
      <Card>
        <Stack $gap={3}>
          <h2>{t('premium.compare')}</h2>
          <Table>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('premium.free')}</th>
                <th scope="col">{t('premium.premium')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, free, premium]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{free}</td>
                  <td>{premium}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Stack>
      </Card>
    </PackagesPage>
  );
}
