import { call, newRequestId } from '@amarena/shared/api';
import { type LanderDetail, postLanderDraw, postLanderPreview } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { answerOrThrow, keepPreviousData, problemOf, useQuery } from '@amarena/shared/query';
import { Button, Muted, Problem, Row, Segmented, Spinner, Stack, TextButton } from '@amarena/shared/ui';
import { useEffect, useState } from 'react';
import { isDrawn } from '../../landers/designs.ts';
import { useEditorT } from '../catalogue.ts';
import type { Place } from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Mono, Stage } from '../editor.styles.ts';
import { DrawnPage } from './DrawnPage.tsx';

const SIZES = ['phone', 'desktop'] as const;
type Size = (typeof SIZES)[number];

/** Milliseconds without a keystroke after which the preview is updated. */
const IDLE = 350;
/** How long a secret link works, in hours. */
const LINK_HOURS = 72;

/** The document, debounced. */
function useRested(document: LanderDocument): LanderDocument {
  const [rested, setRested] = useState(document);
  useEffect(() => {
    const timer = setTimeout(() => setRested(document), IDLE);
    return () => clearTimeout(timer);
  }, [document]);
  return rested;
}

interface PreviewProps {
  detail: LanderDetail;
  draft: Draft;
  place: Place;
  /** Called when someone presses a block, with its index. */
  onPress: (index: number) => void;
}

/** A live preview of what visitors will see, in phone and computer size. */
export function Preview({ detail, draft, place, onPress }: PreviewProps) {
  const t = useEditorT();
  const common = useCommonT();
  const [size, setSize] = useState<Size>('phone');
  const document = useRested(draft.document);
  const variant = document.variants[place.variant]?.key ?? '';
  const drawn = useQuery({
    queryKey: [postLanderDraw.name, document, place.language, variant],
    queryFn: () => answerOrThrow(postLanderDraw, { body: { document: { ...document }, language: place.language, variant, member: null } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const page = drawn.data?.page ?? null;
  const template = page === null || !isDrawn(page.template) ? null : page.template;
  return (
    <Stage aria-label={t('preview.title')}>
      <Row $justify="between">
        <Segmented
          legend={t('preview.title')}
          hideLegend
          value={size}
          onChange={setSize}
          options={SIZES.map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
        <SecretLink detail={detail} draft={draft} />
      </Row>
      {drawn.isError && <Problem error={problemOf(drawn.error)} onRetry={() => void drawn.refetch()} retryLabel={common('action.retry')} />}
      {drawn.isPending && <Spinner label={common('state.loading')} />}
      {drawn.isSuccess && template === null && <Muted>{t('preview.failed')}</Muted>}
      {page !== null && template !== null && (
        <DrawnPage page={page} template={template} wide={size === 'desktop'} title={t('preview.title')} onPress={onPress} />
      )}
    </Stage>
  );
}

const addressOf = (path: string): string => new URL(path, window.location.origin).href;

/** A temporary link that shows the draft to anyone who has it. */
function SecretLink({ detail, draft }: { detail: LanderDetail; draft: Draft }) {
  const t = useEditorT();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [copied, setCopied] = useState(false);
  const [link, setLink] = useState<{ path: string; ends: string } | null>(null);
  const [refused, setRefused] = useState<AppError | null>(null);

  const make = async () => {
    setBusy(true);
    await draft.save();
    const answer = await call(postLanderPreview, {
      body: { id: detail.id, hours: LINK_HOURS, member: null },
      requestId: newRequestId(),
    });
    setBusy(false);
    setRefused(answer.ok ? null : answer.error);
    setCopied(false);
    if (answer.ok) setLink(answer.value);
  };

  return (
    <Stack $gap={1}>
      <Button variant="ghost" busy={busy} onClick={() => void make()}>
        {t('preview.link')}
      </Button>
      {link !== null && (
        <>
          <Mono as="a" href={link.path} target="_blank" rel="noreferrer">
            {t('preview.open')}: {addressOf(link.path)}
          </Mono>
          <TextButton
            onClick={() => {
              void navigator.clipboard.writeText(addressOf(link.path)).then(
                () => setCopied(true),
                () => setCopied(false),
              );
            }}
          >
            {t(copied ? 'preview.copied' : 'preview.copy')}
          </TextButton>
          <Muted $size="xs">{t('preview.link.text', { when: `${format.date(link.ends)} ${format.time(link.ends)}` })}</Muted>
        </>
      )}
      {refused !== null && <Problem error={refused} />}
    </Stack>
  );
}
