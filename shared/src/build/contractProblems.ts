import { ANY_LANDER, landerScreenName, ROUTED_TEMPLATES, routeTakesSlug } from '../contracts/landers/landerAddresses.ts';
import { isGuestName } from '../contracts/platform/guests.ts';
import type { RemoteContract } from '../contracts/platform/remote.ts';
import { ANY_GUEST, ROUTES } from '../contracts/platform/routes.ts';
import { guestWidget } from '../contracts/platform/widgets.ts';
import { satisfies } from '../federation/versions.ts';

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function difference(what: string, given: readonly string[], wanted: readonly string[]): string[] {
  const missing = wanted.filter((name) => !given.includes(name));
  const extra = given.filter((name) => !wanted.includes(name));
  return [
    ...(missing.length > 0 ? [`"${what}" lacks ${listed(missing)}.`] : []),
    ...(extra.length > 0
      ? [`"${what}" names ${listed(extra)}, which contracts/platform/routes.ts gives to nobody or to another part.`]
      : []),
  ];
}

/** Conflicts between the lander templates and their routes. */
const templateProblems = ({ templates }: RemoteContract): string[] =>
  Object.entries(templates)
    .filter(([template, { slug }]) => slug && !routeTakesSlug(template))
    .map(
      ([template]) => `"templates" says that "${template}" takes a slug, and its row in contracts/platform/routes.ts has no room for one.`,
    );

/** Version of the platform with which the shell shows widgets of guests. */
const GUEST_WIDGETS_SINCE = '1.2.0';

/** A guest's widgets have its name, so that none has the name of another part's. */
function guestWidgetProblems({ name, widgets, uses, requires }: RemoteContract): string[] {
  const foreign = Object.keys(widgets).filter((widget) => guestWidget(widget)?.guest !== name);
  const shown = Object.keys(uses).filter((widget) => guestWidget(widget) !== null);
  const own = shown.filter((widget) => guestWidget(widget)?.guest === name);
  return [
    ...(foreign.length > 0
      ? [`"widgets" names ${listed(foreign)}: a widget of ${name} is "${name}/" and 2 to 20 letters, not "page".`]
      : []),
    ...(own.length > 0 ? [`"uses" names ${listed(own)}, which are its own: import their components.`] : []),
    ...(shown.length > 0 && !satisfies(requires.widgets ?? '0.0.0', GUEST_WIDGETS_SINCE)
      ? [`"uses" names ${listed(shown)}, which needs "widgets": "${GUEST_WIDGETS_SINCE}" or newer in "requires".`]
      : []),
  ];
}

/** Pages of the site depend on no guest. */
const siteWidgetProblems = ({ name, uses }: RemoteContract): string[] => {
  const shown = Object.keys(uses).filter((widget) => guestWidget(widget) !== null);
  return shown.length > 0 ? [`"uses" names ${listed(shown)}: only guests show widgets of guests, and ${name} is none.`] : [];
};

/** A guest has one screen that the server does not render, and says who may open it. Only guests say that. */
const guestProblems = (contract: RemoteContract): string[] => {
  const { name, guest, prerender, prerender_members, requires } = contract;
  if (!isGuestName(name))
    return [
      ...(guest === undefined ? [] : [`"guest" is for remotes of other repositories, and ${name} is one of this one.`]),
      ...siteWidgetProblems(contract),
    ];
  return [
    ...(guest === undefined ? ['"guest" is missing: who may open its pages, and their title in every language.'] : []),
    ...(requires.guests === undefined ? ['"requires" lacks "guests".'] : []),
    ...guestWidgetProblems(contract),
    ...difference('prerender', [...prerender, ...prerender_members], []),
  ];
};

/** Versions of the platform with which the shell gives parts what they need without its React. */
const NEUTRAL_SINCE = { i18n: '1.1.0' };

/** The server renders with the shell's React, and older shells have not all that is neutral. */
const frameworkProblems = ({ brings, prerender, prerender_members, requires }: RemoteContract): string[] =>
  brings === undefined
    ? []
    : [
        ...(prerender.length + prerender_members.length > 0
          ? ['"brings" excludes "prerender" and "prerender_members": the server renders with the React of the shell.']
          : []),
        ...Object.entries(NEUTRAL_SINCE)
          .filter(([name, since]) => !satisfies(requires[name as keyof typeof NEUTRAL_SINCE] ?? '0.0.0', since))
          .map(([name, since]) => `"brings" needs "${name}": "${since}" or newer in "requires".`),
      ];

/** Conflicts between a contract and the route table, in either direction; empty if they agree. */
export function contractProblems(contract: RemoteContract): string[] {
  const { name, screens, prerender, prerender_members, budgets, templates } = contract;
  const own = ROUTES.filter(({ owner }) => owner === (isGuestName(name) ? ANY_GUEST : name));
  const drawn = Object.keys(templates);
  const owned = [...new Set([...own.map((route) => route.name), ...drawn.map(landerScreenName)])];
  return [
    ...guestProblems(contract),
    ...frameworkProblems(contract),
    ...difference('templates', drawn, own.some((route) => route.name === ANY_LANDER) ? [...new Set([...ROUTED_TEMPLATES, ...drawn])] : []),
    ...templateProblems(contract),
    ...difference('screens', Object.keys(screens), owned),
    ...difference(
      'prerender',
      prerender,
      owned.filter((route) => prerender.includes(route)),
    ),
    ...difference(
      'prerender_members',
      prerender_members,
      owned.filter((route) => prerender_members.includes(route)),
    ),
    ...difference('budgets.routes', Object.keys(budgets.routes), owned),
  ];
}
