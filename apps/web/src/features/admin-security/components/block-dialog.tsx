// The dialog that blocks a network for a time, with a reason.
import { type SyntheticEvent, useId, useState } from 'react';
import { useBlockNetwork } from '#web/features/admin-security/mutations.ts';
import { security } from '#web/locales/fr/admin/security.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { networks: text, cancel } = security;
const MAX_REASON = 500;
const ONE_DAY = 24;

interface BlockDialogProps {
  /** Filled in by a sign-in; empty for one that is typed. */
  network: string;
  onClose: () => void;
}

export function BlockDialog({ network: given, onClose }: BlockDialogProps) {
  const id = useId();
  const [network, setNetwork] = useState(given);
  const [hours, setHours] = useState(ONE_DAY);
  const [reason, setReason] = useState('');
  const block = useBlockNetwork();
  // The database names the field of its refusal.
  const field = block.refusal?.details['hint'];
  const errorOf = (name: string) => (field === name ? (block.errorMessage ?? undefined) : undefined);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!block.isPending && (await block.run({ network, hours, reason })) !== null) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.add}
      description={text.addText}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} look="danger" isBusy={block.isPending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {block.errorMessage !== null && field !== 'network' && field !== 'reason' && (
          <Notice tone="danger" title={text.failed}>
            {block.errorMessage}
          </Notice>
        )}
        <TextField
          label={text.label}
          hint={text.hint}
          value={network}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setNetwork(target.value)}
          error={errorOf('network')}
        />
        <SelectField
          label={text.duration}
          options={Object.entries(text.durations).map(([value, label]) => ({ value, label }))}
          value={String(hours)}
          onChange={({ target }) => setHours(Number(target.value))}
        />
        <TextArea
          label={text.reason}
          hint={text.reasonHint}
          limit={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errorOf('reason')}
        />
      </form>
    </Dialog>
  );
}
