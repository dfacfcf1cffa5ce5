// What is being typed in a field whose value is not its text: a number, an amount, a date, a time.
// The value follows every key, so that a form sent by Enter has it; the text is put in order only when one leaves the field.
import { useState } from 'react';

interface DraftOptions<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** From what was typed. What cannot be read gives a value that the form's rule refuses, never the empty one. */
  read: (text: string) => Value;
  write: (value: Value) => string;
  isReadable: (value: Value) => boolean;
}

export interface Draft {
  text: string;
  /** True once the person has moved on and left something that cannot be read. */
  isUnreadable: boolean;
  /** False while a person types: nobody is corrected in the middle of a word. */
  isSettled: boolean;
  type: (text: string) => void;
  settle: () => void;
}

export function useDraft<Value>({ value, onChange, read, write, isReadable }: DraftOptions<Value>): Draft {
  const [draft, setDraft] = useState<{ text: string; value: Value } | null>(null);
  const [isSettled, setSettled] = useState(true);
  // A draft stands as long as the value is the one it gave: a form that is reset, or a day picked, takes its place.
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
