import type { Valkey } from '../db/valkey.ts';

/**
 * Sorted sets of members by their last heartbeat, in milliseconds. The last digit of a member's id, which is random,
 * says in which: so a cluster spreads them over its nodes.
 */
const SHARDS = [...'0123456789abcdef'];
const ID_LENGTH = 36;
/** Members that one command of a script takes: Lua passes no more than some thousand arguments. */
const AT_ONCE = 2_000;
const MILLISECONDS = 1_000;

/** Milliseconds for which a process has the members who left a set to itself. */
const LEASE = 30_000;
/** Members who left, read at once from one set. */
const MOST_GONE = 1_000;

// ARGV: how long the set is kept, then pairs of a moment and the ids of its members without a separator, which takes a
// tenth of the processor time that an argument for each would. A clock that is behind moves no heartbeat back.
const BEAT = `
for pair = 2, #ARGV, 2 do
  local ids = ARGV[pair + 1]
  for from = 1, #ids, ${ID_LENGTH * AT_ONCE} do
    local beats = {}
    for at = from, math.min(from + ${ID_LENGTH * (AT_ONCE - 1)}, #ids), ${ID_LENGTH} do
      beats[#beats + 1] = ARGV[pair]
      beats[#beats + 1] = string.sub(ids, at, at + ${ID_LENGTH - 1})
    end
    redis.call('ZADD', KEYS[1], 'GT', unpack(beats))
  end
end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1`;

// Returns ids and heartbeats. The process that gets them has them to itself until it calls FORGET or is late.
const GONE = `
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
if #gone > 0 and not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[3]) then return {} end
return gone`;

// Removes the members whose heartbeat is still the one read by GONE. Returns the others, who are back.
const FORGET = `
local back = {}
for at = 1, #ARGV, 2 do
  local score = redis.call('ZSCORE', KEYS[1], ARGV[at])
  if score and tonumber(score) > tonumber(ARGV[at + 1]) then
    back[#back + 1] = ARGV[at]
  else
    redis.call('ZREM', KEYS[1], ARGV[at])
  end
end
redis.call('DEL', KEYS[2])
return back`;

/** Ids by the time of their heartbeat, in milliseconds. */
export type Beats = ReadonlyMap<number, readonly string[]>;

export interface GoneFrom {
  readonly shard: string;
  readonly members: readonly { readonly id: string; readonly lastBeat: Date }[];
}

const shardOf = (memberId: string): string => memberId.slice(-1);

const textsIn = (answer: unknown): string[] => {
  if (!Array.isArray(answer)) throw new Error('Valkey answered with no list.');
  return answer.map(String);
};

function byShard(beats: Beats): Map<string, Map<number, string[]>> {
  const shards = new Map<string, Map<number, string[]>>();
  for (const [at, memberIds] of beats) {
    for (const id of memberIds) {
      const shard = shards.get(shardOf(id)) ?? new Map<number, string[]>();
      const ids = shard.get(at) ?? [];
      ids.push(id);
      shards.set(shardOf(id), shard.set(at, ids));
    }
  }
  return shards;
}

/** The heartbeats of all processes, in Valkey. */
export function beatsIn(valkey: Valkey, { prefix, kept }: { readonly prefix: string; readonly kept: number }) {
  const keys = (shard: string) => [`${prefix}{heartbeats-${shard}}`, `${prefix}{heartbeats-${shard}}:lease`] as const;

  return {
    /** Stores heartbeats. Returns the members whose set could not be reached, and why. */
    async add(beats: Beats): Promise<{ missed: string[]; errors: unknown[] }> {
      const shards = [...byShard(beats)];
      const added = await Promise.allSettled(
        shards.map(([shard, times]) =>
          valkey.eval(BEAT, 1, keys(shard)[0], kept, ...[...times].flatMap(([at, ids]) => [at, ids.join('')])),
        ),
      );
      const missed: string[] = [];
      const errors: unknown[] = [];
      for (const [index, [, times]] of shards.entries()) {
        const outcome = added[index];
        if (outcome?.status !== 'rejected') continue;
        missed.push(...[...times.values()].flat());
        errors.push(outcome.reason);
      }
      return { missed, errors };
    },

    /** Members whose last heartbeat was at `moment` or before, and whom no other process is about to write. */
    async gone(moment: number): Promise<GoneFrom[]> {
      const answers = await Promise.all(
        SHARDS.map(async (shard) => {
          const found = textsIn(await valkey.eval(GONE, 2, ...keys(shard), moment, MOST_GONE, LEASE));
          const members = found.flatMap((id, index) => (index % 2 === 0 ? [{ id, lastBeat: new Date(Number(found[index + 1])) }] : []));
          return { shard, members };
        }),
      );
      return answers.filter(({ members }) => members.length > 0);
    },

    /** Forgets members who are gone. Returns those who came back meanwhile. */
    async forget({ shard, members }: GoneFrom): Promise<string[]> {
      const known = members.flatMap(({ id, lastBeat }) => [id, lastBeat.getTime()]);
      return textsIn(await valkey.eval(FORGET, 2, ...keys(shard), ...known));
    },

    /** Milliseconds by which Valkey's clock is ahead of this machine's. */
    async clockAhead(): Promise<number> {
      const [seconds, microseconds] = await valkey.time();
      return Number(seconds) * MILLISECONDS + Math.round(Number(microseconds) / MILLISECONDS) - Date.now();
    },
  };
}
export type StoredBeats = ReturnType<typeof beatsIn>;
