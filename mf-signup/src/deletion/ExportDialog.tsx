import { call, newRequestId } from '@amarena/shared/api';
import { postExport } from '@amarena/shared/contracts/account/dataExport';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { styled } from '@amarena/shared/styled';
import { Muted } from '@amarena/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';
import { PasswordForm } from './PasswordForm.tsx';

const Ready = styled(Muted)`
  display: grid;
  gap: var(--s-3);
`;

const FileLink = styled.a`
  color: var(--accent-text);
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** Everything stored about the member, as a download after the password. */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsT();
  const common = useCommonT();
  const [url, setUrl] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // The browser downloads the link's target and stays on this page.
  useEffect(() => {
    if (url === null) return;
    link.current?.focus();
    link.current?.click();
  }, [url]);

  const prepare = async (password: string) => {
    const answer = await call(postExport, { body: { password }, requestId: newRequestId() });
    if (!answer.ok) return answer.error;
    setUrl(answer.value.url);
    return null;
  };
  return (
    <Dialog open onClose={onClose} title={t('export.label')} description={t('export.lead')} closeLabel={common('action.close')}>
      {url === null ? (
        <PasswordForm submitLabel={t('export.submit')} onSubmit={prepare} />
      ) : (
        <Ready role="status">
          {t('export.done')}
          <FileLink ref={link} href={url} download>
            {t('export.file')}
          </FileLink>
        </Ready>
      )}
    </Dialog>
  );
}
