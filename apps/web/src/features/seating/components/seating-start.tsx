// The first plan of an event, or another one: the moment, the number of tables, and a room to begin with.
import { type RoomTemplate, roomPlan, roomTemplates } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { Moment } from '#web/features/events/queries.ts';
import { addPlan } from '#web/features/seating/mutations.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';

const { start: text } = seating;

interface SeatingStartProps {
  eventId: string;
  moments: readonly Moment[];
  onCreated: (planId: string) => void;
}

export function SeatingStart({ eventId, moments, onCreated }: SeatingStartProps) {
  const meal =
    moments.find(({ kind }) => kind === 'diner') ?? moments.find(({ kind }) => kind === 'brunch') ?? moments[0];
  const [momentId, setMomentId] = useState(meal?.id ?? '');
  const [count, setCount] = useState<number | null>(12);
  const [seats, setSeats] = useState<number | null>(10);
  const [template, setTemplate] = useState<RoomTemplate>('banquet');
  const cache = useQueryClient();
  const creation = useToastMutation({
    mutationFn: addPlan,
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: eventKeys.seating(eventId) });
      onCreated(id);
    },
  });
  const isComplete = isBetween(count) && isBetween(seats);
  const name = moments.find(({ id }) => id === momentId)?.name ?? seating.title;
  return (
    <form
      noValidate
      className="flex w-full max-w-form flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete || creation.isPending) return;
        void creation.run({ momentId, name: name.slice(0, 80), room: roomPlan(template, { count, seats }) });
      }}
    >
      {creation.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {creation.errorMessage}
        </Notice>
      )}
      <SelectField
        label={text.moment}
        value={momentId}
        options={moments.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={({ target }) => setMomentId(target.value)}
      />
      <NumberField label={text.count} value={count} onChange={setCount} min={1} max={60} hasButtons />
      <NumberField label={text.seats} value={seats} onChange={setSeats} min={1} max={60} hasButtons />
      <SelectField
        label={text.template}
        value={template}
        options={roomTemplates.map((value) => ({ value, label: text.templates[value] }))}
        onChange={({ target }) => setTemplate(roomTemplates.find((known) => known === target.value) ?? 'banquet')}
      />
      <Button type="submit" isBusy={creation.isPending}>
        {text.submit(count || 0, seats || 0)}
      </Button>
    </form>
  );
}

const isBetween = (value: number | null): value is number => value !== null && value >= 1 && value <= 60;
