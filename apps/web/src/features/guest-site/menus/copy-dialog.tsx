// The dialog that copies the dishes of another moment into this one.
import { useId, useState } from 'react';
import type { MomentMenus } from '#web/features/guest-site/menus/menus.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { copy: text } = menus;

interface CopyDialogProps {
  /** The name of the moment that receives the dishes. */
  into: string;
  /** The moments that have dishes. */
  sources: readonly MomentMenus[];
  isBusy: boolean;
  /** Resolves to whether they were saved. */
  onCopy: (from: string) => Promise<boolean>;
  onClose: () => void;
}

export function CopyDialog({ into, sources, isBusy, onCopy, onClose }: CopyDialogProps) {
  const id = useId();
  const [from, setFrom] = useState(sources[0]?.moment.id ?? '');

  async function copy(): Promise<void> {
    if (await onCopy(from)) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text(into)}
      actions={
        <Button type="submit" form={id} isBusy={isBusy}>
          {text.save}
        </Button>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <SelectField
          label={text.from}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          options={sources.map(({ moment, dishes }) => ({
            value: moment.id,
            label: text.option(moment.name, dishes.length),
          }))}
        />
      </form>
    </Dialog>
  );
}
