import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { NotMeasurable } from '../programs.ts';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;
const PARENT = 1;
/** Ticks as user and in the kernel, of the process and of its children that have ended. */
const TICKS = [11, 12, 13, 14];

/** Fields of a process after its name, which may contain anything; null if it has ended. */
function fieldsOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Milliseconds of processor time that a process and all its descendants have used. Throws `NotMeasurable` outside Linux. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') throw new NotMeasurable('It counts processor time as only Linux shows it.');
  const all = readdirSync('/proc').flatMap((name) => {
    const fields = /^\d+$/.test(name) ? fieldsOf(name) : null;
    return fields === null ? [] : [{ pid: Number(name), fields }];
  });
  const own = new Set([pid]);
  for (let before = 0; before < own.size; ) {
    before = own.size;
    for (const { pid: one, fields } of all) if (own.has(Number(fields[PARENT]))) own.add(one);
  }
  const ticks = ({ fields }: { fields: readonly string[] }) => TICKS.reduce((sum, at) => sum + Number(fields[at]), 0);
  return all.filter((one) => own.has(one.pid)).reduce((sum, one) => sum + ticks(one), 0) * MS_PER_TICK;
}

const SECOND = 1_000;
/** Milliseconds of processor time in a second: what a server uses that has nothing to do. */
const IDLE = 50;
const SECONDS_TO_WAIT = 180;

/** Waits until a process and its descendants have finished what they do after a start. Throws `NotMeasurable` if they do not. */
export async function whenIdle(pid: number): Promise<void> {
  for (let second = 0; second < SECONDS_TO_WAIT; second += 1) {
    const before = processorTime(pid);
    await setTimeout(SECOND);
    if (processorTime(pid) - before <= IDLE) return;
  }
  throw new NotMeasurable(`The server is still busy ${SECONDS_TO_WAIT} s after its start.`);
}
