export { TermsLine } from './TermsLine.tsx';
export { Display, Eyebrow, Figures, Muted, Prose, Quote, TextButton, TextLink, VisuallyHidden } from './text.ts';
