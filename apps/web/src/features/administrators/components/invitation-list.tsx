// The invitations that nobody has accepted yet. Each can be sent again or withdrawn.
import type { AdminInvitation } from '#web/features/administrators/administrator.ts';
import { permissionWords } from '#web/features/administrators/components/administrator-item.tsx';
import { useResendMutation, useWithdrawMutation } from '#web/features/administrators/mutations.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { admins } from '#web/locales/fr/admin/admins.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { invitations: text } = admins;

export function InvitationList({ invitations }: { invitations: readonly AdminInvitation[] }) {
  const resend = useResendMutation();
  const withdraw = useWithdrawMutation();
  const isPending = resend.isPending || withdraw.isPending;

  async function askWithdraw(id: string) {
    const question = {
      title: text.withdrawTitle,
      description: text.withdrawText,
      action: text.withdrawAction,
      isDangerous: true,
    };
    if (await confirm(question)) await withdraw.run(id);
  }

  if (invitations.length === 0) return <p className="text-quiet">{text.empty}</p>;
  return (
    <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-t">
      {invitations.map(({ id, email, permissions, invited_by: inviter, expires_at: end, is_expired: isExpired }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-4">
          <div className="min-w-0 flex-1 basis-80">
            <p className="flex flex-wrap items-center gap-3 wrap-anywhere font-medium">
              {email}
              {isExpired && <Badge tone="danger">{text.expired}</Badge>}
            </p>
            <p className="mt-1 max-w-measure">{permissionWords(permissions)}</p>
            <p className="mt-1 text-quiet text-small">
              {[!isExpired && text.until(formatDay(new Date(end))), inviter !== null && text.by(inviter)]
                .filter((words) => words !== false)
                .join(' · ')}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              size="small"
              aria-label={text.resendTo(email)}
              disabled={isPending}
              onClick={() => void resend.run(id)}
            >
              {text.resend}
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-label={text.withdrawOf(email)}
              disabled={isPending}
              onClick={() => void askWithdraw(id)}
            >
              {text.withdraw}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
