// The text of a field whose value is not its text: a number, an amount, a date, a time.
// The value follows every key press, so that a form submitted by Enter has it; the text is reformatted on blur.
import { useState } from 'react';

interface DraftOptions<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Parses the typed text. Unreadable text gives a value that the form's schema refuses, never the empty one. */
  read: (text: string) => Value;
  write: (value: Value) => string;
  isReadable: (value: Value) => boolean;
}

export interface Draft {
  text: string;
  /** True after the field lost the focus with unreadable text in it. */
  isUnreadable: boolean;
  /** False while the person types, so that nobody is corrected in the middle of a word. */
  isSettled: boolean;
  type: (text: string) => void;
  settle: () => void;
}

export function useDraft<Value>({ value, onChange, read, write, isReadable }: DraftOptions<Value>): Draft {
  const [draft, setDraft] = useState<{ text: string; value: Value } | null>(null);
  const [isSettled, setSettled] = useState(true);
  // The typed text is shown as long as the value is the one it gave; a reset form or a picked date replaces it.
  const isCurrent = draft !== null && Object.is(draft.value, value);

  function type(text: string) {
    const next = read(text);
    setDraft({ text, value: next });
    setSettled(false);
    if (!Object.is(next, value)) onChange(next);
  }

  function settle() {
    setSettled(true);
    if (isReadable(value)) setDraft(null);
  }

  return {
    text: isCurrent ? draft.text : write(value),
    isUnreadable: isSettled && !isReadable(value),
    isSettled,
    type,
    settle,
  };
}
