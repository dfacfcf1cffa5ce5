// One administrator: the permissions in words, the last sign-in, the second step, and the buttons to change or remove.
import { permissions } from '@liesse/domain';
import type { Administrator } from '#web/features/administrators/administrator.ts';
import { formatDay, formatList } from '#web/lib/format/format.ts';
import { admins as text } from '#web/locales/fr/admin/admins.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface AdministratorItemProps {
  administrator: Administrator;
  isOwn: boolean;
  onChange: () => void;
  onRemove: () => void;
}

export function AdministratorItem({ administrator, isOwn, onChange, onRemove }: AdministratorItemProps) {
  const { name, email, last_sign_in_at: seenAt, has_second_step: hasStep } = administrator;
  const shown = name || (email ?? text.unnamed);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="wrap-anywhere text-heading">{shown}</h2>
          {isOwn && <Badge tone="metal">{text.you}</Badge>}
          <Badge tone={hasStep ? 'success' : 'neutral'}>{hasStep ? text.withStep : text.withoutStep}</Badge>
        </div>
        {name !== '' && email !== null && <p className="mt-0.5 wrap-anywhere text-quiet text-small">{email}</p>}
        <p className="mt-2 max-w-measure">{permissionWords(administrator.permissions)}</p>
        <p className="mt-1 text-quiet text-small">
          {seenAt === null ? text.neverSeen : text.lastSeen(formatDay(new Date(seenAt)))}
        </p>
      </div>
      {isOwn ? (
        <p className="max-w-64 text-quiet text-small">{text.ownHint}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" size="small" aria-label={text.change.openOf(shown)} onClick={onChange}>
            {text.change.open}
          </Button>
          <Button look="quiet" size="small" aria-label={text.remove.openOf(shown)} onClick={onRemove}>
            {text.remove.open}
          </Button>
        </div>
      )}
    </li>
  );
}

export function permissionWords(list: Administrator['permissions']): string {
  if (list.length === 0) return text.none;
  if (permissions.every((one) => list.includes(one))) return text.full;
  return formatList(list.map((one) => text.permissions[one].label));
}
