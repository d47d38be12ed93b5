import type { Package } from '@amarena/shared/contracts/money/packages';
import type { Story, StoryGroup } from '@amarena/shared/testing';
import { useState } from 'react';
import { PackageChoice } from './PackageChoice.tsx';
import { preselected } from './packageChoice.model.ts';
import { somePackages } from './testing/somePackages.ts';

export default { title: 'Package choice', components: [PackageChoice] } satisfies StoryGroup;

function Choosing({ packages }: { packages: readonly Package[] }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = preselected(packages, wanted, null);
  return chosen && <PackageChoice packages={packages} chosen={chosen} onChoose={({ id }) => setWanted(id)} />;
}

export const AtFullPrice: Story = { render: () => <Choosing packages={somePackages()} /> };

export const Discounted: Story = { render: () => <Choosing packages={somePackages(25)} /> };
