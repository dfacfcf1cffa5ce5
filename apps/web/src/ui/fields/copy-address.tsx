// An address that is shown once, with a button that copies it.
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CopyButton } from '#web/ui/fields/copy-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { address: text } = fields;

export function CopyAddress({ address }: { address: string }) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success" title={text.created}>
        {text.shownOnce}
      </Notice>
      <TextField label={text.label} value={address} readOnly onFocus={({ target }) => target.select()} />
      <div>
        <CopyButton address={address} />
      </div>
    </div>
  );
}
