import { useLocation } from '@amarena/shared/router';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentView } from './DocumentView.tsx';
import { tokenOf } from './pages.model.ts';

/** `/pages/{token}` and `/{token}`: one of the site's documents. */
export function PageScreen() {
  const { pathname } = useLocation();
  const token = tokenOf(pathname);
  return (
    <DocumentPage key={token} token={token}>
      {(document) => <DocumentView document={document} />}
    </DocumentPage>
  );
}
