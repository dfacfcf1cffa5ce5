// The screen of the budget: its header and one tab at a time. It follows changes by realtime events.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { BudgetActions } from '#web/features/budget/components/budget-actions.tsx';
import { BudgetHead } from '#web/features/budget/components/budget-head.tsx';
import { DueList } from '#web/features/budget/components/due-list.tsx';
import { HiddenBudget } from '#web/features/budget/components/hidden-budget.tsx';
import { LedgerTable } from '#web/features/budget/components/ledger-table.tsx';
import { type BudgetLedger, viewOf } from '#web/features/budget/ledger.ts';
import { useLiveBudget } from '#web/features/budget/live.ts';
import { ledgerQuery } from '#web/features/budget/queries.ts';
import { nothingTyped } from '#web/features/budget/what-if.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { refusalOf, refusalReason } from '#web/lib/api/refusal.ts';
import { budget as text } from '#web/locales/fr/client/budget.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const BudgetStart = lazy(() => import('#web/features/budget/components/budget-start.tsx'));
const WhatIfTab = lazy(() => import('#web/features/budget/components/what-if-tab.tsx'));
const BudgetChart = lazy(() => import('#web/features/budget/components/budget-chart.tsx'));

interface BudgetScreenProps {
  event: PlannedEvent;
  part: string | null;
  onPart: (part: string) => void;
}

export function BudgetScreen({ event, part, onPart }: BudgetScreenProps) {
  const { data, isError, error, refetch } = useQuery(ledgerQuery(event.id));
  useLiveBudget(event.id);
  // The owner may have hidden the budget from this person since the event was fetched.
  if (isError && refusalReason(refusalOf(error)) === 'hidden-budget') return <HiddenBudget />;
  const isEmpty = data !== undefined && data.items.length === 0 && data.categories.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-title">{text.title}</h1>
        {data !== undefined && !isEmpty && <BudgetActions event={event} ledger={data} />}
      </div>
      {isError && <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Loading count={9} />}
      {isEmpty && event.canEdit && (
        <Suspense fallback={<Loading count={6} />}>
          <BudgetStart event={event} ledger={data} />
        </Suspense>
      )}
      {isEmpty && !event.canEdit && <EmptyState title={text.start.title} text={text.start.viewerText} />}
      {data !== undefined && !isEmpty && <FullBudget event={event} ledger={data} part={part} onPart={onPart} />}
    </>
  );
}

function FullBudget({ event, ledger, part, onPart }: BudgetScreenProps & { ledger: BudgetLedger }) {
  const today = useToday();
  const view = useMemo(() => viewOf(ledger, today), [ledger, today]);
  const [typed, setTyped] = useState(nothingTyped);
  const shared = { event, ledger, view };
  const later = <Loading count={6} />;
  const tabs = [
    { value: 'ledger', label: text.tabs.ledger, content: <LedgerTable {...shared} /> },
    { value: 'dues', label: text.tabs.dues, content: <DueList {...shared} /> },
    {
      value: 'what-if',
      label: text.tabs.whatIf,
      content: (
        <Suspense fallback={later}>
          <WhatIfTab event={event} ledger={ledger} typed={typed} onTyped={setTyped} onDone={() => onPart('ledger')} />
        </Suspense>
      ),
    },
    {
      value: 'chart',
      label: text.tabs.chart,
      content: (
        <Suspense fallback={later}>
          <BudgetChart groups={view.groups} />
        </Suspense>
      ),
    },
  ];
  return (
    <>
      {!event.canEdit && (
        <div className="mt-4">
          <Notice tone="note">{text.viewer}</Notice>
        </div>
      )}
      <BudgetHead {...shared} onDues={() => onPart('dues')} />
      <Tabs
        label={text.views}
        tabs={tabs}
        value={tabs.find(({ value }) => value === part)?.value ?? 'ledger'}
        onChange={onPart}
      />
    </>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">{states.loading}</span>
      <SkeletonLines count={count} />
    </div>
  );
}
