// The tables with their people: the plan as a list, for phones, keyboards and screen readers.
import { Ellipsis, Lock, Pencil } from 'lucide-react';
import { memo, useId } from 'react';
import type { Move } from '#web/features/seating/changes.ts';
import { noteOf } from '#web/features/seating/components/waiting-list.tsx';
import {
  chairs,
  type Seated,
  type SeatingHousehold,
  type SeatingView,
  type Table,
  type TableView,
} from '#web/features/seating/page.ts';
import type { HeldPeople, Passengers, SeatDragHandlers } from '#web/features/seating/use-seat-drag.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { tableName } from '#web/locales/fr/table-names.ts';
import { DragHandle } from '#web/ui/lists/drag-handle.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { table: text, person: personText } = seating;

interface TableListProps {
  view: SeatingView;
  households: ReadonlyMap<string, SeatingHousehold>;
  canEdit: boolean;
  drag: SeatDragHandlers;
  target: HeldPeople['target'];
  /** As the other handlers, it never changes. */
  onEdit: (table: Table) => void;
  onChoose: (passengers: Passengers) => void;
  onMove: (move: Move, sentence: string) => void;
}

export function TableList({ view, target, ...shared }: TableListProps) {
  const hintId = useId();
  if (view.tables.length === 0) return <p className="py-4 text-quiet">{text.none}</p>;
  return (
    <>
      <p id={hintId} className="sr-only">
        {seating.waiting.keys}
      </p>
      <ul aria-label={text.list} className="flex flex-col gap-6 tablet:max-h-[62dvh] tablet:overflow-y-auto">
        {view.tables.map((one) => (
          <TableItem key={one.table.id} {...{ one, hintId, ...shared }} isTarget={target?.tableId === one.table.id} />
        ))}
      </ul>
    </>
  );
}

interface TableItemProps extends Omit<TableListProps, 'view' | 'target'> {
  one: TableView;
  hintId: string;
  isTarget: boolean;
}

/** Memoised: while somebody is dragged, only the table below the pointer is rendered again. */
const TableItem = memo(function TableItem({ one, isTarget, households, onEdit, ...line }: TableItemProps) {
  return (
    <li data-table={one.table.id} className={`rounded-panel ${isTarget ? 'bg-accent-wash' : ''}`}>
      <TableHead one={one} onEdit={line.canEdit ? onEdit : null} problems={problemsOf(one, households)} />
      {one.people.length === 0 ? (
        <p className="py-2 text-quiet text-small">{text.empty}</p>
      ) : (
        <ul aria-label={tableName(one.table)}>
          {one.people.map((seated) => (
            <li key={seated.person.id} className="flex items-center gap-1 border-hairline border-b">
              <SeatedLine seated={seated} {...line} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

interface TableHeadProps {
  one: TableView;
  /** Null for a member who may only read. */
  onEdit: ((table: Table) => void) | null;
  problems: readonly string[];
}

function TableHead({ one, onEdit, problems }: TableHeadProps) {
  const { table, taken, free } = one;
  const name = tableName(table);
  return (
    <div className="flex items-start gap-2 border-ink border-b pb-1">
      <div className="min-w-0 flex-1">
        <h2 className="wrap-anywhere text-lead">{name}</h2>
        <p className="text-quiet text-small">
          {[
            text.filled(taken, table.seats),
            text.free(free),
            table.vendor_meals > 0 ? text.vendors(table.vendor_meals) : '',
            table.reserved_tag === null ? '' : text.reserved(table.reserved_tag),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {problems.map((problem) => (
          <p key={problem} className="text-danger text-small">
            {problem}
          </p>
        ))}
      </div>
      {onEdit !== null && (
        <button
          type="button"
          aria-label={text.editNamed(name)}
          onClick={() => onEdit(table)}
          className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:text-ink"
        >
          <Pencil aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
      )}
    </div>
  );
}

interface SeatedLineProps {
  seated: Seated;
  hintId: string;
  canEdit: boolean;
  drag: SeatDragHandlers;
  onChoose: (passengers: Passengers) => void;
  onMove: (move: Move, sentence: string) => void;
}

const SeatedLine = memo(function SeatedLine({
  seated: { person, seat, name },
  hintId,
  canEdit,
  drag,
  onChoose,
  onMove,
}: SeatedLineProps) {
  const passengers = { guestIds: [person.id], name };
  const note = [
    seat.seat === null ? '' : text.seat(seat.seat),
    noteOf(person),
    seat.chair === 'chair' ? '' : seating.chairs[seat.chair].toLocaleLowerCase('fr'),
  ]
    .filter(Boolean)
    .join(' · ');
  const stay = { tableId: seat.table_id, seat: seat.seat };
  return (
    <>
      {canEdit && (
        <DragHandle
          name={name}
          hintId={hintId}
          isCompact
          data-handle={person.id}
          onPointerDown={(event) => drag.startDrag(event, passengers)}
          onKeyDown={(event) => drag.onHandleKey(event, passengers)}
          onBlur={drag.onHandleBlur}
        />
      )}
      <div className="flex min-h-12 min-w-0 flex-1 flex-col justify-center">
        <span className="wrap-anywhere">{name}</span>
        {note !== '' && <span className="text-quiet text-small">{note}</span>}
      </div>
      {seat.is_locked && <Lock role="img" aria-label={text.locked} className="size-4 text-accent" strokeWidth={1.5} />}
      {canEdit && (
        <Menu
          label={personText.menu(name)}
          trigger={<Ellipsis aria-hidden className="size-5 text-quiet" strokeWidth={1.5} />}
        >
          <MenuAction onSelect={() => onChoose(passengers)}>{personText.move}</MenuAction>
          <MenuAction onSelect={() => onMove({ guestId: person.id, to: null }, seating.moved.removed(name))}>
            {personText.remove}
          </MenuAction>
          <MenuAction
            onSelect={() =>
              onMove(
                { guestId: person.id, to: { ...stay, isLocked: !seat.is_locked } },
                seat.is_locked ? personText.unlock : personText.lock,
              )
            }
          >
            {seat.is_locked ? personText.unlock : personText.lock}
          </MenuAction>
          {chairs
            .filter((chair) => chair !== seat.chair && (chair !== 'lap' || person.age_group !== 'adult'))
            .map((chair) => (
              <MenuAction
                key={chair}
                onSelect={() =>
                  onMove({ guestId: person.id, to: { ...stay, chair } }, `${name}\u00a0: ${seating.chairs[chair]}`)
                }
              >
                {personText.chair(seating.chairs[chair].toLocaleLowerCase('fr'))}
              </MenuAction>
            ))}
        </Menu>
      )}
    </>
  );
});

function problemsOf(
  { table, people, taken, isOutside }: TableView,
  households: ReadonlyMap<string, SeatingHousehold>,
): string[] {
  const { reserved_tag: tag } = table;
  const strangers =
    tag === null ? [] : people.filter(({ person }) => !households.get(person.household_id)?.tags.includes(tag));
  return [
    ...(isOutside ? [text.outside] : []),
    ...(people.length > 0 && taken < table.minimum ? [text.below(table.minimum)] : []),
    ...strangers.map(({ name }) => text.notReserved(name, tag ?? '')),
  ];
}
