import { styled } from '../../facades/styled.ts';
import chocolates from '../art/gift-chocolates.svg';
import coffee from '../art/gift-coffee.svg';
import heart from '../art/gift-heart.svg';
import rose from '../art/gift-rose.svg';
import song from '../art/gift-song.svg';
import star from '../art/gift-star.svg';
import teddyBear from '../art/gift-teddy-bear.svg';
import toast from '../art/gift-toast.svg';

/** The picture of each gift and its background, the same in both themes. */
const pictures = {
  rose: [rose, '#dceadf'],
  coffee: [coffee, '#f1d9c9'],
  chocolates: [chocolates, '#f0dcc4'],
  toast: [toast, '#f6d9b8'],
  'teddy-bear': [teddyBear, '#d9e6e6'],
  star: [star, '#2f4a5c'],
  song: [song, '#f0c9b8'],
  heart: [heart, '#f6cf9f'],
} as const;

export type GiftName = keyof typeof pictures;
/** Every gift in display order. */
export const GIFT_NAMES = Object.keys(pictures) as readonly GiftName[];
/** True for a gift that this version can draw; a newer server may have more. */
export const isGift = (name: string): name is GiftName => Object.hasOwn(pictures, name);

export interface GiftProps {
  /** Which gift. */
  gift: GiftName;
  /** Pixels. Default 64. */
  size?: number;
  className?: string;
}

const Tile = styled.span<{ $size: number; $ground: string }>`
  display: block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 25%;
  background: ${({ $ground }) => $ground};
  overflow: hidden;
`;

/** A gift's picture. Its name is beside it. */
export function Gift({ gift, size = 64, className }: GiftProps) {
  const [address, ground] = pictures[gift];
  return (
    <Tile $size={size} $ground={ground} className={className}>
      <img src={address} alt="" width={size} height={size} />
    </Tile>
  );
}
