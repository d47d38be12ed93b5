import { getLanderImages } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderImage } from '@amarena/shared/contracts/landers/landers';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Button } from '@amarena/shared/ui';
import { useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import { PictureBox } from '../editor.styles.ts';
import { PictureDialog } from './PictureDialog.tsx';

interface PictureFieldProps {
  /** Key of the picture; '' for none. */
  image: string;
  /** Pictures that are already known. */
  images: Readonly<Record<string, LanderImage>>;
  onChange: (image: string) => void;
}

/** The picture of a block, with a button to change it. */
export function PictureField({ image, images, onChange }: PictureFieldProps) {
  const t = useEditorT();
  const [choosing, setChoosing] = useState(false);
  // A picture chosen after the document was loaded is not among its pictures yet.
  const sent = useQuery({ ...queryFor(getLanderImages), enabled: image !== '' && images[image] === undefined });
  const picture = images[image] ?? sent.data?.images.find((one) => one.image === image)?.picture;
  return (
    <PictureBox>
      {picture === undefined ? <span /> : <img src={picture.sources[0]?.src} alt="" width={96} height={96} />}
      <div>
        {picture === undefined && <p>{t('picture.none')}</p>}
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          {t('picture.choose')}
        </Button>
      </div>
      {choosing && (
        <PictureDialog
          image={image}
          onClose={() => setChoosing(false)}
          onChoose={(key) => {
            onChange(key);
            setChoosing(false);
          }}
        />
      )}
    </PictureBox>
  );
}
