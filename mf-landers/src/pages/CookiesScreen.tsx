import { DocumentPage } from './DocumentPage.tsx';
import { DocumentView } from './DocumentView.tsx';
import { KeptChoices } from './KeptChoices.tsx';

/** `/pages/cookies`: what the browser stores, and switches for what is optional. */
export const CookiesScreen = () => (
  <DocumentPage token="cookies">
    {(document) => (
      <DocumentView document={document}>
        <KeptChoices />
      </DocumentView>
    )}
  </DocumentPage>
);
