// Finds commands by typed words, ignoring accents and word order.
import type { ReactNode } from 'react';
import { foldText } from '#web/lib/format/format.ts';

export interface Command {
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the right: the target or the shortcut. */
  hint?: string;
  /** Synonyms that are searched but not shown. */
  keywords?: string;
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

/** Every typed word must occur in the label, the keywords or the group's name. */
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
