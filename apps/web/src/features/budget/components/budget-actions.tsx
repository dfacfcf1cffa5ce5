// The actions of the whole budget: add a line or a category, sort, export.
import { ArrowUpDown, Download, Ellipsis, FolderPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CategoryDialog } from '#web/features/budget/components/category-dialog.tsx';
import type { BudgetLedger } from '#web/features/budget/ledger.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { civilDateOf } from '#web/lib/format/civil-date.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { ledger: text } = budget;
const OrderDialog = lazy(() => import('#web/features/budget/components/order-dialog.tsx'));
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface BudgetActionsProps {
  event: PlannedEvent;
  ledger: BudgetLedger;
}

export function BudgetActions({ event, ledger }: BudgetActionsProps) {
  const [open, setOpen] = useState<'category' | 'order' | null>(null);

  async function exportBudget(kind: 'xlsx' | 'pdf') {
    try {
      const { downloadBudget } = await import('#web/features/budget/export.ts');
      await downloadBudget(kind, ledger, event.name, civilDateOf(new Date()));
      toast({ title: text.exported });
    } catch {
      toast({ variant: 'destructive', title: text.exportFailed });
    }
  }

  return (
    <div className="flex items-center gap-2">
      {event.canEdit && (
        <ButtonLink href="/client/budget/new" size="small" preventScrollReset>
          <Plus {...icon} />
          {text.addLine}
        </ButtonLink>
      )}
      <Menu label={text.more} trigger={<Ellipsis {...icon} />}>
        {event.canEdit && (
          <MenuAction onSelect={() => setOpen('category')} icon={<FolderPlus {...icon} />}>
            {text.addCategory}
          </MenuAction>
        )}
        {event.canEdit && ledger.categories.length > 1 && (
          <MenuAction onSelect={() => setOpen('order')} icon={<ArrowUpDown {...icon} />}>
            {text.orderCategories}
          </MenuAction>
        )}
        <MenuAction onSelect={() => void exportBudget('xlsx')} icon={<Download {...icon} />}>
          {text.exportXlsx}
        </MenuAction>
        <MenuAction onSelect={() => void exportBudget('pdf')} icon={<Download {...icon} />}>
          {text.exportPdf}
        </MenuAction>
      </Menu>
      {open === 'category' && <CategoryDialog eventId={event.id} category={null} onClose={() => setOpen(null)} />}
      {open === 'order' && (
        <Suspense>
          <OrderDialog
            eventId={event.id}
            table="budget_categories"
            title={budget.order.categories}
            rows={ledger.categories.map(({ id, name }) => ({ id, name }))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
