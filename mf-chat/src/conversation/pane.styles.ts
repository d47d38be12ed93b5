import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Avatar, below, FictionalTag, low, media } from '@amarena/shared/ui';

export const ConversationFrame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--surface-sunken);
  ${media.lg} {
    --gutter: 24px;
  }
`;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 64px;
  padding: 8px 8px 8px var(--gutter);
  background: var(--surface-raised);
  border-bottom: 1px solid var(--border);
  ${below.md} {
    gap: var(--s-1);
    padding-left: 4px;
  }
  /* On low screens the messages matter more than the details in the bar. */
  ${low} {
    min-height: 52px;
    padding-block: 4px;
  }
`;

export const Back = styled.span`
  ${media.md} {
    display: none;
  }
`;

export const Face = styled(Avatar)`
  width: 44px;
  height: 44px;
  ${low} {
    ${below.sm} {
      display: none;
    }
  }
`;

export const Partner = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: var(--s-3);
`;

export const Who = styled.div`
  flex: 1;
  min-width: 0;
`;

export const PartnerName = styled.h1`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  font-size: var(--text-lg);
`;

/** Name and photo are one target: the link covers that whole corner of the bar. */
export const ProfileLink = styled(Link)`
  padding-block: 10px;
  margin-block: -10px;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The label keeps its words at every width; only its icon is dropped. */
export const BarTag = styled(FictionalTag)`
  ${below.md} {
    > svg {
      display: none;
    }
  }
`;

export const Presence = styled.p<{ $live: boolean }>`
  overflow-wrap: anywhere;
  line-height: 1.3;
  font-size: var(--text-xs);
  ${low} {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  color: ${({ $live }) => ($live ? 'var(--accent-text)' : 'var(--text-muted)')};
`;

export const Picking = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  min-height: 52px;
  padding: 4px var(--gutter);
  background: var(--surface-raised);
  border-top: 1px solid var(--border);
  font-size: var(--text-sm);
`;

export const Centre = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  min-height: 0;
  overflow: auto;
`;

export const Waiting = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--s-3);
  padding: var(--s-4) var(--gutter);
  > :nth-child(even) {
    align-self: flex-end;
  }
`;
