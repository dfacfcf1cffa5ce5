// Above the list: the box for all of it, and what it is sorted by: heads on wide screens, one choice on phones.
import type { ListedMoment } from '@liesse/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Grouping, Sort, SortKey } from '#web/features/guests/rows.ts';
import { noSelection, type Selection } from '#web/features/guests/selection.ts';
import { guests as text } from '#web/locales/fr/guests.ts';

interface ListHeadsProps {
  moments: readonly ListedMoment[];
  grouping: Grouping;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection | null;
  /** Those who are shown now. */
  everyone: () => readonly string[];
  onSelect: (selection: Selection) => void;
}

export function ListHeads({ moments, grouping, sort, onSort, selection, everyone, onSelect }: ListHeadsProps) {
  const count = selection?.ids.size ?? 0;
  const isAlone = grouping === 'people';
  const head = (key: SortKey, title: string, className = '') => (
    <SortHead title={title} className={className} sort={sort} sortKey={key} onSort={onSort} />
  );
  return (
    <div
      role="group"
      aria-label={text.sort.label}
      className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-ornament border-b text-quiet text-small tablet:grid-cols-(--guest-columns)"
    >
      {selection ? (
        <label className="grid size-11 cursor-pointer place-items-center">
          <span className="sr-only">{text.selection.all(everyone().length)}</span>
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < everyone().length;
            }}
            checked={count > 0 && count >= everyone().length}
            onChange={(event) =>
              onSelect(event.target.checked ? { ids: new Set(everyone()), anchor: null } : noSelection)
            }
            className="size-5 accent-accent"
          />
        </label>
      ) : (
        <span className="w-2" />
      )}
      {head('name', isAlone ? text.columns.person : text.sort.household)}
      {head('age', text.sort.age, 'hidden tablet:inline-flex')}
      <div className="flex gap-1.5 tablet:contents">
        {moments.map(({ id, name }) => (
          <span key={`${id} sign`} aria-hidden className="w-4.5 text-center text-nav tablet:hidden">
            {name.slice(0, 2)}
          </span>
        ))}
        {moments.map(({ id, name }) => (
          <SortHead
            key={id}
            title={name}
            className="hidden w-full justify-center text-center tablet:inline-flex"
            sort={sort}
            sortKey={`moment:${id}`}
            onSort={onSort}
            isNarrow
          />
        ))}
      </div>
      {head('diet', text.sort.diet, 'hidden desktop:inline-flex')}
      {isAlone && head('side', text.columns.tags, 'hidden desktop:inline-flex')}
      {isAlone && head('state', text.sort.state, 'hidden desktop:inline-flex')}
    </div>
  );
}

interface SortHeadProps {
  title: string;
  className: string;
  sort: Sort;
  sortKey: SortKey;
  onSort: (sort: Sort) => void;
  isNarrow?: boolean;
}

function SortHead({ title, className, sort, sortKey, onSort, isNarrow = false }: SortHeadProps) {
  const isSorted = sort.key === sortKey;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      aria-pressed={isSorted}
      title={title}
      onClick={() => onSort({ key: sortKey, isDescending: isSorted && !sort.isDescending })}
      className={`${className.includes('inline-flex') ? '' : 'inline-flex'} min-h-11 min-w-0 items-center gap-1 rounded-small transition-colors hover:text-ink focus-visible:outline-offset-[-2px] ${isSorted ? 'text-ink' : ''} ${className}`}
    >
      <span className={isNarrow ? 'line-clamp-2 break-words text-nav [hyphens:auto]' : 'truncate'}>{title}</span>
      {isSorted && <Arrow aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={1.5} />}
      {isSorted && sort.isDescending && <span className="sr-only">{text.sort.reversed(title)}</span>}
    </button>
  );
}
