import { DocumentPage } from './DocumentPage.tsx';
import { Questions } from './Questions.tsx';

/** `/pages/faq`: questions and answers with a search. */
export const FaqScreen = () => <DocumentPage token="faq">{(document) => <Questions document={document} />}</DocumentPage>;
