import { Split, SplitArt, SplitMain } from '@amarena/shared/ui';
import type { ReactNode } from 'react';
import portrait from './portrait.webp';

/** A photo and a quote beside the form, from 992 px. */
export function LoginFrame({ quote, children }: { quote: string; children: ReactNode }) {
  return (
    <Split>
      <SplitArt>
        <img src={portrait} alt="" width={880} height={1100} />
        <blockquote>{quote}</blockquote>
      </SplitArt>
      <SplitMain>{children}</SplitMain>
    </Split>
  );
}
