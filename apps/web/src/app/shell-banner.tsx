// The banner above an area, for the demonstration and for a lost network.
import { WifiOff } from 'lucide-react';
import { useSite } from '#web/lib/boot/site.tsx';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { useUiText } from '#web/ui/use-ui-text.ts';

/** `offline`: the sentence about what works without a network, where it differs from the common one. */
export function ShellBanner({ offline }: { offline?: string }) {
  const text = useUiText('shell', shell);
  const { isDemonstration, hasMailbox } = useSite();
  const isOnline = useOnline();
  return (
    <>
      <div role="status">
        {/* Until the application is loaded, plain-page.ts shows it. */}
        <div data-offline-notice hidden={isOnline}>
          <p className="flex items-center justify-center gap-3 bg-ink px-5 py-2 text-paper text-small">
            <WifiOff aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
            {offline ?? text.offline}
          </p>
        </div>
      </div>
      {isDemonstration && (
        <p className="border-hairline border-b bg-metal-wash px-5 py-1.5 text-center text-label text-metal tracking-normal">
          <strong className="font-medium">{text.demonstration}</strong>
          {hasMailbox && (
            <>
              {' · '}
              <span className="hidden desktop:inline">{text.demonstrationNote} </span>
              <a href="/mailbox" target="_blank" rel="noreferrer" className="underline underline-offset-2">
                {text.mailbox}
              </a>
            </>
          )}
        </p>
      )}
    </>
  );
}
