// Confirms the deletion of the account: lists what is deleted and what remains, and requires the address and a fresh proof.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  deleteAccount,
  deletionPreviewQuery,
  type Obstacle,
  quotedList,
} from '#web/features/account/account-deletion.ts';
import { DeletionFacts } from '#web/features/account/components/deletion-facts.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { accountQuery } from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { signOutAndClearDevice } from '#web/features/auth/clear-device.ts';
import { accountDeletion } from '#web/locales/fr/account/account-deletion.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { delete: text } = accountDeletion;

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const preview = useQuery(deletionPreviewQuery);
  const { typed, setTyped, email, isPending, errorMessage, submit } = useDeletion();
  const isFree = preview.data?.obstacle === null;
  const form = useRef<HTMLFormElement>(null);
  // The error appears below a long list, perhaps outside the visible part.
  useEffect(() => {
    if (errorMessage !== null) form.current?.scrollIntoView({ block: 'end' });
  }, [errorMessage]);
  return (
    <Dialog
      // Only one dialog is open at a time: this one closes while a proof is asked for, without losing what was typed.
      isOpen={!isPending}
      onClose={onClose}
      title={text.question}
      description={text.explain}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          {isFree && (
            <Button type="submit" form={formId} look="danger" disabled={email === null}>
              {text.confirm}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={preview}>
        {({ obstacle, ...facts }) => (
          <div className="flex flex-col gap-6">
            {obstacle !== null && (
              <Notice tone="danger" title={text.obstacles.title}>
                {obstacleSentence(obstacle)}
              </Notice>
            )}
            <DeletionFacts {...facts} />
            {obstacle === null && email !== null && (
              <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
                <TextField
                  type="email"
                  label={text.address}
                  hint={text.addressHint(email)}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  error={errorMessage ?? undefined}
                />
              </form>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function useDeletion() {
  const navigate = useNavigate();
  const { proveAnew } = useReauthentication();
  const { data: account } = useQuery(accountQuery);
  const [typed, setTyped] = useState('');
  const [wrongAddress, setWrongAddress] = useState<string | null>(null);
  const email = account?.email ?? null;
  const deletion = useAccountMutation({
    mutationFn: (address: string) => proveAnew(() => deleteAccount(address)),
    errorTitle: text.failed,
    onSuccess: leave,
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A mistyped address is refused before a password is asked for. The server compares the address as well.
    const isWrong = typed.trim().toLowerCase() !== email?.toLowerCase();
    setWrongAddress(isWrong ? text.wrongAddress : null);
    if (!isWrong) await deletion.run(typed);
  }

  /** Navigates first: without a session the guard of the area would redirect to the sign-in page. */
  async function leave() {
    await navigate('/', { replace: true });
    toast(text.done);
    await signOutAndClearDevice();
  }

  const { isPending, errorMessage } = deletion;
  return { typed, setTyped, email, isPending, errorMessage: wrongAddress ?? errorMessage, submit };
}

function obstacleSentence(obstacle: Obstacle): string {
  if (obstacle.reason === 'bookings') return text.obstacles.bookings(obstacle.number);
  if (obstacle.reason === 'shared-events') {
    const { names, offered } = obstacle;
    const sentence = text.obstacles['shared-events'](quotedList(names), names.length);
    return offered.length === 0 ? sentence : `${sentence} ${text.obstacles.offered(quotedList(offered))}`;
  }
  return text.obstacles[obstacle.reason];
}
