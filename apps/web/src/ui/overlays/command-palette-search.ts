// Finds commands by what is typed, whatever the accents and the order of the words.
import type { ReactNode } from 'react';
import { foldText } from '#web/lib/format/format.ts';

export interface Command {
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the right: where it leads, or its keys. */
  hint?: string;
  /** Other words for the same thing, never shown. */
  keywords?: string;
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

/** Every word typed must be somewhere in the label, the keywords or the name of the group. */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      label: group.label,
      commands: group.commands.filter((command) => {
        const text = foldText(`${command.label} ${command.keywords ?? ''} ${group.label}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
