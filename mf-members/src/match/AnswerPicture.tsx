import { styled } from '@amarena/shared/styled';
import {
  Armchair,
  BookOpen,
  CalendarRange,
  Car,
  Infinity as Endless,
  Equal,
  Footprints,
  Globe,
  HandHeart,
  Lightbulb,
  type LucideIcon,
  Mountain,
  Music,
  PawPrint,
  Plane,
  Shuffle,
  Sparkles,
  Users,
  Wine,
} from 'lucide-react';
import type { Answer } from './match.model.ts';

/** Background and ink of a picture; neighbours differ. */
const TONES = {
  cherry: ['var(--accent-soft)', 'var(--accent-text)'],
  leaf: ['var(--success-soft)', 'var(--success)'],
  amber: ['var(--warning-soft)', 'var(--warning)'],
  paper: ['var(--surface-sunken)', 'var(--text)'],
} as const;

const PICTURES: Readonly<Record<Answer, readonly [LucideIcon, keyof typeof TONES]>> = {
  'looking_for.love': [HandHeart, 'cherry'],
  'looking_for.friendship': [Users, 'leaf'],
  'looking_for.adventure': [Sparkles, 'amber'],
  'looking_for.open': [Shuffle, 'paper'],
  'age.near': [Equal, 'cherry'],
  'age.around': [CalendarRange, 'leaf'],
  'age.any': [Endless, 'amber'],
  'evening.table': [Wine, 'cherry'],
  'evening.music': [Music, 'amber'],
  'evening.outdoors': [Mountain, 'leaf'],
  'evening.sofa': [Armchair, 'paper'],
  'reach.near': [Footprints, 'cherry'],
  'reach.day_trip': [Car, 'leaf'],
  'reach.anywhere': [Globe, 'amber'],
  'talk.culture': [BookOpen, 'cherry'],
  'talk.travel': [Plane, 'amber'],
  'talk.ideas': [Lightbulb, 'leaf'],
  'talk.home': [PawPrint, 'paper'],
};

const Tile = styled.span<{ $ground: string; $ink: string }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 25%;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;

/** Decorative picture before an answer. The words beside it say everything. */
export function AnswerPicture({ answer }: { answer: Answer }) {
  const [Icon, tone] = PICTURES[answer];
  const [ground, ink] = TONES[tone];
  return (
    <Tile $ground={ground} $ink={ink} aria-hidden>
      <Icon size={26} strokeWidth={1.6} />
    </Tile>
  );
}
