export { Display, Eyebrow, Prose } from './prose.ts';
export { TermsLine } from './TermsLine.tsx';
export { Figures, Muted, Quote, TextButton, TextLink, VisuallyHidden } from './text.ts';
