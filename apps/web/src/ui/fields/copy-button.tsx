// A button that copies an address and says so.
import { Copy } from 'lucide-react';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { address: text } = fields;

interface CopyButtonProps {
  address: string;
  look?: 'primary' | 'secondary';
  size?: 'medium' | 'small';
  label?: string;
}

export function CopyButton({ address, look = 'primary', size = 'medium', label = text.copy }: CopyButtonProps) {
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: text.copied } : { variant: 'destructive', title: text.notCopied });
  }

  return (
    <Button
      look={look}
      size={size}
      icon={<Copy aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
