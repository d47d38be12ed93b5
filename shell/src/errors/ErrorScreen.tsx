import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { styled } from '@amarena/shared/styled';
import { Art, type ArtScene, Button, Figures, LinkButton, Muted } from '@amarena/shared/ui-first';
import { type ShellTranslate, useShellT } from '../catalogue.ts';
import { NOT_FOUND_TITLE } from './notFoundTitle.ts';

const Root = styled.section`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: var(--s-3);
  max-width: 480px;
  margin-inline: auto;
  padding: var(--s-12) var(--s-5) var(--s-8);
`;

const Actions = styled.div`
  display: grid;
  gap: var(--s-2);
  width: 100%;
  max-width: 340px;
  padding-top: var(--s-3);
`;

export interface ErrorScreenProps {
  /** HTTP status. Default 500. */
  status?: number | undefined;
  /** The error's own message; null: none. */
  message?: string | null;
}

interface ErrorWords {
  readonly scene: ArtScene;
  readonly title: string;
  readonly text: string;
}

function wordsFor(status: number, t: ShellTranslate): ErrorWords {
  if (status === 404) return { scene: 'not-found', title: NOT_FOUND_TITLE, text: t('error.not_found') };
  if (status === 403) return { scene: 'no-messages', title: t('error.forbidden.title'), text: t('error.forbidden.text') };
  return { scene: 'error', title: t('error.broken.title'), text: t('error.broken.text') };
}

/** Replaces a page whose address is unknown or not allowed, or that failed. */
export function ErrorScreen({ status = 500, message = null }: ErrorScreenProps) {
  const t = useShellT();
  const { scene, title, text } = wordsFor(status, t);
  return (
    <Root>
      <Art scene={scene} size={148} />
      <h1 lang={status === 404 ? 'en' : undefined}>{title}</h1>
      <Muted>{text}</Muted>
      {message !== null && <Muted $size="sm">{message}</Muted>}
      <Actions>
        {status === 404 ? (
          <LinkButton to={pathTo('index')}>{t('error.home')}</LinkButton>
        ) : (
          <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
        )}
      </Actions>
      <Muted $size="xs">
        <Figures>{t('error.status', { status })}</Figures>
      </Muted>
    </Root>
  );
}
