// The second step: its methods, added and taken away, and then the recovery codes that belong to it.
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquare, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { AccountBlock, Actions, Refused } from '#web/features/account/components/account-part.tsx';
import { AccountRow, AccountRows } from '#web/features/account/components/account-row.tsx';
import { EnrolmentDialog } from '#web/features/account/components/enrolment-dialog.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { RecoveryBlock } from '#web/features/account/components/recovery-block.tsx';
import { RecoveryCodes } from '#web/features/account/components/recovery-codes.tsx';
import {
  type Enrolment,
  enrolEmail,
  enrolTotp,
  makeRecoveryCodes,
  otherMethod,
  removeFactor,
} from '#web/features/account/factors.ts';
import { type Account, accountQuery, type Method, type MethodKind } from '#web/features/account/queries.ts';
import { useProof } from '#web/features/account/reauthentication.ts';
import { useAct } from '#web/features/account/use-account-mutation.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { civilDateOf, formatShortDate } from '#web/lib/format/civil-date.ts';
import { account } from '#web/locales/fr/account.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { steps: text } = account.security;
const icons: Record<MethodKind, typeof Mail> = { totp: Smartphone, email: Mail, phone: MessageSquare };

export function StepsBlock() {
  const user = useQuery(accountQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <AccountBlock title={text.title} description={text.description}>
        <Loaded query={user}>{(data) => <Methods account={data} onCodes={setCodes} />}</Loaded>
      </AccountBlock>
      {user.data && user.data.methods.length > 0 && <RecoveryBlock account={user.data} onCodes={setCodes} />}
      {codes !== null && <RecoveryCodes codes={codes} email={user.data?.email ?? ''} onClose={() => setCodes(null)} />}
    </>
  );
}

interface MethodsProps {
  account: Account;
  onCodes: (codes: readonly string[]) => void;
}

function Methods({ account: { email, methods, hasRecoveryCodes }, onCodes }: MethodsProps) {
  const act = useAct();
  const { prove, proveBy } = useProof();
  const [enrolment, setEnrolment] = useState<Extract<Enrolment, { ok: true }> | null>(null);

  const begin = async (work: () => Promise<Enrolment | Refusal>) => {
    const begun = await act.run(() => prove(work));
    if (begun) setEnrolment(begun);
  };

  /** Whoever has no codes yet gets them now: the next time may be too late. */
  async function complete() {
    setEnrolment(null);
    await act.run(async () => ({ ok: true }), { success: text.added });
    if (hasRecoveryCodes) return;
    const made = await act.run(() => makeRecoveryCodes(false));
    if (made) onCodes(made.codes);
  }

  async function remove(method: Method) {
    const other = otherMethod(methods, method);
    const description = other === null ? text.removeLast : text.removeOne(text.kinds[method.kind]);
    if (!(await confirm({ title: text.removeTitle, description, action: text.remove, isDangerous: true }))) return;
    const work = () => removeFactor(method.id);
    await act.run(() => (other === null ? prove(work) : proveBy(other, work)), { success: { title: text.removed } });
  }

  return (
    <>
      {methods.length === 0 ? (
        <p>{text.off}</p>
      ) : (
        <AccountRows label={text.list}>
          {methods.map((method) => {
            const Icon = icons[method.kind];
            const name = text.kinds[method.kind];
            return (
              <AccountRow
                key={method.id}
                icon={<Icon aria-hidden className="size-5" strokeWidth={1.5} />}
                title={name}
                actions={
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={text.removeLabel(name)}
                    disabled={act.isBusy}
                    onClick={() => void remove(method)}
                  >
                    {text.remove}
                  </Button>
                }
              >
                {text.since(formatShortDate(civilDateOf(new Date(method.since))))}
              </AccountRow>
            );
          })}
        </AccountRows>
      )}
      <Refused sentence={act.refusal} />
      <Actions>
        <Button look="secondary" size="small" isBusy={act.isBusy} onClick={() => void begin(enrolTotp)}>
          {text.addTotp}
        </Button>
        {!methods.some(({ kind }) => kind === 'email') && (
          <Button look="secondary" size="small" disabled={act.isBusy} onClick={() => void begin(enrolEmail)}>
            {text.addEmail}
          </Button>
        )}
      </Actions>
      {enrolment !== null && (
        <EnrolmentDialog
          enrolment={enrolment}
          email={email}
          onDone={() => void complete()}
          onClose={() => setEnrolment(null)}
        />
      )}
    </>
  );
}
