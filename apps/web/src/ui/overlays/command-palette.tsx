// A command palette, opened by Ctrl K or ⌘ K, after the ARIA combobox pattern.
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { backdrop } from '#web/ui/overlays/backdrop.ts';
import { type Command, type CommandGroup, findCommands } from '#web/ui/overlays/command-palette-search.ts';
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts';
import { useStyleNonce } from '#web/ui/overlays/style-nonce.ts';

const { palette: text } = surfaces;

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly CommandGroup[];
  /** What a search elsewhere found for the typed words, after the commands. */
  results?: readonly CommandGroup[];
  /** Whether that search is running. */
  isSearching?: boolean;
  onQuery?: (query: string) => void;
}

export function CommandPalette({ isOpen, ...finder }: CommandPaletteProps) {
  const { onClose } = finder;
  const focusReturn = useFocusReturn();
  useStyleNonce();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(34rem,80dvh)] max-w-160 flex-col overflow-hidden rounded-panel bg-paper shadow-lifted outline-none motion-safe:animate-rise tablet:top-[12dvh]"
        >
          <Radix.Title className="sr-only">{text.title}</Radix.Title>
          <Finder {...finder} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Finder(props: Omit<CommandPaletteProps, 'isOpen'>) {
  const { groups, results = [], isSearching = false, onQuery, onClose } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const found = [...findCommands(groups, query), ...results];
  const commands = found.flatMap((group) => group.commands);
  const active = commands[Math.min(index, commands.length - 1)];

  function run(command: Command) {
    onClose();
    command.onSelect();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && commands.length > 0) {
      event.preventDefault();
      setIndex((index + step + commands.length) % commands.length);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(active);
    }
  }

  return (
    <>
      <div className="relative border-hairline border-b">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-quiet"
          strokeWidth={1.5}
        />
        <input
          type="text"
          role="combobox"
          aria-label={text.placeholder}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={text.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setIndex(0);
            onQuery?.(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent pr-5 pl-13 text-body outline-none placeholder:text-quiet"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={text.results}
        className="flex-1 overflow-y-auto p-2 empty:hidden"
      >
        {found.map((group) => (
          <div key={group.label} role="group" aria-label={group.label} className="pb-2 last:pb-0">
            <p aria-hidden className="label-caps px-3 pt-2 pb-1 text-metal">
              {group.label}
            </p>
            {group.commands.map((command) => (
              <Choice
                key={command.id}
                id={`${id}-${command.id}`}
                command={command}
                isActive={command === active}
                onPoint={() => setIndex(commands.indexOf(command))}
                onChoose={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {commands.length === 0 && (
        <p className="wrap-anywhere px-5 py-6 text-quiet">{isSearching ? text.searching : text.none(query.trim())}</p>
      )}
      <p role="status" className="sr-only">
        {isSearching ? text.searching : commands.length === 0 ? text.none(query.trim()) : text.found(commands.length)}
      </p>
      <p className="border-hairline border-t px-5 py-2.5 text-nav text-quiet max-tablet:hidden">{text.keys}</p>
    </>
  );
}

interface ChoiceProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** The search field keeps the focus and handles the keys. */
function Choice({ id, command, isActive, onPoint, onChoose }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys of the whole list
    <div
      id={id}
      ref={isActive ? scrollIntoView : undefined}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 text-small aria-selected:bg-panel"
    >
      {command.icon !== undefined && <span className="shrink-0 text-quiet">{command.icon}</span>}
      <span className="wrap-anywhere min-w-0 flex-1">{command.label}</span>
      {command.hint !== undefined && <span className="max-w-[45%] truncate text-quiet">{command.hint}</span>}
    </div>
  );
}

const scrollIntoView = (choice: HTMLElement | null): void => choice?.scrollIntoView({ block: 'nearest' });
