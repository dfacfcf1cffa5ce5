// The passkeys of the account, and the switch for the biometric lock of this device where it has one.
import type { PasskeyListItem } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { isNotOffered } from '#web/features/account/auth-service.ts';
import { AccountBlock, Actions, Refused } from '#web/features/account/components/account-part.tsx';
import { AccountRow, AccountRows } from '#web/features/account/components/account-row.tsx';
import { BiometricsSwitch } from '#web/features/account/components/biometrics-switch.tsx';
import { NotOffered } from '#web/features/account/components/query-content.tsx';
import { RenameDialog } from '#web/features/account/components/rename-dialog.tsx';
import { addPasskey, removePasskey } from '#web/features/account/passkeys.ts';
import { passkeysQuery } from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { enableBiometrics } from '#web/features/auth/biometrics.ts';
import { native } from '#web/lib/device/native.ts';
import { civilDateOf, formatShortDate } from '#web/lib/format/civil-date.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { keys: text } = account.security;

export function PasskeysBlock({ personId }: { personId: string }) {
  const passkeys = useQuery(passkeysQuery);
  const { prove } = useReauthentication();
  const add = useAccountMutation({
    mutationFn: () => prove(addPasskey),
    invalidates: [passkeysQuery.queryKey],
    success: text.added,
  });
  const remove = useAccountMutation({
    mutationFn: (passkey: PasskeyListItem) => prove(() => removePasskey(passkey.id)),
    invalidates: [passkeysQuery.queryKey],
    success: { title: text.removed },
  });
  const isPending = add.isPending || remove.isPending;
  const [renamed, setRenamed] = useState<PasskeyListItem | null>(null);
  const count = passkeys.data?.length ?? 0;

  async function confirmRemoval(passkey: PasskeyListItem) {
    const description = text.removeText(nameOf(passkey));
    const question = { title: text.removeTitle, description, action: text.remove, isDangerous: true };
    if (!(await confirm(question))) return;
    add.reset();
    const removed = await remove.run(passkey);
    if (removed !== null && count === 1 && native() === null) enableBiometrics(null);
  }

  if (isNotOffered(passkeys.error)) {
    return (
      <AccountBlock title={text.title} description={text.description}>
        <NotOffered />
      </AccountBlock>
    );
  }
  return (
    <AccountBlock title={text.title} description={text.description}>
      <QueryList
        list={passkeys}
        failure={account.unreadable}
        empty={<p>{text.none}</p>}
        skeleton={<Skeleton className="h-12 w-full" />}
      >
        {(items) => (
          <AccountRows label={text.list}>
            {items.map((item) => (
              <PasskeyRow
                key={item.id}
                passkey={item}
                isBusy={isPending}
                onRename={() => setRenamed(item)}
                onRemove={() => void confirmRemoval(item)}
              />
            ))}
          </AccountRows>
        )}
      </QueryList>
      <Refused sentence={add.errorMessage ?? remove.errorMessage} />
      {/* The web view of a native shell has no passkeys. */}
      {native() === null && (
        <Actions>
          <Button
            look="secondary"
            size="small"
            isBusy={isPending}
            icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => {
              remove.reset();
              void add.run();
            }}
          >
            {text.add}
          </Button>
        </Actions>
      )}
      {passkeys.data && <BiometricsSwitch key={String(count === 0)} personId={personId} hasPasskey={count > 0} />}
      {renamed !== null && (
        <RenameDialog passkeyId={renamed.id} name={nameOf(renamed)} onClose={() => setRenamed(null)} />
      )}
    </AccountBlock>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyListItem;
  isBusy: boolean;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const name = nameOf(passkey);
  const { created_at: created, last_used_at: used } = passkey;
  return (
    <AccountRow
      icon={<KeyRound aria-hidden className="size-5" strokeWidth={1.5} />}
      title={name}
      actions={
        <>
          <Button look="quiet" size="small" aria-label={text.renameLabel(name)} disabled={isBusy} onClick={onRename}>
            {text.rename}
          </Button>
          <Button look="quiet" size="small" aria-label={text.removeLabel(name)} disabled={isBusy} onClick={onRemove}>
            {text.remove}
          </Button>
        </>
      }
    >
      {used ? text.used(day(used)) : text.created(day(created))}
    </AccountRow>
  );
}

const nameOf = (passkey: PasskeyListItem): string => passkey.friendly_name ?? text.unnamed;

const day = (instant: string): string => formatShortDate(civilDateOf(new Date(instant)));
