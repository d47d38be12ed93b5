/** Every reason to refuse a place in a lander's document. Retired codes are never reused. */
export const LANDER_CODES = [
  // Of the wrong type, or not one of the allowed words.
  'invalid',
  // `name`: the template that the live version of mf-landers does not have.
  'template_unknown',
  // `name`: the unknown kind.
  'block_unknown',
  'field_unknown',
  // `name`: the tag that was found.
  'markup',
  'placeholder_unknown',
  'too_long_to_keep',
  'slug_invalid',
  'slug_not_taken',
  // `name`: the address that it would resemble.
  'slug_reserved',
  // `name`: the name of the other lander.
  'slug_taken',
  // The lander was published at this address: a new address means a new lander.
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
  // `name`: the kind of block; `limit`: how many are required or allowed.
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
