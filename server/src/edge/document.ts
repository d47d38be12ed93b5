import { MARK_META } from '@amarena/shared/contracts/platform/comingBack';
import type { Dismissed } from '@amarena/shared/contracts/platform/dismissed';
import { THEME_MEDIA, type Theme } from '@amarena/shared/contracts/platform/theme';
import { titleWithSiteName } from '@amarena/shared/contracts/platform/titleWithSiteName';
import type { Boot } from '@amarena/shared/federation/boot';
import { BOOT_ELEMENT, END_ELEMENT, LATER_SCRIPTS_ELEMENT, NONCE_META, ROOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import {
  AMOUNTS_ELEMENT,
  ANSWERS_ELEMENT,
  CLOCK_ELEMENT,
  type Clock,
  DISMISSED_ELEMENT,
  KNOWN_ELEMENT,
  type KnownAnswer,
  MADE_ELEMENT,
  type MadeCall,
  type RenderedScreen,
} from '@amarena/shared/federation/render';
import { escaped, jsonInScript } from '../pages/escaped.ts';
import { AFTER_SCREEN, startWords } from './afterScreen.ts';
import { CRITICAL, criticalStyle } from './criticalStyle.ts';
import { type FirstVisit, firstVisitTag } from './firstVisit.ts';
import type { ShownRoute } from './landers.ts';
import type { Asset, PageAssets } from './preloads.ts';
import { START_GUARD } from './startGuard.ts';
import { WEB_MANIFEST_PATH } from './webManifest.ts';

const script = ({ href, integrity }: Asset): string =>
  `<script defer src="${escaped(href)}" integrity="${integrity}" crossorigin="anonymous"></script>`;
const preload = ({ href, integrity }: Asset): string =>
  `<link rel="preload" as="script" href="${escaped(href)}" integrity="${integrity}" crossorigin="anonymous">`;
const unhurried = (tag: string): string => tag.replace(' crossorigin=', ' fetchpriority="low" crossorigin=');
const font = ({ href }: Asset): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escaped(href)}" crossorigin="anonymous">`;
const style = ({ href, integrity }: Asset): string =>
  `<link rel="stylesheet" href="${escaped(href)}" integrity="${integrity}" crossorigin="anonymous">`;

