import { Fragment } from 'react';
import type { SiteAddress } from '../../contracts/platform/routes.ts';
import { TextLink } from './text.ts';

export interface LinkedTextProps {
  /** A sentence; each `[…]` in it is a link. */
  text: string;
  /** Targets of the links, in order: as many as in the text. */
  to: readonly SiteAddress[];
  /** Opens them in a new tab, so that this page keeps what was typed. Default false. */
  beside?: boolean;
}

/** A sentence with links; the translation decides which of its words they are. */
export function LinkedText({ text, to, beside = false }: LinkedTextProps) {
  const pieces = text.split(/\[([^\]]+)\]/);
  if (pieces.length !== to.length * 2 + 1) throw new Error(`"${text}" does not have ${to.length} links.`);
  return pieces.map((piece, place) => {
    const address = place % 2 === 1 ? to[(place - 1) / 2] : undefined;
    return address === undefined ? (
      <Fragment key={piece}>{piece}</Fragment>
    ) : (
      <TextLink key={piece} to={address} {...(beside && { target: '_blank', rel: 'noopener' })}>
        {piece}
      </TextLink>
    );
  });
}
