import { Button, Stack } from '@amarena/shared/ui';
import type { ReactNode } from 'react';
import { useKeys } from './useKeys.ts';

export interface EntriesProps<Entry> {
  entries: readonly Entry[];
  /** Minimum and maximum number. Default: any number. */
  limits?: { readonly min: number; readonly max: number };
  /** Label of the button that removes an entry, numbered from one. */
  remove: (number: number) => string;
  /** Label of the button that appends an entry. */
  add: string;
  onRemove: (index: number) => void;
  onAdd: () => void;
  /** The fields of one entry. */
  children: (entry: Entry, index: number) => ReactNode;
}

const ANY = { min: 0, max: Number.POSITIVE_INFINITY };

/** A list of editable entries that grows and shrinks within its limits. */
export function Entries<Entry>({ entries, limits = ANY, remove, add, onRemove, onAdd, children }: EntriesProps<Entry>) {
  const { keys, drop } = useKeys(entries.length);
  const takeAway = (index: number) => {
    drop(index);
    onRemove(index);
  };
  return (
    <>
      {entries.map((entry, index) => (
        <Stack key={keys[index]} $gap={2}>
          {children(entry, index)}
          {entries.length > limits.min && (
            <Button variant="ghost" onClick={() => takeAway(index)}>
              {remove(index + 1)}
            </Button>
          )}
        </Stack>
      ))}
      {entries.length < limits.max && (
        <Button variant="secondary" onClick={onAdd}>
          {add}
        </Button>
      )}
    </>
  );
}
