// A date, typed as people write it or picked in a calendar, which is a sheet on phones.
import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDevice } from '#web/lib/device/use-device.ts';
import {
  type CivilDate,
  civilDateOf,
  formatCivilDate,
  formatShortDate,
  isCivilDate,
  parseCivilDate,
} from '#web/lib/format/civil-date.ts';
import { valueFields } from '#web/locales/fr/ui/value-fields.ts';
import { Calendar } from '#web/ui/fields/date/date-field-calendar.tsx';
import type { DateBounds } from '#web/ui/fields/date/date-field-keyboard.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { type DraftField, DraftInput } from '#web/ui/fields/value/text-value-input.tsx';
import { useDraft } from '#web/ui/fields/value/use-text-value.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { date: text } = valueFields;

interface DateFieldProps extends DraftField<CivilDate>, DateBounds {
  /** '2027-06-12'. Null when empty; the typed text when it is not a date, which `z.iso.date()` refuses. */
  value: CivilDate | null;
}

export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, required, value, onChange, min, max, placeholder = text.placeholder } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isPhone = useDevice().kind === 'mobile';
  const draft = useDraft({ value, onChange, read, write, isReadable });
  const problem = draft.isUnreadable ? text.unreadable : draft.isSettled ? problemOf(value, { min, max }) : undefined;

  function close() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  const calendar = () => (
    <Calendar
      value={value !== null && isCivilDate(value) ? value : null}
      today={today()}
      bounds={{ min, max }}
      onChoose={(date) => {
        onChange(date);
        close();
      }}
    />
  );

  return (
    <Field {...{ label, hint, error: problem ?? error, required, ...(optional !== undefined && { optional }) }}>
      {(ids) => (
        <Popover.Root open={isOpen && !isPhone} onOpenChange={setOpen}>
          <Popover.Anchor className="relative">
            <DraftInput
              {...{ ids, draft, placeholder }}
              field={props}
              // Phones show a numeric keypad; « 12062027 » is parsed too.
              inputMode="numeric"
              onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
              className="pr-14"
            />
            <Popover.Trigger
              ref={opener}
              disabled={props.disabled}
              aria-label={text.open}
              className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-small text-quiet enabled:hover:text-ink disabled:opacity-60"
            >
              <CalendarDays aria-hidden className="size-5" strokeWidth={1.5} />
            </Popover.Trigger>
          </Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              aria-label={label}
              align="end"
              sideOffset={6}
              collisionPadding={12}
              onOpenAutoFocus={(event) => event.preventDefault()}
              className="z-50 w-84 rounded-panel border border-hairline bg-raised p-3 shadow-lifted outline-none motion-safe:animate-fade"
            >
              {calendar()}
            </Popover.Content>
          </Popover.Portal>
          {isPhone && (
            <Dialog isOpen={isOpen} onClose={close} title={label}>
              {isOpen && calendar()}
            </Dialog>
          )}
        </Popover.Root>
      )}
    </Field>
  );
}

const today = (): CivilDate => civilDateOf(new Date());

const read = (typed: string): string | null => (typed.trim() === '' ? null : (parseCivilDate(typed, today()) ?? typed));

const isReadable = (value: string | null): boolean => value === null || isCivilDate(value);

const write = (value: string | null): string =>
  value === null ? '' : isCivilDate(value) ? formatShortDate(value) : value;

function problemOf(value: CivilDate | null, { min, max }: DateBounds): string | undefined {
  if (value === null) return undefined;
  if (min !== undefined && value < min) return text.tooEarly(formatCivilDate(min));
  return max !== undefined && value > max ? text.tooLate(formatCivilDate(max)) : undefined;
}
