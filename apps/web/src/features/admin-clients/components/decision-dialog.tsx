// Confirms a decision about somebody else: asks for its reason, and for the account's address where it cannot be undone.
import { type SyntheticEvent, useId, useState } from 'react';
import type { Decision } from '#web/features/admin-clients/mutations.ts';
import { adminClients } from '#web/locales/fr/admin/clients.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { ToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { decisions: text } = adminClients;
const MAX_REASON = 1000;
const MIN_REASON = 3;

interface DecisionDialogProps {
  title: string;
  description: string;
  action: string;
  isDangerous?: boolean;
  /** The field of the reason; « Motif » by default. */
  reason?: { label: string; hint: string; missing: string; min: number };
  hint?: string;
  /** The address to type. */
  address?: string;
  decide: ToastMutation<Decision, { ok: true }>;
  onClose: () => void;
}

export function DecisionDialog(props: DecisionDialogProps) {
  const { title, description, action, isDangerous = false, reason: field, hint, address, decide, onClose } = props;
  const id = useId();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const words = reason.trim();
  const isShort = words.length < (field?.min ?? MIN_REASON);
  const isLong = words.length > MAX_REASON;
  const isWrong = address !== undefined && typed.trim().toLowerCase() !== address.toLowerCase();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (isShort || isLong || isWrong || decide.isPending) return;
    if ((await decide.run({ reason: words, address: typed.trim() })) !== null) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id} isBusy={decide.isPending} {...(isDangerous && { look: 'danger' })}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {decide.errorMessage !== null && (
          <Notice tone="danger" title={text.failed}>
            {decide.errorMessage}
          </Notice>
        )}
        <TextArea
          label={field?.label ?? text.reason}
          hint={field?.hint ?? hint ?? text.reasonHint}
          limit={MAX_REASON}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isLong ? text.long : isTried && isShort ? (field?.missing ?? text.missing) : undefined}
        />
        {address !== undefined && (
          <TextField
            type="email"
            label={text.erase.label}
            hint={address}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isTried && isWrong ? text.erase.wrong : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
