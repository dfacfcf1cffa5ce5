// The header of the guest list: the checkbox that selects all rows, and the columns that sort it. The moments have icons, which the
// counts above the list name; wide screens show their names too. Phones show the first column and the icons.
import type { ListedMoment } from '@liesse/domain';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { momentIcons } from '#web/features/guests/list/moment-icons.ts';
import type { Grouping, Sort, SortKey } from '#web/features/guests/list/rows.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { RowCheckbox, type Ticked } from '#web/ui/fields/row-checkbox.tsx';

interface ListHeadsProps {
  moments: readonly ListedMoment[];
  grouping: Grouping;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Null for viewers, who select nothing. */
  ticked: Ticked | null;
  found: number;
  onTickAll: (isTicked: boolean) => void;
}

export function ListHeads({ moments, grouping, sort, onSort, ticked, found, onTickAll }: ListHeadsProps) {
  const isAlone = grouping === 'people';
  const shared = { sort, onSort };
  const icons = momentIcons(moments);
  return (
    <div
      role="group"
      aria-label={text.sort.label}
      className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-ornament border-b text-quiet text-small tablet:grid-cols-(--guest-columns)"
    >
      {ticked === null ? (
        <span className="w-2" />
      ) : (
        <RowCheckbox name={text.selection.all(found)} ticked={ticked} onTick={onTickAll} />
      )}
      <SortHead {...shared} sortKey="name" title={isAlone ? text.columns.person : text.sort.household} />
      <SortHead {...shared} sortKey="age" title={text.sort.age} from="tablet" />
      <div className="flex gap-1.5 tablet:hidden">
        {moments.map(({ id, name }, index) => {
          const Icon = icons[index];
          return (
            <span key={id} role="img" aria-label={name} title={name} className="grid w-4.5 place-items-center">
              {Icon && <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />}
            </span>
          );
        })}
      </div>
      {moments.map(({ id, name }, index) => (
        <SortHead
          key={id}
          {...shared}
          sortKey={`moment:${id}`}
          title={name}
          from="tablet"
          icon={icons[index]}
          isNamed={moments.length <= MOST_NAMED}
        />
      ))}
      <SortHead {...shared} sortKey="diet" title={text.sort.diet} from="desktop" />
      {isAlone && <SortHead {...shared} sortKey="side" title={text.columns.tags} from="desktop" />}
      {isAlone && <SortHead {...shared} sortKey="state" title={text.sort.state} from="desktop" />}
    </div>
  );
}

/** With more moments the columns are too narrow for words. */
const MOST_NAMED = 4;

interface SortHeadProps {
  title: string;
  sort: Sort;
  sortKey: SortKey;
  onSort: (sort: Sort) => void;
  /** The smallest screen that shows the column. */
  from?: keyof typeof shownFrom;
  /** For the narrow column of a moment. */
  icon?: LucideIcon | undefined;
  /** Wide screens show the title below the icon. */
  isNamed?: boolean;
}

const shownFrom = {
  phone: 'inline-flex',
  tablet: 'hidden tablet:inline-flex',
  desktop: 'hidden desktop:inline-flex',
} as const;

function SortHead({ title, sort, sortKey, onSort, from = 'phone', icon: Icon, isNamed = false }: SortHeadProps) {
  const isSorted = sort.key === sortKey;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      aria-pressed={isSorted}
      title={title}
      onClick={() => onSort({ key: sortKey, isDescending: isSorted && !sort.isDescending })}
      className={`${shownFrom[from]} min-h-11 min-w-0 items-center gap-1 rounded-small transition-colors hover:text-ink focus-visible:outline-offset-[-2px] aria-pressed:text-ink ${Icon ? 'justify-center py-1 text-center' : ''}`}
    >
      {Icon ? (
        <span className="flex min-w-0 flex-col items-center">
          <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
          <span className={isNamed ? 'text-nav max-desktop:sr-only' : 'sr-only'}>{title}</span>
        </span>
      ) : (
        <span className="truncate">{title}</span>
      )}
      {isSorted && <Arrow aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={1.5} />}
      {isSorted && sort.isDescending && <span className="sr-only">{text.sort.reversed}</span>}
    </button>
  );
}
