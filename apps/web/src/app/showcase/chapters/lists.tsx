// Lists: the four states, a sortable list and a very long one.
import { useState } from 'react';
import { Specimen } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { samples } from '#web/locales/fr/ui/showcase-samples.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { type ListQuery, QueryList } from '#web/ui/lists/query-list.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { VirtualList } from '#web/ui/lists/virtual-list.tsx';

const { lists: text } = showcase;
const MANY = 10_000;
type ListState = (typeof text.stateList)[number]['value'];

interface Guest {
  id: string;
  name: string;
  town: string;
}

const guests: readonly Guest[] = Array.from({ length: MANY }, (_, index) => ({
  id: String(index),
  name: `${samples.firstNames[index % samples.firstNames.length]} ${samples.lastNames[index % samples.lastNames.length]}`,
  town: samples.towns[index % samples.towns.length] ?? '',
}));

export function Lists() {
  const [state, setState] = useState<ListState>('empty');
  const [order, setOrder] = useState<readonly string[]>(['0', '1', '2']);
  return (
    <>
      <Specimen title={text.states}>
        <RadioGroup
          label={text.state}
          name="showcase-state"
          options={text.stateList}
          value={state}
          onChange={(event) => setState(event.target.value as ListState)}
          isRow
        />
        <div className="mt-4 min-h-72 border-hairline border-t pt-4">
          <QueryList
            list={queryOf(state, () => setState('full'))}
            failure={text.failure}
            empty={
              <EmptyState title={text.emptyTitle} text={text.emptyText}>
                <Button>{text.emptyAction}</Button>
              </EmptyState>
            }
          >
            {(items) => (
              <ul className="divide-y divide-hairline">
                {items.map((guest) => (
                  <li key={guest.id}>
                    <GuestLine guest={guest} />
                  </li>
                ))}
              </ul>
            )}
          </QueryList>
        </div>
      </Specimen>
      <Specimen title={text.sortable} hint={text.sortableHint}>
        <SortableList
          label={text.sortable}
          items={order.flatMap((id) => guests.find((guest) => guest.id === id) ?? [])}
          onOrder={setOrder}
        >
          {(guest) => <GuestLine guest={guest} />}
        </SortableList>
      </Specimen>
      <Specimen title={text.long} hint={text.longHint}>
        <VirtualList label={text.long} items={guests} itemId={({ id }) => id} rowHeight={72} height="h-120">
          {(guest) => <GuestLine guest={guest} hasAction />}
        </VirtualList>
      </Specimen>
    </>
  );
}

function GuestLine({ guest, hasAction = false }: { guest: Guest; hasAction?: boolean }) {
  return (
    <div className="flex min-h-18 items-center gap-4 py-2 pr-2">
      <Avatar name={guest.name} />
      <p className="min-w-0 flex-1">
        <span className="block break-words">{guest.name}</span>
        <span className="block text-quiet text-small">{guest.town}</span>
      </p>
      {hasAction && (
        <Button look="quiet" size="small" aria-label={text.remind(guest.name)}>
          {text.remindShort}
        </Button>
      )}
    </div>
  );
}

function queryOf(state: ListState, refetch: () => void): ListQuery<Guest> {
  const data = state === 'full' ? guests.slice(0, 4) : state === 'empty' ? [] : undefined;
  return { data, isError: state === 'failed', refetch };
}
