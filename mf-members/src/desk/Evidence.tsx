import type { AttachedLine, CaseDetail, CasePicture } from '@amarena/shared/contracts/moderation/moderation';
import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui-first';
import { type T, useT } from './catalogue.ts';
import { CaseText, Panel, Pictures, Talk } from './desk.styles.ts';
import { pictureLabel } from './labels.ts';
import { PastDecision } from './PastDecision.tsx';

/** The text of a verification is the code that its selfie must show; any other text was written by a member. */
function headingOf(t: T, { queue, author }: CaseDetail): string {
  if (queue === 'verifications') return t('code');
  return author === null ? t('words_visitor') : t('words', { name: author.name });
}

/** The evidence for a decision: the author's words, attached messages, pictures, and the decision under appeal. */
export function Evidence({ detail }: { detail: CaseDetail }) {
  const t = useT();
  const { text, lines, pictures, appealed } = detail;
  return (
    <>
      {appealed !== null && (
        <Panel>
          <h3>{t('appealed')}</h3>
          <PastDecision decided={appealed} />
        </Panel>
      )}
      {text !== null && (
        <Panel>
          <h3>{headingOf(t, detail)}</h3>
          <CaseText>{text}</CaseText>
        </Panel>
      )}
      {lines.length > 0 && (
        <Panel>
          <h3>{t('lines')}</h3>
          <Talk>
            {lines.map((line) => (
              <Line key={line.sent_at + line.by} line={line} />
            ))}
          </Talk>
        </Panel>
      )}
      {pictures.length > 0 && (
        <Panel>
          <h3>{t('pictures')}</h3>
          <Pictures>
            {pictures.map((picture) => (
              <Picture key={picture.src} picture={picture} label={pictureLabel(t, pictures, picture)} />
            ))}
          </Pictures>
        </Panel>
      )}
    </>
  );
}

function Line({ line: { by, text, sent_at, reported } }: { line: AttachedLine }) {
  const t = useT();
  const format = useFormat();
  const who = [t(`line.${by}`), format.date(sent_at), format.time(sent_at), reported ? t('line.meant') : null].filter(Boolean);
  return (
    <li data-reported={reported || undefined}>
      <small>{who.join(' · ')}</small>
      {text === '' ? <Muted $size="sm">{t('line.empty')}</Muted> : text}
    </li>
  );
}

function Picture({ picture: { src, kind }, label }: { picture: CasePicture; label: string }) {
  return (
    <li data-subject={kind !== 'profile' || undefined}>
      <img src={src} alt={label} loading="lazy" />
    </li>
  );
}
