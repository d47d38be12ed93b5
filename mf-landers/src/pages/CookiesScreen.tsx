import { KeptChoices } from './KeptChoices.tsx';
import { StaticPage } from './StaticPage.tsx';
import { StaticPageText } from './StaticPageText.tsx';

/** `/pages/cookies`: what the browser stores, and switches for what is optional. */
export const CookiesScreen = () => (
  <StaticPage token="cookies">
    {(document) => (
      <StaticPageText document={document}>
        <KeptChoices />
      </StaticPageText>
    )}
  </StaticPage>
);
