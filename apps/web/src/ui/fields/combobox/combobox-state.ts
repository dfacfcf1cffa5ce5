// The state of a combobox: the typed text, the matching options and the active one.
import { type KeyboardEvent, useMemo, useState } from 'react';
import {
  type ComboboxEntry,
  type ComboboxOption,
  exactOption,
  findEntries,
  indexOptions,
} from '#web/ui/fields/combobox/combobox-match.ts';

interface ComboboxStateOptions {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onCreate?: ((label: string) => void) | undefined;
}

export function useCombobox({ options, value, onChange, onCreate }: ComboboxStateOptions) {
  const [isOpen, setOpen] = useState(false);
  // Null while the person is not typing: the input then shows the selected option.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState({ index: -1, isRevealed: false });
  const index = useMemo(() => indexOptions(options), [options]);
  const canCreate = onCreate !== undefined;
  const entries = useMemo(() => findEntries(index, query ?? '', canCreate), [index, query, canCreate]);
  const chosen = options.find((option) => option.value === value);

  const reveal = (to: number) => setActive({ index: to, isRevealed: true });

  function open() {
    if (isOpen) return;
    setOpen(true);
    reveal(entries.findIndex((entry) => entry.kind === 'option' && entry.option.value === value));
  }

  function close() {
    setOpen(false);
    setQuery(null);
  }

  function type(text: string) {
    setQuery(text);
    setOpen(true);
    reveal(text.trim() === '' ? -1 : 0);
  }

  function choose(entry: ComboboxEntry) {
    close();
    if (entry.kind === 'create') onCreate?.(entry.label);
    else if (entry.option.value !== value) onChange(entry.option.value);
  }

  /** A label typed in full selects its option, an emptied input clears the value, and anything else restores the selected option. */
  function leave() {
    const option = query === null ? undefined : exactOption(index, query);
    if (option !== undefined) choose({ kind: 'option', option });
    else if (query !== null && query.trim() === '' && value !== null) onChange(null);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const entry = entries[active.index];
    if (event.key === 'Enter' && isOpen && entry !== undefined) {
      event.preventDefault();
      return choose(entry);
    }
    const to = isOpen ? walk(event.key, active.index, entries.length) : null;
    if (to !== null) {
      event.preventDefault();
      return reveal(to);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  return {
    isOpen,
    entries,
    active,
    query: query ?? '',
    text: query ?? chosen?.label ?? '',
    open,
    close,
    type,
    choose,
    leave,
    onKeyDown,
    point: (to: number) => to !== active.index && setActive({ index: to, isRevealed: false }),
  };
}

/** The next index for a key in a wrapping list, or null for other keys. */
function walk(key: string, from: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'ArrowDown') return (from + 1) % length;
  if (key === 'ArrowUp') return from <= 0 ? length - 1 : from - 1;
  if (key === 'PageDown') return Math.min(from + 8, length - 1);
  if (key === 'PageUp') return Math.max(from - 8, 0);
  return null;
}
