export { FictionalTag, type FictionalTagProps, Tag, type TagProps, type TagTone } from './Tag.tsx';
