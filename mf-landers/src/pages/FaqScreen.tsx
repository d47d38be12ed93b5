import { Questions } from './Questions.tsx';
import { StaticPage } from './StaticPage.tsx';

/** `/pages/faq`: questions and answers with a search. */
export const FaqScreen = () => <StaticPage token="faq">{(document) => <Questions document={document} />}</StaticPage>;
