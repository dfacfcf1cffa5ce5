// /client/partners/compare?trade=…: compares the partners of one trade.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useSearchParams } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { CHOSEN, PARTNERS_PATH } from '#web/features/event-partners/addresses.ts';
import { cheapest, MAX_COMPARED, readComparison } from '#web/features/event-partners/compare.ts';
import { CompareTable } from '#web/features/event-partners/components/compare-table.tsx';
import type { EventPartner } from '#web/features/event-partners/partner-board.ts';
import {
  type ComparedFacts,
  comparedFactsQuery,
  partnerBoardQuery,
  type QuotedLine,
  quotedLinesQuery,
} from '#web/features/event-partners/queries.ts';
import { useLivePartners } from '#web/features/event-partners/use-live-partners.ts';
import { townOf } from '#web/features/event-partners/wanted-trades.ts';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { compare: text } = eventPartners;
const NO_LINES: ReadonlyMap<string, readonly QuotedLine[]> = new Map();
const NO_FACTS: ReadonlyMap<string, ComparedFacts> = new Map();
const parents = [{ label: eventPartners.title, href: PARTNERS_PATH }];

export function Component() {
  const person = useOutletContext<Person>();
  const event = useCurrentEvent();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const { data: entries, isError, refetch } = useQuery(partnerBoardQuery(event.id));
  const { data: lines = NO_LINES } = useQuery({ ...quotedLinesQuery(event.id), enabled: event.canSeeBudget });
  useLivePartners(event.id, person.id);
  const { trade, candidates, chosen } = readComparison(search, entries ?? []);
  const compared = candidates.flatMap(({ partner_id: id }) => (id === null ? [] : [id]));
  const { data: facts = NO_FACTS } = useQuery(comparedFactsQuery(compared, event.starts_on, townOf(event.place)));
  const labelOf = useTradeLabel();
  const title = text.title(trade === null ? eventPartners.title : labelOf(trade));

  const choose = (ids: readonly string[]) =>
    setSearch(
      (before) => {
        before.set(CHOSEN, ids.join(','));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <>
      <Metadata title={title} description={text.description} />
      <Breadcrumbs parents={parents} current={title} />
      <h1 className="mt-2 mb-6 text-title">{title}</h1>
      {entries === undefined && isError && (
        <ErrorState message={eventPartners.loadFailed} onRetry={() => void refetch()} />
      )}
      {entries === undefined && !isError && <SkeletonLines count={8} />}
      {candidates.length > 2 && <Choice candidates={candidates} chosen={chosen} onChoose={choose} />}
      {entries !== undefined && chosen.length < 2 && (
        <EmptyState title={text.few.title} text={text.few.text}>
          <ButtonLink href={PARTNERS_PATH}>{eventPartners.title}</ButtonLink>
        </EmptyState>
      )}
      {chosen.length >= 2 && (
        <CompareTable
          chosen={chosen}
          lines={lines}
          facts={facts}
          day={event.starts_on}
          cheapestId={cheapest(chosen)}
          today={today}
          canEdit={event.canEdit}
          canSeeBudget={event.canSeeBudget}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  candidates: readonly EventPartner[];
  chosen: readonly EventPartner[];
  onChoose: (ids: readonly string[]) => void;
}

function Choice({ candidates, chosen, onChoose }: ChoiceProps) {
  const ids = chosen.map(({ id }) => id);
  const isFull = ids.length >= MAX_COMPARED;
  return (
    <fieldset className="mb-6">
      <legend className="font-medium text-small">{text.choose}</legend>
      <div className="flex flex-wrap gap-x-8">
        {candidates.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={ids.includes(id)}
            disabled={isFull && !ids.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...ids, id] : ids.filter((other) => other !== id))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {isFull && candidates.length > MAX_COMPARED && <p className="text-quiet text-small">{text.most}</p>}
    </fieldset>
  );
}
