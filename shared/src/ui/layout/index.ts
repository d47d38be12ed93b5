export { type GapProps, Page, Row, type RowProps, Scroller, type Space, Stack, Wrap, type WrapProps } from './layout.ts';
export {
  Card,
  Divider,
  FormCell,
  FormGrid,
  OrDivider,
  Split,
  SplitArt,
  SplitForm,
  SplitMain,
  WithAside,
} from './sections.ts';
