import { useLocation } from '@amarena/shared/router';
import { tokenOf } from './pages.model.ts';
import { StaticPage } from './StaticPage.tsx';
import { StaticPageText } from './StaticPageText.tsx';

/** `/pages/{token}` and `/{token}`: one of the site's documents. The table of routes says which tokens exist (`CONTENT_PAGES`). */
export function StaticPageScreen() {
  const { pathname } = useLocation();
  const token = tokenOf(pathname);
  return (
    <StaticPage key={token} token={token}>
      {(document) => <StaticPageText document={document} />}
    </StaticPage>
  );
}
