// /client/budget: the budget and the panel of a line. `?part=` selects the view.
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BudgetScreen } from '#web/features/budget/components/budget-screen.tsx';
import { HiddenBudget } from '#web/features/budget/components/hidden-budget.tsx';
import { LineSheet } from '#web/features/budget/components/line-sheet.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { budget as text } from '#web/locales/fr/client/budget.ts';

export function Component() {
  const event = useCurrentEvent();
  const { lineId } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const part = search.get('part');
  const close = () =>
    void navigate(
      { pathname: '/client/budget', search: part === null ? '' : `?part=${part}` },
      { preventScrollReset: true },
    );
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      {event.canSeeBudget ? (
        <>
          <BudgetScreen
            event={event}
            part={part}
            onPart={(value) => setSearch({ part: value }, { replace: true, preventScrollReset: true })}
          />
          {lineId !== undefined && (lineId !== 'new' || event.canEdit) && (
            <LineSheet
              key={lineId}
              event={event}
              lineId={lineId === 'new' ? null : lineId}
              categoryId={search.get('category')}
              onClose={close}
            />
          )}
        </>
      ) : (
        <HiddenBudget />
      )}
    </>
  );
}
