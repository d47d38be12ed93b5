/** Every reason to refuse a place of a lander's document. A retired one is not used again. */
export const LANDER_CODES = [
  // Not what belongs here at all: another type, another word.
  'invalid',
  // `name`: the template that the live version of mf-landers does not have.
  'template_unknown',
  // `name`: the kind that there is not.
  'block_unknown',
  'field_unknown',
  // `name`: the tag that was found.
  'markup',
  'placeholder_unknown',
  'too_long_to_keep',
  'slug_invalid',
  'slug_not_taken',
  // `name`: the address that it would read like.
  'slug_reserved',
  // `name`: what the other lander is called.
  'slug_taken',
  // The lander was published there: a new address is a new lander.
  'address_fixed',
  'text_missing',
  'text_too_long',
  'emphasis_open',
  'italian_missing',
  // `name`: the language.
  'locale_missing',
  'locale_unlisted',
  'locale_twice',
  'variant_missing',
  'variant_twice',
  'weights_zero',
  // `name`: the kind of block; `limit`: how many are needed, or taken.
  'block_missing',
  'block_too_many',
  'block_not_taken',
  'too_few',
  'too_many',
  'image_missing',
  'image_unknown',
  'captions_order',
  'ends_before_start',
  'ended',
] as const;
