// The buttons that download a quote and the certificate of its acceptance. Both sides of a quote use them.
import { Download, FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { readCertificate } from '#web/features/quotes/certificate.ts';
import type { PaperClient, PaperQuote } from '#web/features/quotes/paper/paper-quote.ts';
import { civilDateOf } from '#web/lib/format/civil-date.ts';
import { quotePaper } from '#web/locales/fr/partner/quote-paper.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { buttons: text } = quotePaper;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface QuoteDownloadsProps {
  quote: PaperQuote & { id: string };
  client: PaperClient;
}

export function QuoteDownloads({ quote, client }: QuoteDownloadsProps) {
  const [busy, setBusy] = useState<'quote' | 'certificate' | null>(null);
  const isAccepted = quote.state === 'accepted';

  async function save(kind: 'quote' | 'certificate') {
    setBusy(kind);
    try {
      const { downloadPaper } = await import('#web/features/quotes/paper/download-paper.ts');
      const certificate = isAccepted ? await readCertificate(quote.id) : null;
      if (kind === 'quote') await downloadPaper({ kind, quote, client, certificate, today: civilDateOf(new Date()) });
      else if (certificate === null) toast({ variant: 'destructive', title: text.none });
      else await downloadPaper({ kind, certificate });
    } catch {
      toast({ variant: 'destructive', title: text.failed });
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        size="small"
        icon={<Download {...icon} />}
        isBusy={busy === 'quote'}
        onClick={() => void save('quote')}
      >
        {text.quote}
      </Button>
      {isAccepted && (
        <Button
          look="secondary"
          size="small"
          icon={<FileCheck2 {...icon} />}
          isBusy={busy === 'certificate'}
          onClick={() => void save('certificate')}
        >
          {text.certificate}
        </Button>
      )}
    </div>
  );
}
