// The button of the command palette in the header, with its shortcut. The palette is loaded when it is first opened.
import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { PaletteProps } from '#web/features/command-palette/palette.tsx';
import { palette as text } from '#web/locales/fr/ui/palette.ts';
import { useOpenedPart } from '#web/ui/feedback/use-opened-part.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { useCommandShortcut } from '#web/ui/overlays/command-shortcut.ts';

const part = lazyComponent(() => import('#web/features/command-palette/palette.tsx'));

export function PaletteButton({ area, pages }: Omit<PaletteProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useCommandShortcut(useCallback(() => setOpen(true), []));
  const isShown = useOpenedPart(part, isOpen, close);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="inline-flex size-11 items-center justify-center gap-2 rounded-round text-quiet text-small hover:bg-panel hover:text-ink desktop:w-auto desktop:border desktop:border-hairline desktop:px-4"
      >
        <Search aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
        <span className="max-desktop:sr-only">{text.open}</span>
        <span aria-hidden className="ml-4 text-nav max-desktop:hidden">
          {/mac|iphone|ipad/i.test(navigator.userAgent) ? text.macShortcut : text.shortcut}
        </span>
      </button>
      {isShown && <part.Component area={area} pages={pages} onClose={close} />}
    </>
  );
}
