// Shows how many recovery codes are left and generates new ones.
import { useQuery } from '@tanstack/react-query';
import {
  AccountBlock,
  type AccountBlockProps,
  Actions,
  Refused,
} from '#web/features/account/components/account-part.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { makeRecoveryCodes } from '#web/features/account/factors.ts';
import { type Account, accountQuery, recoveryQuery } from '#web/features/account/queries.ts';
import { useReauthentication } from '#web/features/account/reauthentication.ts';
import { useAccountMutation } from '#web/features/account/use-account-mutation.ts';
import { formatPlural } from '#web/lib/format/format.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { recovery: text } = account.security;

/** At this number or below, a notice advises new codes. */
const FEW = 2;

interface RecoveryBlockProps extends Pick<AccountBlockProps, 'heading'> {
  account: Account;
  onCodes: (codes: readonly string[]) => void;
}

export function RecoveryBlock({ account: { hasRecoveryCodes }, heading, onCodes }: RecoveryBlockProps) {
  const { prove } = useReauthentication();
  const generate = useAccountMutation({
    mutationFn: () => prove(() => makeRecoveryCodes(hasRecoveryCodes)),
    invalidates: [accountQuery.queryKey, recoveryQuery.queryKey],
    success: { title: text.made },
    onSuccess: ({ codes }) => onCodes(codes),
  });

  async function confirmGeneration() {
    const question = { title: text.replaceTitle, description: text.replaceText, action: text.replace };
    if (hasRecoveryCodes && !(await confirm({ ...question, isDangerous: true }))) return;
    await generate.run();
  }

  return (
    <AccountBlock title={text.title} description={text.description} heading={heading}>
      {hasRecoveryCodes ? <CodesLeft /> : <p>{text.none}</p>}
      <Refused sentence={generate.errorMessage} />
      <Actions>
        <Button look="secondary" size="small" isBusy={generate.isPending} onClick={() => void confirmGeneration()}>
          {hasRecoveryCodes ? text.regenerate : text.generate}
        </Button>
      </Actions>
    </AccountBlock>
  );
}

function CodesLeft() {
  const status = useQuery(recoveryQuery);
  return (
    <Loaded query={status}>
      {({ total, remaining }) => (
        <>
          <p>{text.left(formatPlural(remaining, text.one, text.many), total)}</p>
          {remaining <= FEW && (
            <div className="mt-3">
              <Notice tone="note">{text.low}</Notice>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