/** The preview of a link to a page on other sites. */
export interface SharePreview {
  /** Absolute address of the picture. */
  readonly image: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

/** What the end of a document has. */
export interface BodyParts extends Pick<DocumentParts, 'boot' | 'assets' | 'nonce' | 'withoutScript'> {
  readonly screen: RenderedScreen | null;
  /** True if the head was sent before the screen was known, without its styles. */
  readonly styled: boolean;
  /** Answers of calls that the page will make first. */
  readonly known: readonly KnownAnswer[];
  /** Calls that a member's screen was rendered from, or those of `known`. */
  readonly made: readonly MadeCall[];
  /** The clock of a member's screen. Missing: it shows no times. */
  readonly clock?: Clock | undefined;
  /** What the member had dismissed when the screen was rendered. Missing: unknown, or nobody's. */
  readonly dismissed?: Dismissed | undefined;
}

export interface DocumentParts {
  readonly boot: Boot;
  readonly route: ShownRoute | null;
  readonly assets: PageAssets;
  readonly nonce: string;
  /** The theme chosen in this browser. */
  readonly theme: Theme;
  /** Null: other sites show only the address. */
  readonly share: SharePreview | null;
  /** The screen as HTML; null if the browser renders it. `coming`: it may follow in the body, with its styles. */
  readonly screen: RenderedScreen | 'coming' | null;
  /** What is shown without scripts; null for nothing. */
  readonly withoutScript: { readonly style: string; readonly html: string } | null;
  /** False: search engines must not index it, whatever else applies. */
  readonly indexed: boolean;
  /** What the page does itself, because a cache may send it; null: the server does it. */
  readonly first: FirstVisit | null;
  /** For search engines: the title and tags of a public page. */
  readonly about: { readonly title: string; readonly tags: readonly string[] } | null;
}

const property = (name: string, content: string | number): string => `<meta property="og:${name}" content="${escaped(String(content))}">`;
const shareTags = ({ image, width, height, description }: SharePreview, title: string): string[] => [
  property('title', title),
  property('description', description),
  property('image', image),
  property('image:width', width),
  property('image:height', height),
];

/** Data for the page's scripts. */
const data = (id: string, value: unknown): string => `<script type="application/json" id="${id}">${jsonInScript(value)}</script>`;

/** The rules of a screen under the policy, and its preload links. */
const stylesOf = ({ styles, links }: RenderedScreen, nonce: string): string[] => [
  styles.replaceAll('<style ', `<style nonce="${nonce}" `),
  links,
];

/** The files that the page's scripts will load; for a screen that the browser renders, more of them. */
const preloadsOf = ({ preloads, unrendered }: PageAssets, isRendered: boolean): string[] =>
  [...preloads, ...(isRendered ? [] : unrendered)].map(preload);

/** What starts the page. */
const scriptsOf = (assets: PageAssets, isRendered: boolean): string[] => [...assets.scripts.map(script), ...preloadsOf(assets, isRendered)];

/** The beginning of every page's HTML, up to its body: what the browser needs to start at once. */
export function documentHead({ boot, route, assets, nonce, theme, share, screen, indexed, about, first }: DocumentParts): string {
  const { settings, language } = boot;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<meta name="${NONCE_META}" content="${nonce}">`,
    `<meta name="${MARK_META}" content="${escaped(boot.session_mark)}">`,
    `<title>${escaped(about === null ? settings.name : titleWithSiteName(about.title, settings.name))}</title>`,
    ...(about?.tags ?? []),
    ...(share === null ? [] : shareTags(share, settings.name)),
    // A link to a member's page may be shared, but search engines must not index it.
    ...(indexed && boot.status === 200 && route?.name !== 'members-id' ? [] : ['<meta name="robots" content="noindex">']),
    '<meta name="rating" content="adult">',
    ...(first === null ? [] : [firstVisitTag(first)]),
    `<script>${START_GUARD}</script>`,
    `<style nonce="${nonce}">${criticalStyle(route?.layout ?? 'default')}</style>`,
    ...(screen === null || screen === 'coming' ? [] : stylesOf(screen, nonce)),
    // An empty address keeps browsers from requesting /favicon.ico.
    `<link rel="icon" href="${assets.icon === null ? 'data:,' : escaped(assets.icon.href)}">`,
    ...(assets.appleIcon === null ? [] : [`<link rel="apple-touch-icon" href="${escaped(assets.appleIcon.href)}">`]),
    // Requested with cookies, because the manifest is in the visitor's language.
    `<link rel="manifest" href="${WEB_MANIFEST_PATH}" crossorigin="use-credentials">`,
    `<meta name="theme-color" media="${THEME_MEDIA[theme][0]}" content="${CRITICAL.light}">`,
    `<meta name="theme-color" media="${THEME_MEDIA[theme][1]}" content="${CRITICAL.dark}">`,
    ...assets.styles.map(style),
    ...(screen === null ? scriptsOf(assets, false) : []),
    ...assets.fonts.map(font),
    // If the page is rendered already, its fonts and pictures load first: if the server is at work, by priority only.
    ...(screen === 'coming' ? assets.scripts.map(script).map(unhurried) : []),
  ];
  return `<!doctype html>
<html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
${head.join('\n')}
</head>
<body>
`;
}

/**
 * The rest of a page's HTML: its screen, and all data that the browser need not request again. What the screen does not
 * need comes after it, so that the screen comes with the first bytes.
 */
export function documentBody({ boot, assets, nonce, screen, styled, known, clock, dismissed, made, withoutScript }: BodyParts): string {
  const isWhole = screen !== null && styled;
  const more = [
    // Only the first of them are in the head that was sent before.
    ...(styled ? [] : preloadsOf(assets, screen !== null).map(unhurried)),
    ...(isWhole ? [`<template id="${LATER_SCRIPTS_ELEMENT}">`, ...scriptsOf(assets, true), '</template>'] : []),
    `<script>${AFTER_SCREEN}</script>`,
    ...(withoutScript === null ? [] : [`<noscript><style nonce="${nonce}">${withoutScript.style}</style>${withoutScript.html}</noscript>`]),
    startWords(boot.language),
    data(BOOT_ELEMENT, boot),
    ...(screen === null ? [] : [data(ANSWERS_ELEMENT, screen.answers), data(AMOUNTS_ELEMENT, screen.amounts ?? [])]),
    ...(screen === null || clock === undefined ? [] : [data(CLOCK_ELEMENT, clock)]),
    ...(screen === null || dismissed === undefined ? [] : [data(DISMISSED_ELEMENT, dismissed)]),
    ...(made.length === 0 ? [] : [data(MADE_ELEMENT, made)]),
    ...(known.length === 0 ? [] : [data(KNOWN_ELEMENT, known)]),
    `<template id="${END_ELEMENT}"></template>`,
  ];
  const styles = screen === null || styled ? [] : stylesOf(screen, nonce);
  return [...styles, `<div id="${ROOT_ELEMENT}">${screen?.html ?? ''}</div>`, ...more, '</body>', '</html>', ''].join('\n');
}

/** The HTML of a page that is sent at once. */
export const documentHtml = (parts: DocumentParts & Pick<BodyParts, 'screen' | 'known' | 'made'>): string =>
  documentHead(parts) + documentBody({ ...parts, styled: true });
