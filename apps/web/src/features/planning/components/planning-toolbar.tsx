// The search, the filters, the sort and the selection mode of the planning.
import { ListChecks, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { FilterPanel } from '#web/features/planning/components/filter-panel.tsx';
import { countFilters } from '#web/features/planning/filters.ts';
import { type TaskSort, taskSorts } from '#web/features/planning/groups.ts';
import type { PlanningView } from '#web/features/planning/use-planning-view.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';

interface PlanningToolbarProps {
  view: PlanningView;
  total: number;
  /** Only the list can be sorted and selected from. */
  isList: boolean;
  /** Null for viewers who cannot edit. */
  selecting: { isOn: boolean; toggle: () => void } | null;
}

const icon = { 'aria-hidden': true, className: 'size-5 max-tablet:hidden', strokeWidth: 1.5 } as const;

export function PlanningToolbar({ view, total, isList, selecting }: PlanningToolbarProps) {
  const [isFiltering, setFiltering] = useState(false);
  const panel = useId();
  const count = countFilters(view.filters);
  const status = view.list.isNarrowed
    ? text.foundOf(view.list.found.length, total)
    : text.found(view.list.found.length);
  return (
    <>
      <div className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-2 gap-y-1 bg-paper px-5 py-3 tablet:-mx-10 tablet:px-10">
        <div className="min-w-0 flex-1 basis-52 tablet:basis-40">
          <SearchField
            label={text.search}
            value={view.search}
            onChange={(search) => view.change({ search })}
            status={status}
          />
        </div>
        <Button
          look={count > 0 ? 'secondary' : 'quiet'}
          size="small"
          aria-expanded={isFiltering}
          aria-controls={panel}
          onClick={() => setFiltering(!isFiltering)}
          icon={<SlidersHorizontal {...icon} />}
        >
          {count > 0 ? text.filters.openCount(count) : text.filters.open}
        </Button>
        {isList && selecting !== null && (
          <Button
            look={selecting.isOn ? 'secondary' : 'quiet'}
            size="small"
            aria-pressed={selecting.isOn}
            onClick={selecting.toggle}
            icon={<ListChecks {...icon} />}
          >
            {selecting.isOn ? text.selection.stop : text.selection.start}
          </Button>
        )}
        {isList && <SortChoice sort={view.sort} onChange={(sort) => view.change({ sort })} />}
        {view.list.isNarrowed && (
          <p aria-hidden className="w-full text-quiet text-small tabular-nums">
            {status}
          </p>
        )}
      </div>
      <div id={panel} hidden={!isFiltering}>
        {isFiltering && <FilterPanel filters={view.filters} onChange={(filters) => view.change({ filters })} />}
      </div>
    </>
  );
}

function SortChoice({ sort, onChange }: { sort: TaskSort; onChange: (sort: TaskSort) => void }) {
  return (
    <select
      aria-label={text.sort.label}
      value={sort}
      onChange={({ target }) => onChange(target.value as TaskSort)}
      className="ml-auto min-h-11 min-w-0 cursor-pointer rounded-small border border-transparent bg-transparent px-2 text-quiet text-small hover:border-edge hover:text-ink"
    >
      {taskSorts.map((value) => (
        <option key={value} value={value}>
          {text.sort[value]}
        </option>
      ))}
    </select>
  );
}
