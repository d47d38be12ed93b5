import { PHOTO_MIN_SIDE } from '@amarena/shared/contracts/people/photoLimits';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { Button, IconButton, Row, Stack } from '@amarena/shared/ui';
import { ImageUp, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import { useOwnT } from '../ownWords.ts';
import { Slider, Stage } from './crop.styles.ts';
import { cropped } from './cropped.ts';
import { isFake } from './photos.model.ts';
import { Unseen } from './photos.styles.ts';
import { type SecondTap, useSecondTap } from './useSecondTap.ts';
import { useUnusable } from './useUnusable.ts';

const ASPECT = 4 / 5;
const MOST_ZOOM = 4;
const QUARTER = 90;
/** Pixels that one press of an arrow key moves the picture. */
const KEY_STEP = 8;
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface CropDialogProps {
  files: readonly File[];
  /** Called with every picture to send, in order. */
  onReady(pictures: readonly Blob[]): void;
  onCancel(): void;
}

/** The maximum zoom at which the cropped part is still large enough. */
const zoomWithin = ({ naturalWidth, naturalHeight }: MediaSize): number =>
  Math.max(1, Math.min(MOST_ZOOM, Math.min(naturalWidth, naturalHeight * ASPECT) / PHOTO_MIN_SIDE));

/** Crops the chosen pictures to the shape of a photo, one after another: by finger, mouse, arrow keys and sliders. */
export default function CropDialog({ files, onReady, onCancel }: CropDialogProps) {
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  const tellUnusable = useUnusable();
  const secondTap = useSecondTap();
  const [{ index, ready }, setCut] = useState<{ index: number; ready: readonly Blob[] }>({ index: 0, ready: [] });
  // Index of the picture that this browser cannot display.
  const [unseen, setUnseen] = useState<number | null>(null);
  const file = files[index];
  const goOn = (all: readonly Blob[]) => {
    if (index + 1 === files.length) return onReady(all);
    secondTap.changed();
    setCut({ index: index + 1, ready: all });
  };
  const leaveOut = () => {
    tellUnusable();
    goOn(ready);
  };
  const several = files.length > 1;
  const position = { index: format.number(index + 1), total: format.number(files.length) };
  return (
    <Dialog
      open
      width="normal"
      title={several ? t('crop.title_of', position) : t('crop.title')}
      description={t(unseen === index ? 'crop.unseen' : 'crop.help')}
      closeLabel={common('action.close')}
      onClose={onCancel}
    >
      {file && (
        <Cutting
          key={index}
          file={file}
          secondTap={secondTap}
          onCut={(picture) => goOn([...ready, picture])}
          onUnseen={() => setUnseen(index)}
          onFake={leaveOut}
        >
          {several && (
            <Button block variant="ghost" onClick={() => secondTap.isOne() || onReady([...ready, ...files.slice(index)])}>
              {t('crop.all')}
            </Button>
          )}
        </Cutting>
      )}
    </Dialog>
  );
}

interface CuttingProps {
  file: File;
  secondTap: SecondTap;
  onCut(picture: Blob): void;
  /** Called if this browser cannot display the picture, so that it cannot be cropped here. */
  onUnseen(): void;
  /** Called if the file is no picture. */
  onFake(): void;
  children: ReactNode;
}

/** Judges a picture that the browser failed to display: it may be one all the same, or only have the name of one. */
function useUnseen({ file, onUnseen, onFake }: Pick<CuttingProps, 'file' | 'onUnseen' | 'onFake'>) {
  const [failed, setFailed] = useState(false);
  const [unseen, setUnseen] = useState(false);
  const judge = useEffectEvent((fake: boolean) => {
    if (fake) return onFake();
    setUnseen(true);
    onUnseen();
  });
  useEffect(() => {
    if (!failed) return;
    let left = false;
    // One that cannot be read any more is not judged: the upload says so.
    void isFake(file)
      .catch(() => false)
      .then((fake) => left || judge(fake));
    return () => {
      left = true;
    };
  }, [failed, file]);
  return { unseen, onError: () => setFailed(true) };
}

function Cutting({ file, secondTap, onCut, onUnseen, onFake, children }: CuttingProps) {
  const t = useOwnT();
  const zoomId = useId();
  const src = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [most, setMost] = useState(MOST_ZOOM);
  const [busy, setBusy] = useState(false);
  const { unseen, onError } = useUnseen({ file, onUnseen, onFake });
  const turn = (degrees: number) => setRotation((before) => (before + degrees + 360) % 360);

  // If the part is too small for a photo, the whole file is sent, and the server accepts or refuses it.
  const use = async () => {
    if (secondTap.isOne()) return;
    if (area === null || area.width < PHOTO_MIN_SIDE) return onCut(file);
    setBusy(true);
    onCut((await cropped(src, area, rotation)) ?? file);
  };
  if (unseen) {
    return (
      <Stack $gap={4}>
        <EmptyStage />
        <Button block onClick={() => secondTap.isOne() || onCut(file)}>
          {t('crop.as_it_is')}
        </Button>
        {children}
      </Stack>
    );
  }
  return (
    <Stack $gap={4}>
      <Stage>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={ASPECT}
          minZoom={1}
          maxZoom={most}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          // The arrow keys move it; with this role a screen reader passes them on.
          cropperProps={{ role: 'application', 'aria-label': t('crop.area') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onRotationChange={setRotation}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          mediaProps={{ onError }}
          onMediaLoaded={(size) => setMost(zoomWithin(size))}
        />
      </Stage>
      <Row $nowrap $gap={2}>
        <IconButton name={t('crop.left')} icon={<RotateCcw {...ICON} />} onClick={() => turn(-QUARTER)} />
        <Slider>
          <label htmlFor={zoomId}>{t('crop.zoom')}</label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={most}
            step={0.05}
            value={zoom}
            disabled={most === 1}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </Slider>
        <IconButton name={t('crop.right')} icon={<RotateCw {...ICON} />} onClick={() => turn(QUARTER)} />
      </Row>
      <Button block busy={busy} onClick={() => void use()}>
        {t('crop.use')}
      </Button>
      {children}
    </Stack>
  );
}

/** In place of a picture that this browser cannot display. */
function EmptyStage() {
  return (
    <Stage>
      <Unseen>
        <ImageUp size={48} strokeWidth={1.25} aria-hidden />
      </Unseen>
    </Stage>
  );
}
