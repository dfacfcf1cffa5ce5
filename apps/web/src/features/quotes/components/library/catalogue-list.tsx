// The partner's catalogue of services: searched, added to, edited and deleted.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ServiceDialog } from '#web/features/quotes/components/library/service-dialog.tsx';
import { deleteService } from '#web/features/quotes/mutations.ts';
import { type CatalogueService, catalogueQuery } from '#web/features/quotes/queries.ts';
import { foldText, formatCount, formatMoney } from '#web/lib/format/format.ts';
import { quoteLibrary } from '#web/locales/fr/partner/quote-library.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { catalogue: text } = quoteLibrary;

export function CatalogueList() {
  const list = useQuery(catalogueQuery);
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<CatalogueService | 'new' | null>(null);
  const removal = useToastMutation({
    mutationFn: deleteService,
    invalidates: [catalogueQuery.queryKey],
    success: { title: text.removed },
    errorTitle: text.removeFailed,
  });

  async function remove({ id, label }: CatalogueService) {
    const question = { title: text.removeTitle(label), description: text.removeText, action: text.remove };
    if (await confirm({ ...question, isDangerous: true })) await removal.run(id);
  }

  const add = (
    <Button icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />} onClick={() => setEdited('new')}>
      {text.add}
    </Button>
  );
  return (
    <>
      <QueryList
        list={list}
        failure={text.loadFailed}
        empty={
          <EmptyState title={text.empty} text={text.emptyText}>
            {add}
          </EmptyState>
        }
      >
        {(services) => {
          const shown = services.filter(({ label }) => foldText(label).includes(foldText(words)));
          return (
            <>
              <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
                <div className="min-w-0 flex-1 basis-60 tablet:max-w-form">
                  <SearchField
                    label={text.search}
                    value={words}
                    onChange={setWords}
                    {...(words !== '' && { status: text.found(shown.length) })}
                  />
                </div>
                {add}
              </div>
              {shown.length === 0 && <p className="py-4 text-quiet">{text.noMatch}</p>}
              <ul aria-label={text.list} className="border-hairline border-b">
                {shown.map((service) => (
                  <li key={service.id} className="flex items-start gap-x-4 border-hairline border-t py-3">
                    <div className="flex min-w-0 flex-1 flex-col gap-x-8 gap-y-1 pt-2 tablet:flex-row tablet:justify-between">
                      <div className="min-w-0">
                        <p className="wrap-anywhere">{service.label}</p>
                        <p className="text-quiet text-small">
                          {text.detail(service.unit, formatCount(service.vat_rate), service.is_per_guest)}
                        </p>
                      </div>
                      <p className="shrink-0 font-display text-heading tabular-nums">
                        {formatMoney(service.unit_cents)}
                      </p>
                    </div>
                    <RowActions
                      editLabel={text.editOf(service.label)}
                      removeLabel={text.removeOf(service.label)}
                      onEdit={() => setEdited(service)}
                      onRemove={() => void remove(service)}
                    />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </QueryList>
      {edited !== null && <ServiceDialog service={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
