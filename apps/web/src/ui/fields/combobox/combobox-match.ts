// Finds the options that match typed text, ignoring accents and case, the closest first.
import { foldText } from '#web/lib/format/format.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown beside the label and searched too: a town, an address. */
  detail?: string;
}

export type ComboboxEntry = { kind: 'option'; option: ComboboxOption } | { kind: 'create'; label: string };

export interface IndexedOption {
  option: ComboboxOption;
  label: string;
  all: string;
}

/** Options are folded once, so that a key press costs one comparison per option. */
export const indexOptions = (options: readonly ComboboxOption[]): IndexedOption[] =>
  options.map((option) => {
    const label = foldText(option.label);
    return { option, label, all: option.detail === undefined ? label : `${label} ${foldText(option.detail)}` };
  });

/** Returns all options in their order when nothing is typed. */
export function findEntries(index: readonly IndexedOption[], typed: string, canCreate: boolean): ComboboxEntry[] {
  const query = foldText(typed.trim());
  if (query === '') return index.map(({ option }) => ({ kind: 'option', option }));
  const words = query.split(/\s+/);
  const ranks: ComboboxEntry[][] = [[], [], []];
  for (const one of index) ranks[rankOf(one, query, words)]?.push({ kind: 'option', option: one.option });
  const found = ranks.flat();
  if (canCreate && !index.some(({ label }) => label === query)) found.push({ kind: 'create', label: typed.trim() });
  return found;
}

/** The option with exactly this label. */
export function exactOption(index: readonly IndexedOption[], typed: string): ComboboxOption | undefined {
  const query = foldText(typed.trim());
  return index.find(({ label }) => label === query)?.option;
}

/** 0: starts with the text; 1: each word starts a word of it; 2: contains each word; -1: no match. */
function rankOf({ label, all }: IndexedOption, query: string, words: readonly string[]): number {
  if (label.startsWith(query)) return 0;
  if (!words.every((word) => all.includes(word))) return -1;
  return words.every((word) => all.startsWith(word) || all.includes(` ${word}`) || all.includes(`-${word}`)) ? 1 : 2;
}
