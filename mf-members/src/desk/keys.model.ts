/** The meaning of a key on the desk. `choose` counts from 0. */
export type DeskKey =
  | { type: 'move'; by: 1 | -1 }
  | { type: 'choose'; index: number }
  | { type: 'claim' }
  | { type: 'note' }
  | { type: 'reset' }
  | { type: 'submit' };

export interface Pressed {
  readonly key: string;
  /** Ctrl or Command. */
  readonly control: boolean;
  /** Where the focus is: in a text field, on a control with its own meaning for Enter, or elsewhere. */
  readonly on: 'text' | 'control' | 'page';
}

const LETTERS: Readonly<Record<string, DeskKey>> = {
  j: { type: 'move', by: 1 },
  k: { type: 'move', by: -1 },
  c: { type: 'claim' },
  n: { type: 'note' },
};

/** The meaning of a key press; null: leave it to the browser. */
export function deskKey({ key, control, on }: Pressed): DeskKey | null {
  if (key === 'Escape') return { type: 'reset' };
  if (key === 'Enter') return control || on === 'page' ? { type: 'submit' } : null;
  if (control || on === 'text') return null;
  if (/^[1-9]$/.test(key)) return { type: 'choose', index: Number(key) - 1 };
  return LETTERS[key.toLowerCase()] ?? null;
}
