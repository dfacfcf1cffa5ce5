// The header row of a category: its name, its forecast against the planned amount, and its menu.
import { ArrowUpDown, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { withoutCategory } from '#web/features/budget/changes.ts';
import { CategoryDialog } from '#web/features/budget/components/category-dialog.tsx';
import type { Category, Group } from '#web/features/budget/ledger.ts';
import { removeCategory } from '#web/features/budget/mutations.ts';
import { useLedgerMutation } from '#web/features/budget/use-ledger-mutation.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { formatPrice } from '#web/lib/format/format.ts';
import { budget } from '#web/locales/fr/client/budget.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { ledger: text } = budget;
const OrderDialog = lazy(() => import('#web/features/budget/components/order-dialog.tsx'));
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

export function CategoryHead({ event, group }: { event: PlannedEvent; group: Group }) {
  const { category, forecast, over } = group;
  const name = category?.name ?? text.noCategory;
  const planned = category?.planned_cents ?? 0;
  return (
    <tr role="row" className="flex items-center gap-x-3 pt-4 pb-1">
      <th role="rowheader" scope="rowgroup" className="min-w-0 flex-1 text-left font-normal">
        <span className="font-display text-heading wrap-anywhere">{name}</span>
        {over > 0 && <span className="block text-danger">{text.over(formatPrice(over))}</span>}
      </th>
      <td role="cell" className="text-right">
        <span className="block font-display text-heading lining-nums tabular-nums">{formatPrice(forecast)}</span>
        {planned > 0 && <span className="block text-quiet">{text.planned(formatPrice(planned))}</span>}
      </td>
      {event.canEdit && (
        <td role="cell" className="-mr-3">
          <CategoryMenu event={event} group={group} name={name} />
        </td>
      )}
    </tr>
  );
}

function CategoryMenu({ event, group, name }: { event: PlannedEvent; group: Group; name: string }) {
  const [open, setOpen] = useState<'edit' | 'order' | null>(null);
  const navigate = useNavigate();
  const removal = useLedgerMutation(event.id, {
    change: (id: string) => withoutCategory(id),
    mutationFn: (id) => removeCategory(id),
    success: { title: budget.category.removed },
  });
  const { category, lines } = group;

  async function remove({ id, name: title }: Category) {
    const { title: question, text: description, action } = budget.category.remove;
    if (!(await confirm({ title: question(title), description, action, isDangerous: true }))) return;
    await removal.run(id);
  }

  return (
    <>
      <Menu label={text.categoryMenu(name)} trigger={<Ellipsis {...icon} />}>
        <MenuAction
          icon={<Plus {...icon} />}
          onSelect={() =>
            void navigate(`/client/budget/new${category === null ? '' : `?category=${category.id}`}`, {
              preventScrollReset: true,
            })
          }
        >
          {text.addLine}
        </MenuAction>
        {category !== null && (
          <MenuAction icon={<Pencil {...icon} />} onSelect={() => setOpen('edit')}>
            {text.editCategory}
          </MenuAction>
        )}
        {lines.length > 1 && (
          <MenuAction icon={<ArrowUpDown {...icon} />} onSelect={() => setOpen('order')}>
            {text.orderLines}
          </MenuAction>
        )}
        {category !== null && (
          <MenuAction icon={<Trash2 {...icon} />} onSelect={() => void remove(category)}>
            {text.deleteCategory}
          </MenuAction>
        )}
      </Menu>
      {open === 'edit' && <CategoryDialog eventId={event.id} category={category} onClose={() => setOpen(null)} />}
      {open === 'order' && (
        <Suspense>
          <OrderDialog
            eventId={event.id}
            table="budget_items"
            title={budget.order.lines(name)}
            rows={lines.map(({ line }) => ({ id: line.id, name: line.label }))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
