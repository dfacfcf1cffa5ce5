// The virtual list of the guests with its header. Arrow keys move between rows, Ctrl+A selects all, Escape clears.
import type { ListedMoment } from '@liesse/domain';
import type { CSSProperties, KeyboardEvent } from 'react';
import { HomeRow, PersonRow } from '#web/features/guests/list/guest-row.tsx';
import { ListHeads } from '#web/features/guests/list/list-headers.tsx';
import { type Grouping, peopleOf, type Row, type Sort } from '#web/features/guests/list/rows.ts';
import { noSelection, type Selection, tick } from '#web/features/guests/list/selection.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { tickedOf } from '#web/ui/fields/row-checkbox.tsx';
import { PageList } from '#web/ui/lists/page-list.tsx';

interface GuestRowsProps {
  rows: readonly Row[];
  moments: readonly ListedMoment[];
  grouping: Grouping;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The number of people in the rows. */
  found: number;
  fresh: ReadonlySet<string>;
  /** Null for viewers. */
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
}

const rowId = ({ id }: Row): string => id;

const ROW_HEIGHT = { households: 50, people: 58 } as const;

export function GuestRows(props: GuestRowsProps) {
  const { rows, moments, grouping, sort, onSort, found, fresh, selection, onSelect } = props;
  const everyone = (): Selection => ({ ids: new Set(peopleOf(rows)), anchor: null });

  const ticker = (ids: readonly string[]) => (isTicked: boolean, withShift: boolean) => {
    if (selection !== null) onSelect(tick(selection, { ids, isTicked, range: withShift ? peopleOf(rows) : undefined }));
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return moveFocus(event, index);
    if (selection === null) return;
    if (event.key === 'Escape' && selection.ids.size > 0) onSelect(noSelection);
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelect(everyone());
    }
  }

  return (
    <div style={{ '--guest-columns': columnsOf(grouping, moments.length) } as CSSProperties}>
      <ListHeads
        moments={moments}
        grouping={grouping}
        sort={sort}
        onSort={onSort}
        ticked={selection && tickedOf(selection.ids.size, found)}
        found={found}
        onTickAll={(isTicked) => onSelect(isTicked ? everyone() : noSelection)}
      />
      <PageList label={text.list} items={rows} itemId={rowId} rowHeight={ROW_HEIGHT[grouping]} onKeyDown={onKeyDown}>
        {(row) =>
          row.kind === 'home' ? (
            <HomeRow
              home={row.home}
              shown={row.people.length}
              ticked={tickedOf(row.people.filter(({ id }) => selection?.ids.has(id)).length, row.people.length)}
              onTick={selection && ticker(row.people.map(({ id }) => id))}
            />
          ) : (
            <PersonRow
              person={row.person}
              moments={moments}
              isAlone={grouping === 'people'}
              isTicked={selection?.ids.has(row.id) ?? false}
              isFresh={fresh.has(row.id)}
              onTick={selection && ticker([row.id])}
            />
          )
        }
      </PageList>
    </div>
  );
}

/** Columns: checkbox, person, age, one for each moment, diet; without grouping also side with tags, and state. */
function columnsOf(grouping: Grouping, moments: number): string {
  const answers = moments > 0 ? `repeat(${moments}, minmax(2.25rem, 6rem))` : '';
  const base = `2.75rem minmax(8rem, 2.2fr) 4rem ${answers} minmax(0, 1.4fr)`;
  return grouping === 'people' ? `${base} minmax(0, 1.4fr) minmax(0, 7rem)` : base;
}

/** Moves from a checkbox to the next checkbox, and from a name to the next name. The list renders rows beyond the visible ones. */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const kind = 'rowBox' in target.dataset ? '[data-row-box]' : '[data-row-link]';
  const next = event.key === 'ArrowDown' ? index + 1 : index - 1;
  const found = currentTarget.querySelector<HTMLElement>(`[data-index="${next}"] ${kind}`);
  if (found === null) return;
  event.preventDefault();
  found.focus();
}
