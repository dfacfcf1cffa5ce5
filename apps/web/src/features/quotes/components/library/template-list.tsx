// The partner's templates of quotes. Each opens on a page of its own.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { newTemplateAddress, templateAddress } from '#web/features/quotes/addresses.ts';
import { deleteTemplate } from '#web/features/quotes/mutations.ts';
import { type QuoteTemplate, templatesQuery } from '#web/features/quotes/queries.ts';
import { quoteLibrary } from '#web/locales/fr/partner/quote-library.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { templates: text } = quoteLibrary;

export function TemplateList() {
  const list = useQuery(templatesQuery);
  const navigate = useNavigate();
  const removal = useToastMutation({
    mutationFn: deleteTemplate,
    invalidates: [templatesQuery.queryKey],
    success: { title: text.removed },
    errorTitle: text.removeFailed,
  });

  async function remove({ id, name }: QuoteTemplate) {
    const question = { title: text.removeTitle(name), description: text.removeText, action: text.remove };
    if (await confirm({ ...question, isDangerous: true })) await removal.run(id);
  }

  const add = (
    <ButtonLink href={newTemplateAddress}>
      <Plus aria-hidden className="size-5" strokeWidth={1.5} />
      {text.add}
    </ButtonLink>
  );
  return (
    <QueryList
      list={list}
      failure={text.loadFailed}
      empty={
        <EmptyState title={text.empty} text={text.emptyText}>
          {add}
        </EmptyState>
      }
    >
      {(templates) => (
        <>
          <p className="mb-4 flex justify-end">{add}</p>
          <ul aria-label={text.list} className="border-hairline border-b">
            {templates.map((template) => (
              <li key={template.id} className="flex items-start gap-x-4 border-hairline border-t py-3">
                <div className="min-w-0 flex-1 pt-2">
                  <p className="wrap-anywhere">{template.name}</p>
                  <p className="wrap-anywhere text-quiet text-small">
                    {text.lines(
                      template.body.lines.length,
                      template.body.lines.slice(0, 3).map(({ label }) => label),
                    )}
                  </p>
                </div>
                <RowActions
                  editLabel={text.editOf(template.name)}
                  removeLabel={text.removeOf(template.name)}
                  onEdit={() => void navigate(templateAddress(template.id))}
                  onRemove={() => void remove(template)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryList>
  );
}
