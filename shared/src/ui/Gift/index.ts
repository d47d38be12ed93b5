export { GIFT_NAMES, Gift, type GiftName, type GiftProps, isGift } from './Gift.tsx';
