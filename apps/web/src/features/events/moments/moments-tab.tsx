// Sorts, adds, edits and deletes the moments of an event.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { MomentForm } from '#web/features/events/forms.ts';
import { MomentActions } from '#web/features/events/moments/moment-actions.tsx';
import { MomentDialog, newMoment } from '#web/features/events/moments/moment-dialog.tsx';
import { MomentEditor } from '#web/features/events/moments/moment-editor.tsx';
import { MomentFacts } from '#web/features/events/moments/moment-facts.tsx';
import { rowOf } from '#web/features/events/moments/moment-values.ts';
import { addMoment, momentDependents, orderMoments, removeMoment } from '#web/features/events/moments/mutations.ts';
import { useOrder } from '#web/features/events/moments/use-order.ts';
import { type Moment, momentsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { moments as text } from '#web/locales/fr/client/moments.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

export function MomentsTab({ event }: { event: PlannedEvent }) {
  const moments = useQuery(momentsQuery(event.id));
  const [isAdding, setAdding] = useState(false);
  const add = useEventMutation({
    mutationFn: (values: MomentForm) => {
      const position = Math.max(-1, ...(moments.data ?? []).map((moment) => moment.position)) + 1;
      return addMoment(event.id, rowOf(values), position);
    },
    invalidates: momentDependents(event.id),
    success: { title: text.added },
  });

  async function submit(values: MomentForm): Promise<boolean> {
    const isAdded = (await add.run(values)) !== null;
    if (isAdded) setAdding(false);
    return isAdded;
  }

  const addButton = event.canEdit && (
    <Button
      look="secondary"
      size="small"
      icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => setAdding(true)}
    >
      {text.add}
    </Button>
  );

  return (
    <Section title={text.title} description={text.description} actions={addButton}>
      <QueryList
        list={moments}
        failure={events.unreadable}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      >
        {(items) => <MomentList event={event} moments={items} />}
      </QueryList>
      {isAdding && (
        <MomentDialog
          name={`moment:new:${event.id}`}
          title={text.addTitle}
          values={newMoment(event.starts_on)}
          hasDay
          onClose={() => setAdding(false)}
          onSubmit={submit}
        />
      )}
    </Section>
  );
}

function MomentList({ event, moments }: { event: PlannedEvent; moments: readonly Moment[] }) {
  const order = useOrder(moments, {
    write: (ids) => orderMoments(event.id, ids),
    invalidates: [eventKeys.moments(event.id)],
  });
  const remove = useEventMutation({
    mutationFn: (id: string) => removeMoment(id),
    invalidates: momentDependents(event.id),
    success: { title: text.removed },
  });
  const [edited, setEdited] = useState<string | null>(null);
  const open = moments.find(({ id }) => id === edited);

  async function confirmRemoval({ id, name }: Moment) {
    const question = { title: text.removeTitle(name), description: text.removeText, action: text.removeAction };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await remove.run(id);
  }

  return (
    <>
      <SortableList label={text.list} items={order.items} onOrder={order.put} isFixed={!event.canEdit}>
        {(moment) => (
          <div className="flex items-start justify-between gap-3">
            <MomentFacts {...moment} />
            {event.canEdit && (
              <MomentActions
                name={moment.name}
                onEdit={() => setEdited(moment.id)}
                onRemove={() => void confirmRemoval(moment)}
              />
            )}
          </div>
        )}
      </SortableList>
      {open !== undefined && (
        <MomentEditor key={open.id} eventId={event.id} moment={open} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
