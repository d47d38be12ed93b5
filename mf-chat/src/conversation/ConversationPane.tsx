import { newRequestId } from '@amarena/shared/api';
import { lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../catalogue.ts';
import { usePending } from '../outbox.ts';
import { useTheirPhotos } from '../photo/covers.ts';
import { Drop } from '../photo/photo.styles.ts';
import { keepPreview } from '../photo/previews.ts';
import { useChosenPhoto } from '../photo/useChosenPhoto.ts';
import { useSharedPhoto } from '../photo/useSharedPhoto.ts';
import type { Uploaded } from '../photo/useUpload.ts';
import type { ChatServices } from '../services.ts';
import { Composer } from './Composer.tsx';
import { ComposerNote, closedReason } from './ComposerNote.tsx';
import { EmptyConversation } from './EmptyConversation.tsx';
import { Extras } from './Extras.tsx';
import { FictionalBanner } from './FictionalBanner.tsx';
import { MessageLog } from './MessageLog.tsx';
import { PartnerBar } from './PartnerBar.tsx';
import { PartnerMenu } from './PartnerMenu.tsx';
import { Reporting } from './Reporting.tsx';
import type { OpenConversation } from './useConversation.ts';
import { usePartner } from './usePartner.ts';
import { usePresence } from './usePresence.ts';
import { useReport } from './useReport.ts';
import { useReportTyping } from './useReportTyping.ts';
import { useTyping } from './useTyping.ts';

// None of these is on the first screen.
const GiftDialog = lazy(() => import('../gifts/GiftDialog.tsx'));
const IcebreakerDialog = lazy(() => import('./IcebreakerDialog.tsx'));
const SendPhoto = lazy(() => import('../photo/SendPhoto.tsx'));

interface RoomProps {
  open: OpenConversation;
  services: ChatServices;
  onLeave(): void;
}

/** An open conversation: the partner, the messages, and the box. */
export function ConversationPane({ open, services: { outbox, drafts, removals, covers }, onLeave }: RoomProps) {
  const t = useT();
  const { profile, conversation, sending } = open;
  const pending = usePending(outbox, profile.id);
  const acts = usePartner(profile, conversation, { removals, onLeave });
  const box = useRef<HTMLTextAreaElement>(null);
  const closed = closedReason(sending);
  const typing = useTyping(profile.id);
  const tellTyping = useReportTyping(conversation, profile);
  const here = usePresence(profile);
  const report = useReport({ onReported: onLeave, onClosed: () => box.current?.focus() });
  const theirs = useTheirPhotos(covers, profile.id, report.message);
  const photo = useChosenPhoto(profile.id, closed === null);
  useSharedPhoto(profile.id, closed === null, photo);
  const [giving, setGiving] = useState(false);
  const [choosingLine, setChoosingLine] = useState(false);
  const begun = open.messages.length > 0 || pending.length > 0;
  const send = (text: string, upload?: Uploaded) => {
    const client_id = newRequestId();
    const written_at = new Date().toISOString();
    if (upload !== undefined && photo.file !== null) keepPreview(client_id, photo.file);
    outbox.add({ client_id, partner: profile.id, conversation, text, written_at, ...(upload && { photo: upload }) });
  };
  const back = () => {
    photo.clear();
    box.current?.focus();
  };
  const fill = (line: string) => {
    drafts.write(profile.id, line);
    box.current?.focus();
  };
  const menu = (
    <PartnerMenu
      profile={profile}
      blocked={sending.reason === 'blocked'}
      onRemove={conversation === null ? null : acts.remove}
      onBlock={acts.block}
      onUnblock={acts.unblock}
      onReport={open.messages.some((message) => !message.from_me) ? { conversation: report.conversation, message: report.choose } : null}
    />
  );
  return (
    <>
      <PartnerBar
        profile={here}
        typing={typing}
        onLike={profile.status === 'active' && sending.reason !== 'blocked_by_user' ? acts.like : null}
        onLeave={onLeave}
        menu={menu}
      />
      <FictionalBanner profile={profile} />
      <MessageLog
        open={open}
        pending={pending}
        outbox={outbox}
        empty={closed === null ? <EmptyConversation profile={profile} onPick={fill} /> : null}
        theirs={theirs}
        onReport={report.state.step === 'choosing' ? report.message : null}
      />
      {giving && (
        <Suspense fallback={null}>
          <GiftDialog profile={profile} onGiven={() => setGiving(false)} onClose={() => setGiving(false)} />
        </Suspense>
      )}
      {choosingLine && (
        <Suspense fallback={null}>
          <IcebreakerDialog
            box={box}
            onPick={(line) => {
              setChoosingLine(false);
              fill(line);
            }}
            onClose={() => setChoosingLine(false)}
          />
        </Suspense>
      )}
      <Reporting profile={profile} report={report} />
      {closed === null ? (
        <>
          {photo.file !== null && (
            <Suspense fallback={null}>
              <SendPhoto
                key={`${photo.file.name} ${photo.file.lastModified}`}
                file={photo.file}
                onClose={back}
                onUploaded={(upload) => {
                  send('', upload);
                  back();
                }}
              />
            </Suspense>
          )}
          {photo.dragging && <Drop>{t('photo.drop')}</Drop>}
          <Composer
            partnerId={profile.id}
            sending={sending}
            drafts={drafts}
            box={box}
            onWrite={tellTyping}
            extras={<Extras photo={photo} onGift={() => setGiving(true)} onIcebreakers={begun ? null : () => setChoosingLine(true)} />}
            onSend={send}
          />
        </>
      ) : (
        <ComposerNote reason={closed} partner={profile.name} onUnblock={acts.unblock} />
      )}
    </>
  );
}
