// The second step of signing in: its factors, which are added and removed here, and the recovery codes that belong to them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, MessageSquare, Smartphone } from 'lucide-react';
import { useState } from 'react';
import {
  AccountBlock,
  type AccountBlockProps,
  Actions,
  Refused,
} from '#web/features/account/components/account-part.tsx';
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
import {
  type Account,
  accountQuery,
  type Method,
  type MethodKind,
  recoveryQuery,
} from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { civilDateOf, formatShortDate } from '#web/lib/format/civil-date.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { steps: text } = account.security;
const icons: Record<MethodKind, typeof Mail> = { totp: Smartphone, email: Mail, phone: MessageSquare };

export function SecondStepBlock({ heading }: Pick<AccountBlockProps, 'heading'>) {
  const user = useQuery(accountQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <AccountBlock title={text.title} description={text.description} heading={heading}>
        <Loaded query={user}>{(data) => <Methods account={data} onCodes={setCodes} />}</Loaded>
      </AccountBlock>
      {user.data && user.data.methods.length > 0 && (
        <RecoveryBlock account={user.data} heading={heading} onCodes={setCodes} />
      )}
      {codes !== null && <RecoveryCodes codes={codes} email={user.data?.email ?? ''} onClose={() => setCodes(null)} />}
    </>
  );
}

interface MethodsProps {
  account: Account;
  onCodes: (codes: readonly string[]) => void;
}

function Methods({ account: { email, methods, hasRecoveryCodes }, onCodes }: MethodsProps) {
  const queries = useQueryClient();
  const { prove, proveBy } = useReauthentication();
  const [enrolment, setEnrolment] = useState<Extract<Enrolment, { ok: true }> | null>(null);
  const enrol = useAccountMutation({
    mutationFn: (kind: 'totp' | 'email') => prove(kind === 'totp' ? enrolTotp : enrolEmail),
    onSuccess: setEnrolment,
  });
  const makeCodes = useAccountMutation({
    mutationFn: () => makeRecoveryCodes(false),
    invalidates: [accountQuery.queryKey, recoveryQuery.queryKey],
    onSuccess: ({ codes }) => onCodes(codes),
  });
  const remove = useAccountMutation({
    mutationFn: (method: Method) => {
      const other = otherMethod(methods, method);
      const work = () => removeFactor(method.id);
      return other === null ? prove(work) : proveBy(other, work);
    },
    invalidates: [accountQuery.queryKey, recoveryQuery.queryKey],
    success: { title: text.removed },
  });
  const mutations = [enrol, makeCodes, remove];
  const isPending = mutations.some((mutation) => mutation.isPending);
  const errorMessage = mutations.find((mutation) => mutation.errorMessage !== null)?.errorMessage ?? null;
  const clearErrors = () => {
    for (const { reset } of mutations) reset();
  };

  function begin(kind: 'totp' | 'email') {
    clearErrors();
    void enrol.run(kind);
  }

  /** An account without recovery codes gets them now, before the telephone can be lost. */
  async function complete() {
    setEnrolment(null);
    await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    toast(text.added);
    if (!hasRecoveryCodes) await makeCodes.run();
  }

  async function confirmRemoval(method: Method) {
    const other = otherMethod(methods, method);
    const description = other === null ? text.removeLast : text.removeOne(text.kinds[method.kind]);
    if (!(await confirm({ title: text.removeTitle, description, action: text.remove, isDangerous: true }))) return;
    clearErrors();
    await remove.run(method);
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
                    disabled={isPending}
                    onClick={() => void confirmRemoval(method)}
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
      <Refused sentence={errorMessage} />
      <Actions>
        <Button look="secondary" size="small" isBusy={isPending} onClick={() => begin('totp')}>
          {text.addTotp}
        </Button>
        {!methods.some(({ kind }) => kind === 'email') && (
          <Button look="secondary" size="small" disabled={isPending} onClick={() => begin('email')}>
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
