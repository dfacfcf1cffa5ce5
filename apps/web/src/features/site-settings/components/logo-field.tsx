// The logo of the site: what is chosen, with buttons to replace and to remove it. The form saves the choice.
import { useId, useState } from 'react';
import { logoTypes, uploadLogo } from '#web/features/site-settings/logo.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { DropPlace, FileButton } from '#web/ui/fields/files/file-choice.tsx';

const { logo: text } = settings.fields;

interface LogoFieldProps {
  address: string;
  isSaved: boolean;
  onChange: (address: string) => void;
}

export function LogoField({ address, isSaved, onChange }: LogoFieldProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setError(null);
    setBusy(true);
    const stored = await uploadLogo(file);
    setBusy(false);
    if (stored.ok) onChange(stored.address);
    else setError(stored.message);
  }

  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 font-medium text-small">{text.label}</legend>
      <DropPlace onFile={(file) => void choose(file)} className="-m-2 p-2">
        <div className="flex flex-wrap items-center gap-4">
          {address === '' ? (
            <p className="text-quiet">{text.none}</p>
          ) : (
            <img
              src={address}
              alt={text.preview}
              className="size-16 rounded-small border border-hairline object-contain"
            />
          )}
          <FileButton accept={logoTypes} isBusy={isBusy} note={`${id}-note`} onFile={(file) => void choose(file)}>
            {address === '' ? text.choose : text.replace}
          </FileButton>
          {address !== '' && (
            <Button look="quiet" size="small" disabled={isBusy} onClick={() => onChange('')}>
              {text.remove}
            </Button>
          )}
        </div>
      </DropPlace>
      <p
        id={`${id}-note`}
        role={error === null ? undefined : 'alert'}
        className={`mt-2 text-small ${error === null ? 'text-quiet' : 'text-danger'}`}
      >
        {error ?? (isSaved ? text.hint : text.pending)}
      </p>
    </fieldset>
  );
}
