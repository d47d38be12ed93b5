/** A document's title: the page's, then the site's name, unless the page's title contains it already. Of an empty one, the name is left. */
export const titleWithSiteName = (title: string, name: string): string =>
  title === '' ? name : title.includes(name) ? title : `${title} · ${name}`;
