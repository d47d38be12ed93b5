import { walk } from '../emptyFolder/walk.ts';
import type { Figure } from './figures.ts';

/** As many commands as someone keeps in mind. */
const MOST_COMMANDS = 8;
/** Seconds for all of it: a quarter of an hour. */
const LONGEST = 900;

/** How long each step of the walk of an empty folder takes, and how many commands a person types. */
export async function emptyFolder(): Promise<Figure[]> {
  const typed = await walk({ short: false });
  const commands = [...new Set(typed.map(({ command }) => command))];
  const times = commands.map((command): Figure => {
    const [first] = typed.filter((one) => one.command === command);
    return { name: `a remote from an empty folder: ${command}`, value: first?.seconds ?? 0, unit: 's' };
  });
  const untilCanary = commands.slice(0, commands.findIndex((command) => command.includes('--percent')) + 1);
  const whole = typed.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...times,
    { name: 'all that is typed, with a second version and a broken one', value: whole, unit: 's', hold: { atMost: LONGEST } },
    {
      name: 'different commands from the empty folder to the canary',
      value: untilCanary.length,
      unit: '',
      hold: { atMost: MOST_COMMANDS },
    },
  ];
}
