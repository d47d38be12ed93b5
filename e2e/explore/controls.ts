import type { Page } from '@playwright/test';
import { steadily } from './steady.ts';

/** Something to press or fill, identified so that the next visit of the same screen finds it again. */
export interface Control {
  readonly kind: 'link' | 'button' | 'field';
  /** Accessible name; an empty one is a fault. */
  readonly name: string;
  /**
   * Its path in the component tree, the same in every language: tags and components from the frame inwards. Items of a
   * list, a menu or a group share one.
   */
  readonly place: string;
  /** Index among those of the same kind and name, from 0. */
  readonly nth: number;
  /** Path of a link; null if it is not a link, leaves the site, or leads within the same page. */
  readonly path: string | null;
  /** True if it belongs to the screen and not to the frame around it. */
  readonly inMain: boolean;
  /** True for a link that does not leave this page: it opens another tab, or a file. */
  readonly aside: boolean;
  /** The start of its HTML, to find it in the source. */
  readonly html: string;
}

/** Attribute set on listed elements, so that an action can address the exact element. */
export const MARK = 'data-explored';

/** Every control that a person can reach now: visible, enabled, not behind a dialog. */
export const controlsOn = (page: Page): Promise<Control[]> =>
  steadily(page, () =>
    page.evaluate((mark) => {
      const FIELDS = 'input:not([type=hidden]):not([type=file]), textarea, select';
      const ALL = `a[href], button, [role=button], [role=tab], [role=menuitem], [role=switch], [role=option], ${FIELDS}`;
      const textOf = (ids: string | null) =>
        (ids ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim();
      const within = (element: Element): string =>
        [...element.childNodes]
          .map((node) => {
            if (node instanceof Text) return node.data;
            if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
            return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? within(node);
          })
          .join(' ');
      const nameOf = (element: Element): string => {
        const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
        const candidates = [
          textOf(element.getAttribute('aria-labelledby')),
          element.getAttribute('aria-label'),
          ...labels.map((label) => label.textContent),
          element.matches(FIELDS) ? '' : within(element),
          element.matches('input[type=submit], input[type=button]') ? element.getAttribute('value') : '',
          element.getAttribute('title'),
        ];
        return (candidates.find((one) => one?.trim()) ?? '').replace(/\s+/g, ' ').trim();
      };
      const ALIKE =
        'ul, ol, dl, tbody, fieldset, [role=group], [role=radiogroup], [role=listbox], [role=menu], [role=tablist], [role=feed]';
      const componentOf = (element: Element) => [...element.classList].find((name) => /__sc-[0-9a-f]+-\d+$/.test(name)) ?? '';
      const stepTo = (element: Element): string => {
        const own = `${element.localName}${componentOf(element)}`;
        const beside = [...(element.parentElement?.children ?? [])].filter((one) => `${one.localName}${componentOf(one)}` === own);
        return element.parentElement?.closest(ALIKE) === null ? `${own}${beside.indexOf(element)}` : own;
      };
      const placeOf = (element: Element): string => {
        const steps: string[] = [];
        for (
          let one: Element | null = element;
          one !== null && !one.matches('main, body, [role=dialog], [role=alertdialog]');
          one = one.parentElement
        )
          steps.unshift(stepTo(one));
        return steps.join('>');
      };
      const reachable = (element: Element): boolean => {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || element.matches(':disabled, [aria-disabled=true], [data-base-ui-focus-guard]'))
          return false;
        if (element.closest('[inert], [aria-hidden=true], [hidden]') !== null) return false;
        return element.checkVisibility({ visibilityProperty: true });
      };
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter((one) => reachable(one));
      const scope = dialogs.at(-1) ?? document.body;
      const counts = new Map<string, number>();
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      return [...scope.querySelectorAll(ALL)].filter(reachable).map((element, index) => {
        element.setAttribute(mark, String(index));
        const kind =
          element.matches(FIELDS) && !element.matches('[type=checkbox], [type=radio]')
            ? 'field'
            : element.matches('a[href]')
              ? 'link'
              : 'button';
        const name = nameOf(element);
        const nth = counts.get(`${kind} ${name}`) ?? 0;
        counts.set(`${kind} ${name}`, nth + 1);
        const url = element instanceof HTMLAnchorElement ? new URL(element.href) : null;
        const leads = url !== null && url.origin === location.origin && element.getAttribute('href')?.startsWith('#') === false;
        const path = leads ? url.pathname + url.search : null;
        const inMain = element.closest('main') !== null;
        const aside = element.matches('[target=_blank], [download]');
        return { kind, name, place: placeOf(element), nth, path, inMain, aside, html: element.outerHTML.slice(0, 160) } as const;
      });
    }, MARK),
  );
