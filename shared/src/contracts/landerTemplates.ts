/** The landers by their names; the last three stand around one member. */
export const LANDER_TEMPLATES = [
  'adultonly',
  'tinderswipe',
  'whoneedsstrings',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'landing',
  'landing2',
  'landing3',
] as const;
type Template = (typeof LANDER_TEMPLATES)[number];

/** Templates around one member: their address carries the member's id. */
export const MEMBER_TEMPLATES = ['landing', 'landing2', 'landing3'] as const satisfies readonly Template[];

/** Films of ours; they ship with mf-landers, which knows the files of each. */
export const LANDER_VIDEOS = ['evening', 'morning', 'city', 'sea'] as const;

/** Countries of which there is a drawn map. */
export const LANDER_MAPS = ['IT'] as const;

/** Pictures that a point may carry. */
export const LANDER_ICONS = [
  'chat',
  'heart',
  'shield',
  'price',
  'eye',
  'hide',
  'map',
  'clock',
  'star',
  'gift',
  'moon',
  'people',
  'lock',
  'photo',
  'check',
  'exit',
] as const;

/** How many of a kind of block a template takes, at least and at most. */
export interface BlockCount {
  readonly min: number;
  readonly max: number;
}

const BLOCK_KINDS = ['headline', 'text', 'image', 'video', 'faces', 'points', 'choices', 'regions', 'form', 'notice'] as const;
type Kind = (typeof BLOCK_KINDS)[number];

/** Which blocks a template needs and takes; a kind that is not named is not taken. */
export type TemplateBlocks = Readonly<Partial<Record<Kind, BlockCount>>>;

const count = (min: number, max: number): BlockCount => ({ min, max });
const one = count(1, 1);
const maybe = count(0, 1);
/** What every lander says and does, once. */
const always = { headline: one, form: one, notice: one } as const;

/**
 * What each template takes, as plain data, so that server, command line and editor say the same. A template shows its
 * blocks in its own places: the order counts among blocks of one kind only.
 */
export const TEMPLATE_BLOCKS: Readonly<Record<Template, TemplateBlocks>> = {
  adultonly: { ...always, text: count(1, 3), points: maybe },
  tinderswipe: { ...always, text: count(0, 2), choices: count(3, 6), faces: maybe },
  whoneedsstrings: { ...always, text: count(1, 3), image: maybe, points: maybe },
  alonetonight: { ...always, text: count(0, 2), image: maybe, faces: maybe, points: maybe },
  collagelanding: { ...always, text: count(0, 2), image: count(3, 7), faces: maybe, points: maybe },
  gallery: { ...always, text: count(0, 2), image: count(0, 8), faces: maybe, points: maybe },
  iconslanding: { ...always, text: count(0, 2), points: one },
  maplanding: { ...always, text: count(0, 2), regions: one, faces: maybe, points: maybe },
  socialnetwork: { ...always, text: count(0, 2), faces: one, points: maybe },
  transitionsvideolanding: { ...always, text: count(0, 3), video: count(2, 4), points: maybe },
  video: { ...always, text: count(0, 2), video: one, points: maybe },
  landing: { ...always, text: count(0, 2), points: maybe },
  landing2: { ...always, text: count(0, 2), points: maybe },
  landing3: { ...always, text: count(0, 2), points: maybe },
};

/** Most characters of a text by where it stands, accents not counted; a design holds no more on a phone. */
export const LANDER_LIMITS = {
  title: 70,
  description: 160,
  'headline.text': 60,
  'headline.above': 24,
  'text.text': 320,
  'image.alt': 140,
  'video.alt': 200,
  'video.caption': 90,
  'faces.title': 60,
  'points.title': 60,
  'points.item.title': 48,
  'points.item.text': 180,
  'choices.question': 80,
  'choices.alt': 140,
  'choices.option': 32,
  'regions.title': 60,
  'form.title': 60,
  'form.button': 32,
  'form.note': 160,
  'notice.text': 280,
} as const;

/** How many things a block holds, at least and at most. */
export const LANDER_COUNTS = {
  faces: { min: 1, max: 12 },
  points: { min: 2, max: 8 },
  choices: { min: 2, max: 4 },
} as const satisfies Record<string, BlockCount>;
