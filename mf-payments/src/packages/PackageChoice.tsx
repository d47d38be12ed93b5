import type { Package } from '@amarena/shared/contracts/money/packages';
import { styled } from '@amarena/shared/styled';
import { ChoiceGroup, media, PackageCard } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { usePackageLabels } from './usePackageLabels.ts';

/** The grid for the cards and their skeletons. */
export const Cards = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-top: var(--s-2);
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s-4);
  }
  ${media.xl} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

interface PackageChoiceProps {
  packages: readonly Package[];
  chosen: Package;
  onChoose: (pack: Package) => void;
}

/** The four packages side by side, one of them chosen. */
export function PackageChoice({ packages, chosen, onChoose }: PackageChoiceProps) {
  const t = useT();
  const labelsOf = usePackageLabels(packages);
  return (
    <ChoiceGroup legend={t('package.list')} hideLegend>
      <Cards>
        {packages.map((pack) => (
          <PackageCard
            key={pack.id}
            pack={pack}
            labels={labelsOf(pack)}
            name="package"
            checked={pack.id === chosen.id}
            onChoose={onChoose}
          />
        ))}
      </Cards>
    </ChoiceGroup>
  );
}
