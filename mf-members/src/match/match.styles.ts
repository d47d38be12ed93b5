import { styled } from '@amarena/shared/styled';
import { media, Photo } from '@amarena/shared/ui-first';

export const Ask = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-block: var(--s-4) var(--s-8);
  h1 {
    text-wrap: balance;
  }
`;

export const Progress = styled.div`
  display: grid;
  gap: var(--s-2);
  padding-block: var(--s-2);
`;

export const Answers = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  > label {
    min-height: 72px;
    background: var(--surface-raised);
  }
  > label:has(:checked) {
    background: var(--accent-soft);
  }
  /* The radio button is at the end of the line, the picture at its start. */
  input {
    order: 1;
  }
`;

export const AskActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  > :last-child {
    margin-left: auto;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);
  padding-block: var(--s-5) var(--s-5);
`;

export const Finds = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-bottom: var(--s-8);
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-5);
  }
`;

export const Find = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  height: 100%;
  min-height: 168px;
  background: var(--surface-raised);
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  overflow: hidden;
  ${media.lg} {
    grid-template-columns: 128px minmax(0, 1fr);
    min-height: 232px;
  }
  &:has(a:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
`;

export const FindPhoto = styled(Photo)`
  height: 100%;
  aspect-ratio: auto;
  > img {
    position: absolute;
    inset: 0;
    object-position: 50% 20%;
  }
`;

export const FindBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: var(--s-2);
  padding: var(--s-4);
`;

export const FindName = styled.h2`
  display: flex;
  align-items: center;
  gap: 4px 8px;
  padding-right: 84px;
  font-size: var(--text-lg);
  overflow-wrap: anywhere;
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > a:focus-visible {
    outline: 0;
  }
`;

/** Separate targets above the link that covers the card. */
export const FindActs = styled.span`
  display: flex;
  position: absolute;
  z-index: 1;
  top: 6px;
  right: 6px;
  color: var(--text-muted);
  > [aria-pressed] {
    color: var(--accent-text);
  }
  > [aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

export const Why = styled.ul`
  display: grid;
  gap: 4px;
  font-size: var(--text-sm);
  line-height: 1.4;
  > li {
    display: flex;
    gap: 8px;
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 2px;
    color: var(--success);
  }
  > [data-against],
  > [data-against] svg {
    color: var(--text-muted);
  }
`;
