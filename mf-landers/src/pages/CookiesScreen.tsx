import { DocumentPage } from './DocumentPage.tsx';
import { DocumentView } from './DocumentView.tsx';
import { KeptChoices } from './KeptChoices.tsx';

/** `/pages/cookies`: what is kept in the browser, and what of it someone does without. */
export const CookiesScreen = () => (
  <DocumentPage token="cookies">
    {(document) => (
      <DocumentView document={document}>
        <KeptChoices />
      </DocumentView>
    )}
  </DocumentPage>
);
