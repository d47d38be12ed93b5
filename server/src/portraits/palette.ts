/** Colour tables. Warm, few, and checked against each other when a portrait is put together. */
import type { EyeColor, HairColor } from './person.ts';

export interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly lip: string;
  readonly blush: string;
  /** Fine lines: nose, folds, wrinkles. */
  readonly line: string;
}

/** Ten tones from light to dark. The step from base to shade is kept even, so that all are lit alike. */
export const SKIN: readonly Skin[] = [
  { base: '#f8dcc9', shade: '#e5b199', light: '#fdebdd', lip: '#c4595c', blush: '#ef8f86', line: '#c98670' },
  { base: '#f5d0b5', shade: '#dda385', light: '#fbe2cd', lip: '#bd5250', blush: '#eb8c78', line: '#c07c60' },
  { base: '#f0c4a2', shade: '#d4956f', light: '#f8d9bf', lip: '#b54b47', blush: '#e58369', line: '#b66f50' },
  { base: '#e8b78d', shade: '#c98a60', light: '#f3cfac', lip: '#ad4844', blush: '#dc7a5a', line: '#a86642' },
  { base: '#dca577', shade: '#b9784c', light: '#eabf97', lip: '#a3433f', blush: '#d06d4b', line: '#985834' },
  { base: '#cd9264', shade: '#a5683f', light: '#dfae84', lip: '#993d3b', blush: '#c25f40', line: '#84492a' },
  { base: '#b97d51', shade: '#8f5733', light: '#d09a6f', lip: '#8d3838', blush: '#b25236', line: '#703c22' },
  { base: '#a26a43', shade: '#794729', light: '#bd875d', lip: '#86343a', blush: '#a3492f', line: '#5c301b' },
  { base: '#8f5a3a', shade: '#6c4129', light: '#ad7855', lip: '#863442', blush: '#95432f', line: '#4a2615' },
  { base: '#7b4c35', shade: '#5c3827', light: '#9a674b', lip: '#843a48', blush: '#8a3e30', line: '#3a1d13' },
];

export interface Hair {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
}

const hair = (base: string, light: string, dark: string): Hair => ({ base, light, dark });

export const HAIR: Readonly<Record<Exclude<HairColor, 'bald'>, readonly Hair[]>> = {
  black: [hair('#241c20', '#463a3e', '#150f13'), hair('#2b2120', '#4d3b36', '#191212'), hair('#20202a', '#41424f', '#131319')],
  dark_brown: [hair('#3c271f', '#614333', '#271812'), hair('#46291f', '#6d4433', '#2e1912'), hair('#3a2a26', '#5d463e', '#251a17')],
  brown: [hair('#5f3a26', '#8a5c3e', '#432717'), hair('#70452a', '#9c6843', '#50301b'), hair('#6a3a22', '#975a37', '#4a2614')],
  dark_blond: [hair('#93703f', '#bd9862', '#70532b'), hair('#8a6a48', '#b5936c', '#6a4f33'), hair('#a17a42', '#c9a368', '#7c5b2d')],
  blond: [hair('#d0a45d', '#ecce90', '#ab803f'), hair('#dcb873', '#f4dfab', '#b7914f'), hair('#c6964f', '#e6c080', '#9f7436')],
  red: [hair('#a6461f', '#d0713e', '#7d3114'), hair('#8d361a', '#bb5a32', '#692510'), hair('#bb5a2c', '#e39058', '#93421c')],
  gray: [hair('#8d8783', '#b9b3ae', '#6d6764'), hair('#7b777b', '#a8a4a8', '#5d595d'), hair('#a19a93', '#c9c3bc', '#7e7871')],
  white: [hair('#d8d2ca', '#f4f0e9', '#b3aca4'), hair('#e5dfd4', '#fbf8f1', '#c2baad')],
  other: [
    hair('#6f2035', '#a04458', '#4f1323'),
    hair('#583253', '#86587e', '#3d2039'),
    hair('#cc8586', '#eab3ae', '#a66264'),
    hair('#2d5c5e', '#528a89', '#1b4042'),
    hair('#3b4a72', '#6577a3', '#28334f'),
  ],
};

export const EYES: Readonly<Record<EyeColor, readonly string[]>> = {
  blue: ['#5b8bab', '#4a7899', '#7aa4bd'],
  green: ['#5f8458', '#4f7d62', '#7d9458'],
  hazel: ['#8c6b35', '#7d6c3a', '#97703a'],
  brown: ['#5d3825', '#6f432a', '#4c2c1e'],
  gray: ['#7f8c93', '#6d7a80'],
  black: ['#2e1c18'],
  other: ['#b07a2c', '#706a94', '#5d8a86'],
};

/** Outlines, lashes, pupils. */
export const INK = '#2a1518';
export const GOLD = '#dfae55';
export const PEARL = '#f6ead8';
export const WHITE = '#fdf6ea';

/** Fabrics, from light to dark. */
export const FABRIC: readonly string[] = [
  '#f5e8d6',
  '#efdcc0',
  '#e9c9a4',
  '#f0c9b8',
  '#e2a15a',
  '#d98a4e',
  '#d9573f',
  '#c2454a',
  '#a3242f',
  '#7c1a2c',
  '#571523',
  '#b9793f',
  '#8a5a3c',
  '#5a3a2c',
  '#8d9a7c',
  '#5f7460',
  '#3f5549',
  '#4f7d84',
  '#2f5963',
  '#243f4d',
  '#34425f',
  '#2b2330',
  '#3a2a2c',
  '#8b8f95',
  '#c98a96',
  '#7b4a63',
  '#cfd3c0',
  '#9db7b8',
];

/** One backdrop's colours. */
export interface Ground {
  readonly wall: string;
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
  readonly accent: string;
}

const ground = (wall: string, light: string, mid: string, deep: string, accent: string): Ground => ({ wall, light, mid, deep, accent });

export const GROUNDS: readonly Ground[] = [
  ground('#e39b76', '#f6cfa4', '#c9694a', '#7c2f2c', '#f3b35e'),
  ground('#b8434a', '#e79a8c', '#8f2b3a', '#571523', '#f2c27e'),
  ground('#efd2a9', '#f8e8cd', '#d9a871', '#9a6a3c', '#d9573f'),
  ground('#2f5963', '#6f9a9a', '#244650', '#173039', '#e9a45f'),
  ground('#7f9176', '#b6bf9c', '#5f7460', '#37493d', '#f0c98e'),
  ground('#dfa24a', '#f4cf8c', '#c57a2e', '#86461f', '#a3242f'),
  ground('#e2a79c', '#f5d3c6', '#c87874', '#7f3a44', '#f6e3c6'),
  ground('#6b3350', '#d9776a', '#4a2340', '#2b1530', '#f4b76b'),
  ground('#a9c7c4', '#dfe9dc', '#7ba6a6', '#3f6f78', '#f0a26a'),
  ground('#f0e2cf', '#fbf4e8', '#d9bfa0', '#8a5a47', '#b23f47'),
  ground('#5e1a2b', '#a8434f', '#431220', '#2a0a15', '#e3a55d'),
  ground('#a8a65f', '#d9d49a', '#7d8045', '#474d28', '#efb35c'),
  ground('#d9745a', '#f0b08a', '#b04a3c', '#6a2028', '#fbe0b0'),
  ground('#4f7d84', '#a4c3ba', '#35606a', '#1f3f4a', '#f3c58d'),
  ground('#c98a96', '#efc4bd', '#9f5a6c', '#5c2a3f', '#f4cf9a'),
];
