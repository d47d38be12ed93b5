import { useSettings } from '@amarena/shared/bus';
import type { LikedBy } from '@amarena/shared/contracts/people/likes';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { useCommonT } from '@amarena/shared/i18n';
import { pathTo } from '@amarena/shared/router';
import { Button, FictionalTag, Muted, Tag } from '@amarena/shared/ui-first';
import { Bot } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useT } from '../catalogue.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { Face, LikeText, OnFace, PhotoLink } from './like.styles.ts';

/** The content of the pop-up for a received like. A like that the site created is labelled as such and does not change any badge. */
export function LikeContent({ like, onOpen }: Widgets['like']) {
  const t = useT();
  const common = useCommonT();
  const { cdn_prefix } = useSettings();
  const fictional = useFictionalLabel();
  const { id, name, automatic } = like;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(id);
  };
  return (
    <>
      <PhotoLink href={pathTo('likes-m-id', { id })} onClick={open}>
        <Face
          image={like.main_image}
          cdnPrefix={cdn_prefix}
          source="match"
          alt={common('photo.of', { name })}
          sizes="(min-width: 768px) 440px, 100vw"
          eager
        />
        {like.fictional && (
          <OnFace>
            <FictionalTag label={fictional} onPhoto />
          </OnFace>
        )}
      </PhotoLink>
      <LikeText>
        {automatic && (
          <Tag tone="automatic" icon={<Bot strokeWidth={1.75} aria-hidden />}>
            {t('popup.automatic')}
          </Tag>
        )}
        <h2>{t(automatic ? 'popup.automatic_title' : 'popup.title', { name })}</h2>
        <Muted>
          <What like={like} />
        </Muted>
        <Button block onClick={() => onOpen(id)}>
          {t('popup.open')}
        </Button>
      </LikeText>
    </>
  );
}

/** Who sent the like, or that the site created it. For a fictional profile it always says that you cannot meet this person. */
function What({ like }: { like: LikedBy }) {
  const t = useT();
  const label = useFictionalLabel();
  const { name, age, city } = like;
  const who = city === null ? t('popup.text', { name, age }) : t('popup.text_city', { name, age, city });
  return (
    <>
      {like.automatic ? t('popup.automatic_text') : who}
      {like.fictional && ` ${t('profile.fictional_title', { label })} ${t('profile.fictional_text')}`}
    </>
  );
}
