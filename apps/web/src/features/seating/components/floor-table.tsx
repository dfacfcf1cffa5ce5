// One table on the floor plan with its seats. Memoised: while somebody drags, only the table below the pointer is rendered again.
import { seatSpots, tableSize, wordsRotation } from '@liesse/domain';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { type Seated, type TableView } from '#web/features/seating/page.ts';
import { initialsOf } from '#web/lib/format/initials.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { isTableNumber, tableName } from '#web/locales/fr/table-names.ts';

interface FloorTableProps {
  view: TableView;
  isSelected: boolean;
  /** Where the dragged person would go: the table, or one of its seats. */
  target: 'table' | number | null;
  hintId: string | undefined;
  onPress: ((event: PointerEvent<SVGElement>, id: string) => void) | undefined;
  onKey: ((event: KeyboardEvent<SVGElement>, id: string) => void) | undefined;
  onPressPerson: ((event: PointerEvent<SVGElement>, seated: Seated) => void) | undefined;
}

const SEAT_RADIUS = 22;

export const FloorTable = memo(function FloorTable(props: FloorTableProps) {
  const { view, isSelected, target, hintId, onPress, onKey, onPressPerson } = props;
  const { table, taken } = view;
  const { width, height } = tableSize(table.shape, table.seats);
  const name = tableName(table);
  const isNumber = isTableNumber(table.name);
  const seats = peopleBySeat(view);
  const spots = seatSpots(table.shape, table.seats).map((spot, index) => ({ ...spot, number: index + 1 }));
  const frame = view.isOutside
    ? 'stroke-danger'
    : isSelected || target === 'table'
      ? 'stroke-accent'
      : 'stroke-ornament';
  const fill = target === 'table' ? 'fill-accent-wash' : 'fill-raised';
  return (
    <g
      data-piece={table.id}
      data-table={table.id}
      transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
    >
      <g
        aria-label={text.table.label(name, taken, table.seats)}
        aria-describedby={hintId}
        {...pieceProps({ id: table.id, isSelected, onPress, onKey })}
        className={`outline-none [&:focus-visible>*:first-child]:stroke-ink [&:focus-visible>*:first-child]:[stroke-width:7] ${onPress ? 'cursor-move' : ''}`}
      >
        {table.shape === 'round' ? (
          <circle r={width / 2} strokeWidth={4} className={`${fill} ${frame}`} />
        ) : (
          <rect
            x={-width / 2}
            y={-height / 2}
            {...{ width, height }}
            rx={8}
            strokeWidth={4}
            className={`${fill} ${frame}`}
          />
        )}
      </g>
      <g
        aria-hidden
        transform={`rotate(${(isNumber ? 0 : wordsRotation(table)) - table.rotation})`}
        className="pointer-events-none select-none fill-ink"
        textAnchor="middle"
      >
        <text y={-4} fontSize={isNumber ? 44 : 24} className="font-display">
          {shortened(table.name)}
        </text>
        <text y={26} fontSize={22} className={view.free === 0 ? 'fill-success' : 'fill-quiet'}>
          {`${taken}/${table.seats}`}
        </text>
      </g>
      <g aria-hidden>
        {spots.map(({ x, y, number }) => {
          const seated = seats[number - 1];
          const isVendor = seated === 'vendor';
          const person = isVendor ? undefined : seated;
          return (
            <g
              key={number}
              data-seat={number}
              transform={`translate(${x} ${y}) rotate(${-table.rotation})`}
              onPointerDown={person && onPressPerson ? (event) => onPressPerson(event, person) : undefined}
              // The browser leads a finger to the nearest element with a style for presses: the seat, and not the table beside it.
              className={person && onPressPerson ? 'cursor-grab active:cursor-grabbing' : ''}
            >
              <title>{person?.name ?? (isVendor ? text.table.vendors(1) : text.table.seat(number))}</title>
              <circle
                r={SEAT_RADIUS}
                strokeWidth={3}
                className={target === number ? 'fill-accent-wash stroke-accent' : seatLook(seated)}
              />
              {person && (
                <text y={7} fontSize={19} textAnchor="middle" className="pointer-events-none select-none fill-ink">
                  {initialsOf(person.name)}
                </text>
              )}
              {person?.seat.is_locked && <circle cx={16} cy={-16} r={6} className="fill-accent" />}
            </g>
          );
        })}
      </g>
    </g>
  );
});

interface PieceProps {
  id: string;
  isSelected: boolean;
  onPress: ((event: PointerEvent<SVGElement>, id: string) => void) | undefined;
  onKey: ((event: KeyboardEvent<SVGElement>, id: string) => void) | undefined;
}

/** A piece is a button for those who may move it, and a picture for the others. */
export const pieceProps = ({ id, isSelected, onPress, onKey }: PieceProps) =>
  onPress === undefined
    ? ({ role: 'img' } as const)
    : ({
        role: 'button',
        tabIndex: 0,
        'aria-pressed': isSelected,
        onPointerDown: (event: PointerEvent<SVGElement>) => onPress(event, id),
        onKeyDown: (event: KeyboardEvent<SVGElement>) => onKey?.(event, id),
      } as const);

/** People with a number on their seat, the others on the free ones, and the vendors at the end. */
function peopleBySeat({ table, people }: TableView): Array<Seated | 'vendor' | undefined> {
  const seats = Array.from({ length: table.seats }, (): Seated | 'vendor' | undefined => undefined);
  for (const one of people) if (one.seat.seat !== null) seats[one.seat.seat - 1] = one;
  for (let left = table.vendor_meals, index = table.seats - 1; left > 0 && index >= 0; index--) {
    if (seats[index] !== undefined) continue;
    seats[index] = 'vendor';
    left--;
  }
  for (const one of people) {
    if (one.seat.seat !== null || one.seat.chair === 'lap') continue;
    const free = seats.indexOf(undefined);
    if (free !== -1) seats[free] = one;
  }
  return seats;
}

function seatLook(seated: Seated | 'vendor' | undefined): string {
  if (seated === undefined) return 'fill-paper stroke-hairline';
  if (seated === 'vendor') return 'fill-panel stroke-hairline';
  return seated.person.age_group === 'adult' ? 'fill-metal-wash stroke-ornament' : 'fill-success-wash stroke-success';
}

const shortened = (name: string): string => (name.length > 14 ? `${name.slice(0, 13)}…` : name);
