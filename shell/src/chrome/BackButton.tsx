import type { RouteName } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { IconButton, isInstalledApp } from '@amarena/shared/ui-first';
import { ArrowLeft } from 'lucide-react';
import { backShown } from './backButton.model.ts';

/** Leads to the previous page, where the browser has no button for it. */
export function BackButton({ routeName }: { routeName: RouteName | null }) {
  const common = useCommonT();
  if (!backShown(routeName, { standalone: isInstalledApp(), history: window.history.length > 1 })) return null;
  return (
    <IconButton
      name={common('action.back')}
      icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => window.history.back()}
    />
  );
}
