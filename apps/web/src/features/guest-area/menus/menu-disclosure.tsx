// A collapsible menu of one person, for large households. Only one is open at a time.
import { ChevronDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useGuestFormat, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import type { MenuState } from '#web/features/guest-area/menus/menu.ts';

interface MenuFoldProps {
  /** The name of the person. */
  name: string;
  states: readonly MenuState[];
  children: ReactNode;
}

export function MenuFold({ name, states, children }: MenuFoldProps) {
  const words = useMenuWords(states);
  const isDone = states.every(({ left }) => left.length === 0);
  return (
    <details name="menu" className="group border-hairline border-y">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the control of its details element */}
      <summary
        onClick={preserveScroll}
        className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden"
      >
        <span className={`wrap-anywhere min-w-0 ${isDone ? '' : 'text-accent'}`}>
          {words}
          <span className="sr-only"> ({name})</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <div className="flex flex-col gap-6 pt-2 pb-6">{children}</div>
    </details>
  );
}

/** Scrolls back, because the menu that closes above would move this one away. */
function preserveScroll({ currentTarget: summary }: MouseEvent<HTMLElement>): void {
  const before = summary.getBoundingClientRect().top;
  requestAnimationFrame(() =>
    window.scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' }),
  );
}

function useMenuWords(states: readonly MenuState[]): string {
  const { reply: text } = useGuestText();
  const format = useGuestFormat();
  const chosen = states.flatMap((state) => state.chosen);
  const left = states.flatMap((state) => state.left);
  if (chosen.length === 0) return text.menuToChoose;
  const menu = text.menuOf(format.list(chosen));
  if (left.length === 0) return menu;
  return text.menuLeft(menu, format.list(left.map((course) => format.inSentence(text.courses[course]))));
}
