// « À placer »: the people who come and have no place yet, by household. A household is placed whole or person by person.
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { SeatingPerson, SeatingView, WaitingHousehold } from '#web/features/seating/page.ts';
import type { Passengers, SeatDragHandlers } from '#web/features/seating/use-seat-drag.ts';
import { foldText } from '#web/lib/format/format.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { DragHandle } from '#web/ui/lists/drag-handle.tsx';

const { waiting: text } = seating;

interface WaitingListProps {
  view: SeatingView;
  hasGuests: boolean;
  /** Null for a member who may only read. */
  drag: SeatDragHandlers | null;
  onChoose: (passengers: Passengers) => void;
}

export const WaitingList = memo(function WaitingList({ view, hasGuests, drag, onChoose }: WaitingListProps) {
  const [search, setSearch] = useState('');
  const hintId = useId();
  const wanted = foldText(search.trim());
  const found = view.waiting.filter(
    ({ household, people }) =>
      wanted === '' || foldText([household.name, ...people.map(({ name }) => name)].join(' ')).includes(wanted),
  );
  if (view.waiting.length === 0) {
    return (
      <div data-unseat className="flex flex-col items-start gap-3 py-4 text-quiet">
        <p>{hasGuests ? text.none : text.nobody}</p>
        {!hasGuests && (
          <ButtonLink href="/client/guests" look="secondary" size="small">
            {text.toGuests}
          </ButtonLink>
        )}
      </div>
    );
  }
  return (
    <div data-unseat>
      <SearchField
        label={text.search}
        value={search}
        onChange={setSearch}
        status={wanted === '' ? '' : text.found(found.length)}
      />
      {drag !== null && (
        <p id={hintId} className="sr-only">
          {text.keys}
        </p>
      )}
      {found.length === 0 && <p className="py-4 text-quiet">{text.nothing}</p>}
      <ul aria-label={text.list} className="mt-2 max-h-[56dvh] overflow-y-auto">
        {found.map((one) => (
          <HouseholdRow key={one.household.id} {...{ one, drag, hintId, onChoose }} />
        ))}
      </ul>
    </div>
  );
});

interface RowProps {
  drag: SeatDragHandlers | null;
  hintId: string;
  onChoose: (passengers: Passengers) => void;
}

function HouseholdRow({ one: { household, people }, ...row }: RowProps & { one: WaitingHousehold }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = people;
  const listId = useId();
  if (people.length === 1 && first !== undefined) {
    return (
      <li className="border-hairline border-b">
        <PersonLine {...row} person={first.person} name={first.name} />
      </li>
    );
  }
  const passengers = { guestIds: people.map(({ person }) => person.id), name: household.name };
  return (
    <li className="border-hairline border-b">
      <div className="flex items-center gap-1">
        {row.drag !== null && <Handle {...row} drag={row.drag} passengers={passengers} />}
        <button
          type="button"
          disabled={row.drag === null}
          onClick={() => row.onChoose(passengers)}
          className="min-h-12 min-w-0 flex-1 text-left enabled:hover:text-accent"
        >
          <span className="wrap-anywhere block font-medium">
            {row.drag !== null && <span className="sr-only">{text.place} </span>}
            {household.name}
          </span>
          <span className="block text-quiet text-small">{text.count(people.length)}</span>
        </button>
        <button
          type="button"
          aria-label={text.expand(household.name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="grid size-11 shrink-0 place-items-center rounded-small text-quiet hover:text-ink"
        >
          {isOpen ? <ChevronDown aria-hidden className="size-5" /> : <ChevronRight aria-hidden className="size-5" />}
        </button>
      </div>
      {isOpen && (
        <ul id={listId} className="pb-2 pl-4">
          {people.map(({ person, name }) => (
            <li key={person.id}>
              <PersonLine {...row} {...{ person, name }} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function PersonLine({ person, name, ...row }: RowProps & { person: SeatingPerson; name: string }) {
  const passengers = { guestIds: [person.id], name };
  const note = noteOf(person);
  return (
    <div className="flex items-center gap-1">
      {row.drag !== null && <Handle {...row} drag={row.drag} passengers={passengers} />}
      <button
        type="button"
        disabled={row.drag === null}
        onClick={() => row.onChoose(passengers)}
        className="min-h-12 min-w-0 flex-1 text-left enabled:hover:text-accent"
      >
        <span className="wrap-anywhere block">
          {row.drag !== null && <span className="sr-only">{text.place} </span>}
          {name}
        </span>
        {note !== '' && <span className="block text-quiet text-small">{note}</span>}
      </button>
    </div>
  );
}

function Handle({ drag, hintId, passengers }: { drag: SeatDragHandlers; hintId: string; passengers: Passengers }) {
  return (
    <DragHandle
      name={passengers.name}
      hintId={hintId}
      isCompact
      data-handle={passengers.guestIds[0] ?? ''}
      onPointerDown={(event) => drag.startDrag(event, passengers)}
      onKeyDown={(event) => drag.onHandleKey(event, passengers)}
      onBlur={drag.onHandleBlur}
    />
  );
}

export function noteOf(person: SeatingPerson): string {
  return [
    person.age_group === 'child' ? text.child : person.age_group === 'baby' ? text.baby : '',
    person.is_plus_one && person.first_name !== '' ? text.companion : '',
    person.has_replied ? '' : text.unanswered,
  ]
    .filter(Boolean)
    .join(' · ');
}
