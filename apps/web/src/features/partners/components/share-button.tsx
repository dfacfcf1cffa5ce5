// Shares the address of a partner's page with the device's own dialog, or else copies it.
import { Share2 } from 'lucide-react';
import { partnerUrl } from '#web/features/partners/addresses.ts';
import type { PartnerPage } from '#web/features/partners/partner.ts';
import { native, siteOrigin } from '#web/lib/device/native.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { share: text } = partnerPage;

/** The public page, also from inside the client area: the other person may have no account. */
export function ShareButton({ partner }: { partner: Pick<PartnerPage, 'trade' | 'slug' | 'name'> }) {
  async function share() {
    const url = new URL(partnerUrl(partner.trade, partner.slug), siteOrigin()).href;
    const shell = native();
    if (shell !== null) return shell.share({ title: partner.name, url });
    if ((navigator as Partial<Navigator>).share !== undefined) {
      // The person may close the dialog, which is no error.
      await navigator.share({ title: partner.name, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: text.copied });
    } catch {
      toast({ variant: 'destructive', title: text.failed, description: url });
    }
  }
  return (
    <div className="-mx-4 noscript:hidden">
      <Button
        look="quiet"
        size="small"
        icon={<Share2 aria-hidden className="size-5" strokeWidth={1.5} />}
        onClick={() => void share()}
      >
        {text.action}
      </Button>
    </div>
  );
}
