// An address that is shown once, with a button that copies it.
import { Copy } from 'lucide-react';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { address: text } = fields;

export function CopyAddress({ address }: { address: string }) {
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: text.copied } : { variant: 'destructive', title: text.notCopied });
  }

  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success" title={text.created}>
        {text.shownOnce}
      </Notice>
      <TextField label={text.label} value={address} readOnly onFocus={({ target }) => target.select()} />
      <div>
        <Button icon={<Copy aria-hidden className="size-5" strokeWidth={1.5} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
    </div>
  );
}
