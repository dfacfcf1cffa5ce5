// The settings of a plan: its name, the size of the room, whom it seats, and when guests see their table.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanChange } from '#web/features/seating/changes.ts';
import type { Plan } from '#web/features/seating/page.ts';
import { picturesQuery } from '#web/features/seating/queries.ts';
import { useNetworkProblem } from '#web/features/seating/use-network-problem.ts';
import { isCivilDate } from '#web/lib/format/civil-date.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NumberField } from '#web/ui/fields/value/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { room: text } = seating;

interface RoomDialogProps {
  eventId: string;
  plan: Plan;
  /** False when nothing was saved. */
  onSave: (room: NonNullable<PlanChange['room']>) => boolean;
  onClose: () => void;
}

export function RoomDialog({ eventId, plan, onSave, onClose }: RoomDialogProps) {
  const [name, setName] = useState(plan.name);
  const [width, setWidth] = useState<number | null>(plan.room_width / 100);
  const [length, setLength] = useState<number | null>(plan.room_length / 100);
  const [seatsUnanswered, setSeatsUnanswered] = useState(plan.seats_unanswered);
  const [guestsSeeFrom, setGuestsSeeFrom] = useState(plan.guests_see_from);
  const { data: pictures = [] } = useQuery(picturesQuery(eventId));
  const [backgroundId, setBackgroundId] = useState(plan.background_id);
  const [isChecked, setIsChecked] = useState(false);
  const hasName = name.trim() !== '';
  return (
    <FormDialog
      title={text.title}
      submitLabel={text.save}
      isBusy={false}
      problem={useNetworkProblem()}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        const [wide, long] = [Math.round((width ?? 0) * 100), Math.round((length ?? 0) * 100)];
        if (!hasName || !isRoom(wide) || !isRoom(long) || !(guestsSeeFrom === null || isCivilDate(guestsSeeFrom)))
          return;
        const isSaved = onSave({
          name: name.trim(),
          room_width: wide,
          room_length: long,
          seats_unanswered: seatsUnanswered,
          guests_see_from: guestsSeeFrom,
          background_id: backgroundId,
        });
        if (isSaved) onClose();
      }}
    >
      <TextField
        label={text.name}
        value={name}
        maxLength={80}
        error={isChecked && !hasName ? text.required : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <NumberField label={text.width} value={width} onChange={setWidth} min={2} max={100} hasDecimals />
      <NumberField label={text.length} value={length} onChange={setLength} min={2} max={100} hasDecimals />
      <SelectField
        label={text.background}
        hint={text.backgroundHint}
        value={backgroundId ?? ''}
        options={[
          { value: '', label: text.noBackground },
          ...pictures.map((picture) => ({ value: picture.id, label: picture.name })),
        ]}
        onChange={({ target }) => setBackgroundId(target.value === '' ? null : target.value)}
      />
      <div>
        <Checkbox checked={seatsUnanswered} onChange={({ target }) => setSeatsUnanswered(target.checked)}>
          {text.unanswered}
        </Checkbox>
        {plan.seats_unanswered && !seatsUnanswered && <p className="text-quiet text-small">{text.unansweredHint}</p>}
      </div>
      <DateField
        label={text.guestsSeeFrom}
        optional={text.optional}
        hint={text.guestsSeeFromHint}
        value={guestsSeeFrom}
        onChange={setGuestsSeeFrom}
      />
    </FormDialog>
  );
}

const isRoom = (centimetres: number): boolean => centimetres >= 200 && centimetres <= 10_000;
