import { styled } from '@amarena/shared/styled';
import { media, Wrap } from '@amarena/shared/ui';

export const Hero = styled(Wrap)`
  display: grid;
  gap: var(--s-8);
  padding-block: var(--s-6) var(--s-10);
  h1 {
    font-size: var(--text-4xl);
    font-weight: 420;
    line-height: var(--lh-tight);
    letter-spacing: -0.03em;
  }
  h1 em {
    color: var(--accent-text);
    font-weight: 380;
  }
  ${media.lg} {
    grid-template-columns: 0.86fr 1fr;
    gap: var(--s-12);
    align-items: center;
    padding-block: var(--s-10) var(--s-16);
  }
`;

export const Lead = styled.p`
  font-size: var(--text-lg);
  color: var(--text-muted);
  max-width: 28em;
`;

export const Entry = styled.form`
  display: grid;
  gap: var(--s-3);
  max-width: 520px;
`;

export const EntryRow = styled.div`
  display: grid;
  gap: var(--s-2);
  ${media.sm} {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    > :first-child {
      flex: 1 1 12rem;
    }
  }
  input {
    min-height: 56px;
    padding-inline: 22px;
    border-radius: var(--r-pill);
  }
  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Collage = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--s-3);
  align-items: end;
  padding-block: var(--s-5) var(--s-3);
  ${media.lg} {
    gap: var(--s-4);
  }
  figure {
    position: relative;
    aspect-ratio: 4 / 7;
    border-radius: var(--r-lg);
    overflow: hidden;
    background: var(--skeleton);
  }
  figure:nth-child(2) {
    translate: 0 -20px;
    border-radius: 50% 50% var(--r-lg) var(--r-lg) / 30% 30% var(--r-lg) var(--r-lg);
  }
  figure:nth-child(3) {
    translate: 0 12px;
  }
  img {
    height: 100%;
  }
  figcaption {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    justify-items: start;
    gap: 6px;
    padding: 44px 12px 12px;
    color: var(--text-on-photo);
    background: linear-gradient(transparent, var(--scrim) 55%, var(--scrim));
    font: var(--w-display) var(--text-md) / 1.2 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
`;

export const Block = styled(Wrap)`
  display: grid;
  gap: var(--s-8);
  padding-block: var(--s-12);
  > h2 {
    font-size: var(--text-3xl);
    max-width: 22ch;
  }
`;

/** A widget and, until something is in the innermost of its three elements, what keeps its place. */
export const KeptPlace = styled.div`
  > :last-child {
    display: none;
  }
  @media (scripting: enabled) {
    > :first-child:is(:empty, :has(> :empty), :has(> * > :empty)) + * {
      display: block;
    }
  }
`;

export const Three = styled.div`
  display: grid;
  gap: var(--s-8);
  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }
  > div {
    display: grid;
    gap: var(--s-2);
    align-content: start;
    padding-top: var(--s-4);
    border-top: 1.5px solid var(--text);
  }
  h3 {
    font: var(--w-display) var(--text-xl) / 1.2 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
`;

export const Band = styled.section`
  background: var(--deep);
  color: var(--on-deep);
  h2 {
    font-size: var(--text-3xl);
  }
  p {
    color: var(--on-deep-muted);
    max-width: 27em;
  }
`;

export const BandInside = styled(Wrap)`
  display: grid;
  gap: var(--s-8);
  padding-block: var(--s-12);
  ${media.lg} {
    grid-template-columns: 1fr 1.2fr;
    gap: var(--s-16);
    padding-block: var(--s-20);
  }
  dl > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 16px;
    padding-block: 14px;
    border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent);
  }
  dd {
    font: var(--w-display) var(--text-lg) / 1.3 var(--font-display);
    font-variation-settings: 'WONK' 0;
    text-align: right;
  }
`;
