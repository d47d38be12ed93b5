import { styled } from '@amarena/shared/styled';
import { useT } from '../../catalogue.ts';

/** In the site's own colours on every design, above the design and below dialogs. */
const Mark = styled.p`
  position: fixed;
  z-index: 5;
  inset: auto 0 0;
  margin: 0;
  padding: 10px 16px calc(10px + env(safe-area-inset-bottom));
  background: #271417;
  color: #fff;
  font: var(--w-medium) var(--text-sm) / 1.4 var(--font-ui);
  text-align: center;
  pointer-events: none;
`;

/** Says that the page is a draft: its secret link may have been passed on. */
export function PreviewMark() {
  const t = useT();
  return <Mark role="status">{t('lander.preview')}</Mark>;
}
