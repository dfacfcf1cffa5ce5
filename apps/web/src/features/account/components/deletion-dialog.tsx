// The last question of an account: what goes, what stays, and who is asking.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccount, farewellQuery, type Obstacle, quotedList } from '#web/features/account/account-deletion.ts';
import { FarewellFacts } from '#web/features/account/components/deletion-facts.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { accountQuery } from '#web/features/account/queries.ts';
import { useProof } from '#web/features/account/reauthentication.ts';
import { CANCELLED, sentenceOf } from '#web/features/account/refusals.ts';
import { leaveDevice } from '#web/features/auth/clear-device.ts';
import { leaving } from '#web/locales/fr/account-deletion.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { delete: text } = leaving;

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const farewell = useQuery(farewellQuery);
  const { typed, setTyped, email, isBusy, refusal, submit } = useDeletion();
  const isFree = farewell.data?.obstacle === null;
  const form = useRef<HTMLFormElement>(null);
  // Below what goes and what stays, a refusal may be out of sight.
  useEffect(() => {
    if (refusal !== null) form.current?.scrollIntoView({ block: 'end' });
  }, [refusal]);
  return (
    <Dialog
      // One question at a time: while a proof is asked for, this one waits with what was typed.
      isOpen={!isBusy}
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
      <Loaded query={farewell}>
        {({ obstacle, ...facts }) => (
          <div className="flex flex-col gap-6">
            {obstacle !== null && (
              <Notice tone="danger" title={text.obstacles.title}>
                {obstacleSentence(obstacle)}
              </Notice>
            )}
            <FarewellFacts {...facts} />
            {obstacle === null && email !== null && (
              <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
                <TextField
                  type="email"
                  label={text.address}
                  hint={text.addressHint(email)}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  error={refusal ?? undefined}
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
  const { proveAnew } = useProof();
  const { data: account } = useQuery(accountQuery);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const email = account?.email ?? null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Nobody is asked for a password because of a slip of the pen; the server looks at the address as well.
    if (typed.trim().toLowerCase() !== email?.toLowerCase()) return setRefusal(text.wrongAddress);
    setRefusal(null);
    setBusy(true);
    const result = await proveAnew(() => deleteAccount(typed));
    setBusy(false);
    if (result.ok) return leave();
    if (result.code === CANCELLED) return;
    setRefusal(sentenceOf(result));
    toast({ variant: 'destructive', title: text.failed, description: sentenceOf(result) });
  }

  /** The page first: the guard of the area would send whoever has no session to the sign-in page. */
  async function leave() {
    await navigate('/', { replace: true });
    toast(text.done);
    await leaveDevice();
  }

  return { typed, setTyped, email, isBusy, refusal, submit };
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
