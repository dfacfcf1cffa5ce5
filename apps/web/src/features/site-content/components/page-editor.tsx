// The form of a page of the public site. Somebody else's change meanwhile is merged or shown as a conflict.
import { useQueryClient } from '@tanstack/react-query';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { MarkdownEditor } from '#web/features/site-content/components/markdown-editor.tsx';
import { VersionsButton } from '#web/features/site-content/components/versions-panel.tsx';
import { formOfPage, type PageForm, pageForm } from '#web/features/site-content/forms.ts';
import { savePage } from '#web/features/site-content/mutations.ts';
import { sitePagesQuery } from '#web/features/site-content/queries.ts';
import type { SitePage } from '#web/features/site-content/text.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { pages: text } = content;
const EXCERPT = 300;

export function PageEditor({ page }: { page: SitePage }) {
  const queries = useQueryClient();
  const versioned = useVersionedForm<PageForm>({
    draft: `site-page:${page.slug}`,
    saved: { version: page.version, values: formOfPage(page) },
    schema: pageForm,
    write: (form, version) => savePage(page.slug, form, version),
    invalidates: [sitePagesQuery.queryKey],
    renew: async () => {
      const rows = await queries.fetchQuery({ ...sitePagesQuery, staleTime: 0 });
      const row = rows.find(({ slug }) => slug === page.slug);
      return row && { version: row.version, values: formOfPage(row) };
    },
    success: { title: text.saved },
  });
  const { form, typed, submit } = versioned;
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} aria-label={text.form} className="flex flex-col gap-6">
      <VersionedFormNotices versioned={versioned} describe={describeField} />
      <div className="max-w-form">
        <TextField
          {...form.register('title')}
          label={text.fields.title}
          error={errors.title?.message}
          autoComplete="off"
        />
      </div>
      <MarkdownEditor
        label={text.fields.body}
        value={typed.body}
        error={errors.body?.message}
        onChange={(body) => form.setValue('body', body)}
      />
      <div className="flex flex-wrap items-center gap-3 border-hairline border-t pt-6">
        <Button type="submit" isBusy={isSubmitting}>
          {text.save}
        </Button>
        <VersionsButton subject={{ page: page.slug }} current={page.version} />
      </div>
    </form>
  );
}

function describeField(field: keyof PageForm, value: unknown): { label: string; value: string } {
  return { label: text.fields[field], value: typeof value === 'string' ? value.slice(0, EXCERPT) : '' };
}
