// One member of an event. An owner changes the permissions of all others; everybody but the only owner can leave.
import { eventKeys } from '#web/features/events/event-keys.ts';
import { changeRights, endMembership, type Rights } from '#web/features/events/members/mutations.ts';
import type { Member } from '#web/features/events/members/queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { members as text } from '#web/locales/fr/client/members.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectControl } from '#web/ui/fields/select-control.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { roles } = events;
const optionOf = (value: Member['role']) => ({ value, label: roles[value] });
const rightsOptions = [optionOf('editor'), optionOf('viewer')];

interface MemberRowProps {
  event: PlannedEvent;
  member: Member;
  isSelf: boolean;
  /** False for the only owner. */
  canLeave: boolean;
  onLeft: () => void;
}

export function MemberRow({ event, member, isSelf, canLeave, onLeft }: MemberRowProps) {
  const name = member.name || text.someone;
  const canChange = event.role === 'owner' && !isSelf;

  const change = useEventMutation({
    mutationFn: (rights: Rights) => changeRights(event.id, member.id, rights),
    invalidates: [eventKeys.members(event.id)],
    success: { title: text.changed },
  });
  const end = useEventMutation({
    mutationFn: () => endMembership(event.id, member.id),
    // The tasks and the timeline entries of a removed member have nobody in charge any more.
    invalidates: [
      eventKeys.members(event.id),
      eventKeys.handover(event.id),
      ...(isSelf ? [eventKeys.list, eventKeys.dashboards] : [eventKeys.tasks(event.id), eventKeys.timeline(event.id)]),
    ],
    success: { title: isSelf ? text.left : text.removed },
  });
  const isPending = change.isPending || end.isPending;
  const errorMessage = change.errorMessage ?? end.errorMessage;

  async function remove() {
    const question = { title: text.removeTitle(name), description: text.removeText, action: text.remove };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    change.reset();
    await end.run();
  }

  async function leave() {
    const question = { title: text.leaveTitle, description: text.leaveText, action: text.leave };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    if ((await end.run()) !== null) onLeft();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
        <Avatar name={name} url={member.avatarUrl} size="medium" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">
            {name}
            {isSelf && <span className="font-normal text-quiet"> ({text.you})</span>}
          </p>
          {!canChange && (
            <p className="text-quiet text-small">
              {[roles[member.role], !member.canSeeBudget && text.hidden].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </div>
      {canChange && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="w-full tablet:w-48">
            <SelectControl
              aria-label={text.role(name)}
              value={member.role}
              disabled={isPending}
              onChange={({ target }) =>
                void change.run({ role: target.value as Rights['role'], canSeeBudget: member.canSeeBudget })
              }
              // Nobody becomes an owner without accepting an offer.
              options={member.role === 'owner' ? [optionOf('owner'), ...rightsOptions] : rightsOptions}
            />
          </div>
          <Checkbox
            aria-label={text.seesBudgetOf(name)}
            checked={member.canSeeBudget}
            // Those who edit always see it.
            disabled={isPending || member.role !== 'viewer'}
            onChange={({ target }) => void change.run({ role: 'viewer', canSeeBudget: target.checked })}
          >
            {text.seesBudget}
          </Checkbox>
          <Button
            look="quiet"
            size="small"
            aria-label={text.removeOf(name)}
            isBusy={isPending}
            onClick={() => void remove()}
          >
            {text.remove}
          </Button>
        </div>
      )}
      {isSelf && canLeave && (
        <Button look="quiet" size="small" isBusy={isPending} onClick={() => void leave()}>
          {text.leave}
        </Button>
      )}
      {errorMessage !== null && (
        <p role="alert" className="basis-full text-danger text-small">
          {errorMessage}
        </p>
      )}
    </li>
  );
}
