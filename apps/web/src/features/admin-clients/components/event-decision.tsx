// Suspends the pages of an event that open by a link, or opens them again.
import { useState } from 'react';
import type { EventRow } from '#web/features/admin-clients/client.ts';
import { DecisionDialog } from '#web/features/admin-clients/components/decision-dialog.tsx';
import { useEventDecision } from '#web/features/admin-clients/mutations.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { adminClients } from '#web/locales/fr/admin/clients.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const { events: text, decisions } = adminClients;

interface EventDecisionButtonProps {
  event: Pick<EventRow, 'id' | 'name' | 'suspended_at'>;
  /** The account on whose page the event is shown. */
  person: string | null;
}

export function EventDecisionButton({ event, person }: EventDecisionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isSuspended = event.suspended_at !== null;
  return (
    <>
      {event.suspended_at !== null && (
        <Badge tone="danger">{text.suspended(formatDay(new Date(event.suspended_at)))}</Badge>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={isSuspended ? text.liftOf(event.name) : text.suspendOf(event.name)}
        onClick={() => setOpen(true)}
      >
        {isSuspended ? text.lift : text.suspend}
      </Button>
      {isOpen && <EventDialog event={event} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function EventDialog({ event, person, onClose }: EventDecisionButtonProps & { onClose: () => void }) {
  // The list is fetched again before the dialog closes: the decision stays the one that was opened.
  const [kind] = useState(event.suspended_at === null ? ('suspend' as const) : ('lift' as const));
  const decide = useEventDecision(kind, event.id, person);
  const { title, text: description, action } = decisions[kind];
  return (
    <DecisionDialog
      title={title}
      description={description}
      action={action}
      isDangerous={kind === 'suspend'}
      {...(kind === 'suspend' && { hint: decisions.suspend.hint })}
      decide={decide}
      onClose={onClose}
    />
  );
}
