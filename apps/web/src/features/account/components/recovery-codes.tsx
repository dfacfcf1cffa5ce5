// Shows new recovery codes once, to copy, download or print. The page does not store them.
import { Copy, Download, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { groupCode } from '#web/features/account/factors.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { download } from '#web/lib/files/download.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { recovery: text } = account.security;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const { name } = useSite();
  const shown = codes.map(groupCode);
  const sheet = [text.heading(email, name), text.note, '', ...shown, ''].join('\n');

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(shown.join('\n')).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: text.copied } : { variant: 'destructive', title: text.notCopied });
  }

  const save = () => download(new Blob([sheet], { type: 'text/plain;charset=utf-8' }), text.fileName);

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={text.shownTitle}
        description={text.shownText}
        actions={<Button onClick={onClose}>{text.close}</Button>}
      >
        <ul className="grid grid-cols-1 gap-x-8 tablet:grid-cols-2">
          {shown.map((code) => (
            <li key={code} className="border-hairline border-b py-2 tabular-nums">
              {code}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="secondary" size="small" icon={<Copy {...icon} />} onClick={() => void copy()}>
            {text.copy}
          </Button>
          <Button look="secondary" size="small" icon={<Download {...icon} />} onClick={save}>
            {text.download}
          </Button>
          <Button look="secondary" size="small" icon={<Printer {...icon} />} onClick={() => window.print()}>
            {text.print}
          </Button>
        </div>
      </Dialog>
      <PrintSheet text={sheet} />
    </>
  );
}

/** The only content that is printed while it is mounted: it covers the page, and account-page hides its own content. */
function PrintSheet({ text: sheet }: { text: string }) {
  return createPortal(
    <pre data-print-sheet className="hidden bg-paper p-12 print:fixed print:inset-0 print:z-50 print:block">
      {sheet}
    </pre>,
    document.body,
  );
}
