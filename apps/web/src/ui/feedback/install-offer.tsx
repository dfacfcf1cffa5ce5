// Offers to install the site, where the browser can do it and the person has not declined.
import { Smartphone } from 'lucide-react';
import { declineInstall, install, useInstallable } from '#web/lib/device/install-prompt.ts';
import { installing as text } from '#web/locales/fr/ui/installing.ts';
import { Button } from '#web/ui/button.tsx';

export function InstallOffer() {
  if (!useInstallable()) return null;
  return (
    <section
      aria-label={text.title}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-hairline border-y py-4 print:hidden"
    >
      <Smartphone aria-hidden className="size-6 shrink-0 text-metal" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{text.title}</p>
        <p className="text-quiet text-small">{text.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={declineInstall}>
          {text.decline}
        </Button>
        <Button look="secondary" size="small" onClick={() => void install()}>
          {text.accept}
        </Button>
      </div>
    </section>
  );
}
