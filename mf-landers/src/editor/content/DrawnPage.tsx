import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { StyleSheetManager } from '@amarena/shared/styled';
import { GlobalStyle } from '@amarena/shared/ui';
import { type CSSProperties, type MouseEvent, Suspense, type SyntheticEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type DrawnTemplate, LANDER_DESIGNS } from '../../landers/designs.ts';
import { FrameBox, Held } from '../editor.styles.ts';
import { pressedBlock } from './pressedBlock.model.ts';

/** Pixels of the two preview screens. */
const PHONE = { width: 390, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

/** The page's font faces, so that the frame can use them: fonts of one document do not apply in another. */
const fontFaces = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => rule.cssText)
    .join('\n');

interface Inside {
  readonly head: HTMLElement;
  readonly body: HTMLElement;
}

function prepared(frame: HTMLIFrameElement): Inside | null {
  const inside = frame.contentDocument;
  const view = frame.contentWindow;
  if (inside === null || view === null) return null;
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(fontFaces());
  inside.adoptedStyleSheets = [sheet];
  inside.documentElement.lang = document.documentElement.lang;
  return { head: inside.head, body: inside.body };
}

interface DrawnPageProps {
  page: LanderPage;
  template: DrawnTemplate;
  wide: boolean;
  title: string;
  /** Called when someone presses a block, with its index in `page`. */
  onPress: (index: number) => void;
}

/** Prevents every event of the page: no link leaves the editor, no form is sent or counted. */
function hold(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A page as visitors see it, in a frame of its own size, so that media queries use the frame's width. A press selects
 * the block there and does nothing else.
 */
export function DrawnPage({ page, template, wide, title, onPress }: DrawnPageProps) {
  const [inside, setInside] = useState<Inside | null>(null);
  const frame = useCallback((element: HTMLIFrameElement | null) => setInside(element === null ? null : prepared(element)), []);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const screen = wide ? DESKTOP : PHONE;

  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return;
    const follow = () => setScale(Math.min(1, box.clientWidth / screen.width));
    const watch = new ResizeObserver(follow);
    watch.observe(box);
    follow();
    return () => watch.disconnect();
  }, [screen.width]);

  const press = (event: MouseEvent<HTMLElement>) => {
    hold(event);
    const index = pressedBlock(page, event.target as Element);
    if (index !== null) onPress(index);
  };

  const View = LANDER_DESIGNS[template];
  const size: CSSProperties = {
    width: screen.width,
    height: screen.height,
    transform: `scale(${scale})`,
    marginBottom: screen.height * (scale - 1),
    marginRight: screen.width * (scale - 1),
  };
  return (
    <FrameBox $wide={wide}>
      <div ref={room}>
        <iframe ref={frame} title={title} style={size} />
      </div>
      {inside !== null &&
        createPortal(
          <StyleSheetManager target={inside.head}>
            <GlobalStyle />
            <Suspense>
              <Held onClickCapture={press} onSubmitCapture={hold} onFocusCapture={(event) => event.stopPropagation()}>
                <View page={page} />
              </Held>
            </Suspense>
          </StyleSheetManager>,
          inside.body,
        )}
    </FrameBox>
  );
}
