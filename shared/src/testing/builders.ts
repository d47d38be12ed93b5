import type { User } from '../contracts/account/user.ts';
import type { Chat, Message } from '../contracts/chat/chats.ts';
import type { Package } from '../contracts/money/packages.ts';
import type { Payment } from '../contracts/money/payments.ts';
import type { LikedBy } from '../contracts/people/likes.ts';
import type { MainImage } from '../contracts/people/photos.ts';
import type { Card, OwnProfile, Profile } from '../contracts/people/profile.ts';

/** A valid id that is easy to recognise in a failing test: `anId(7)` ends in 7. */
export const anId = (number = 1): string => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const aMainImage = (change: Partial<MainImage> = {}): MainImage => ({
  filename: 'giulia-640.webp',
  thumb_filename: 'giulia-320.webp',
  match: 'giulia-1200.webp',
  status: 'active',
  ...change,
});

export const aCard = (change: Partial<Card> = {}): Card => ({
  id: anId(1),
  name: 'Giulia',
  age: 34,
  gender: 'female',
  country: 'IT',
  region: 'lombardia',
  city: 'Milano',
  status: 'active',
  fictional: false,
  verified: false,
  online: true,
  last_active: 'now',
  is_new: false,
  main_image: aMainImage(),
  num_photos: 3,
  distance: 4,
  liked: false,
  live: false,
  exclusive: false,
  ...change,
});

const ATTRIBUTES = {
  sexuality: 'hetero',
  hair_color: 'brown',
  eye_color: 'green',
  relationship_status: 'single',
  body_type: 'normal',
  about_me: 'Leggo molto, cucino volentieri e cammino in montagna.',
  interests: ['reading', 'cooking', 'mountains'],
} as const;

export const aProfile = (change: Partial<Profile> = {}): Profile => ({
  ...aCard(),
  ...ATTRIBUTES,
  interests: [...ATTRIBUTES.interests],
  photos: [{ locked: false, id: anId(101), filename: 'a-640.webp', thumb_filename: 'a-320.webp', match: 'a-1200.webp', status: 'active' }],
  shared_interests: ['cooking'],
  blocked: false,
  mutual: false,
  ...change,
});

export const anOwnProfile = (change: Partial<OwnProfile> = {}): OwnProfile => ({
  id: anId(900),
  name: 'Marco',
  country: 'IT',
  region: 'lombardia',
  city: 'Milano',
  gender: 'male',
  date_of_birth: '1990-04-30',
  status: 'active',
  seeks: null,
  ...ATTRIBUTES,
  interests: [...ATTRIBUTES.interests],
  main_image: null,
  photos: [],
  invisible_mode: false,
  blocked_users: [],
  ...change,
});

export const aUser = (change: Partial<User> = {}): User => ({
  id: anId(900),
  status: 'active',
  paid_user: false,
  credits: 5,
  notifications_disabled: [],
  profile: anOwnProfile(),
  fictional_icon: true,
  language: 'it',
  signup_date: '2026-11-01T10:00:00.000Z',
  roles: [],
  roles_wait: false,
  terms: null,
  ...change,
});

type TextMessage = Extract<Message, { kind: 'text' }>;
export const aMessage = (change: Partial<TextMessage> = {}): TextMessage => ({
  id: anId(301),
  conversation: anId(201),
  client_id: anId(401),
  sequence: 1,
  from_me: false,
  sent_at: '2026-11-20T18:30:00.000Z',
  delivered_at: null,
  read_at: null,
  cost: 0,
  refunded_at: null,
  kind: 'text',
  text: 'Ciao, come va?',
  automatic: false,
  ...change,
});

export const aChat = (change: Partial<Chat> = {}): Chat => ({
  conversation: { id: anId(201), updated_at: '2026-11-20T18:30:00.000Z' },
  profile: aCard(),
  num_unread_messages: 0,
  last_message: aMessage(),
  ...change,
});

export const aLikedBy = (change: Partial<LikedBy> = {}): LikedBy => ({
  ...aCard(),
  like_new: true,
  automatic: false,
  liked_at: '2026-11-20T18:30:00.000Z',
  mutual_since: null,
  ...change,
});

export const aPackage = (change: Partial<Package> = {}): Package => ({
  id: 'p0',
  credits: 10,
  price: { amount: 990, currency: 'EUR' },
  total: { amount: 990, currency: 'EUR' },
  vat: { amount: 179, currency: 'EUR' },
  vat_percentage: 22,
  discount_percentage: 0,
  popular: false,
  ...change,
});

export const aPayment = (change: Partial<Payment> = {}): Payment => ({
  id: anId(501),
  number: 'AM-2026-000501',
  package: 'p0',
  credits: 10,
  method: 'card',
  instrument: '•••• 4242',
  country: 'IT',
  discount: null,
  list_price: { amount: 990, currency: 'EUR' },
  total: { amount: 990, currency: 'EUR' },
  vat: { amount: 179, currency: 'EUR' },
  vat_percentage: 22,
  state: 'completed',
  at_bank: change.state === 'pending',
  failure: null,
  created_at: '2026-11-20T18:30:00.000Z',
  finished_at: '2026-11-20T18:31:00.000Z',
  charged_back_at: null,
  withdraw_until: null,
  withdrawal: null,
  ...change,
});
