// The page for members from whom the owner hides the budget. It fetches nothing.
import { budget } from '#web/locales/fr/client/budget.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const { hidden: text } = budget;

export function HiddenBudget() {
  return (
    <>
      <h1 className="text-title">{budget.title}</h1>
      <EmptyState title={text.title} text={text.text}>
        <ButtonLink href="/client/dashboard" look="secondary">
          {text.back}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
