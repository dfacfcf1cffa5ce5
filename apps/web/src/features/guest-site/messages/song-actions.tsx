// The buttons that copy the songs as lines or download them as CSV.
import { Copy, Download } from 'lucide-react';
import { type GuestMessage, songLines, songTable } from '#web/features/guest-site/messages/guest-messages.ts';
import { download } from '#web/lib/files/download.ts';
import { guestMessages as text } from '#web/locales/fr/guest/guest-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

export function SongActions({ messages, eventName }: { messages: readonly GuestMessage[]; eventName: string }) {
  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(songLines(messages)).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ title: text.copied, description: text.copiedText });
    else toast({ variant: 'destructive', title: text.notCopied });
  }

  /** The CSV writer is loaded at the first download. */
  async function save(): Promise<void> {
    const sheet = await import('#web/lib/files/sheets/csv-write.ts').catch(() => null);
    if (sheet === null) return toast({ variant: 'destructive', title: text.notExported });
    const file = new Blob([sheet.writeCsv(songTable(messages))], { type: 'text/csv;charset=utf-8' });
    download(file, `${text.fileName(eventName).replaceAll(/[\\/:*?"<>|]+/g, ' ')}.csv`);
  }

  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <Button look="secondary" size="small" icon={<Copy {...icon} />} onClick={() => void copy()}>
        {text.copy}
      </Button>
      <Button look="secondary" size="small" icon={<Download {...icon} />} onClick={() => void save()}>
        {text.export}
      </Button>
    </div>
  );
}
