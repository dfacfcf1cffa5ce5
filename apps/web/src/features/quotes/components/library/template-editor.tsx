// The editor of a template: its name, and the parts of a quote that do not depend on the client. What is typed is stored on this device.
import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { templatesAddress } from '#web/features/quotes/addresses.ts';
import { LineList } from '#web/features/quotes/components/line-list.tsx';
import { TermsEditor } from '#web/features/quotes/components/terms-editor.tsx';
import { problemsOf, type QuoteProblem } from '#web/features/quotes/draft-problems.ts';
import {
  changeDraft,
  type DraftChange,
  type DraftQuote,
  fromTemplate,
  toTemplate,
  totalsOf,
} from '#web/features/quotes/draft-quote.ts';
import { addTemplate, changeTemplate } from '#web/features/quotes/mutations.ts';
import { type QuoteTemplate, templatesQuery } from '#web/features/quotes/queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import { isSame, useDraftKey, useFoundDraft } from '#web/lib/drafts/draft.ts';
import { writeDraft } from '#web/lib/drafts/draft-store.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { quoteLibrary } from '#web/locales/fr/partner/quote-library.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { templates: text } = quoteLibrary;

interface TemplateForm {
  name: string;
  draft: DraftQuote;
}

interface TemplateEditorProps {
  /** Null for a new template. */
  template: QuoteTemplate | null;
  today: CivilDate;
}

export function TemplateEditor({ template, today }: TemplateEditorProps) {
  const navigate = useNavigate();
  const place = useDraftKey(`template:${template?.id ?? 'new'}`);
  const { found, isFound, erase } = useFoundDraft(place);
  const [saved] = useState<TemplateForm>(() => ({
    name: template?.name ?? '',
    draft: fromTemplate(template?.body ?? null),
  }));
  const [form, setForm] = useState<TemplateForm>(() => restored(found?.typed['form']) ?? saved);
  const [isChecked, setChecked] = useState(false);
  const { name, draft } = form;
  const totals = totalsOf(draft);
  const problems = problemsOf(draft, totals, today).filter((problem) => templateProblems.has(problem));
  const isNamed = name.trim() !== '' && name.trim().length <= 120;
  const save = useToastMutation({
    mutationFn: () => {
      const body = toTemplate(draft);
      return template === null ? addTemplate(name.trim(), body) : changeTemplate(template.id, name.trim(), body);
    },
    invalidates: [templatesQuery.queryKey],
    success: { title: text.saved },
    errorMessage: (refusal) => refusalSentence(refusal, text.refusals),
    onSuccess: () => {
      erase();
      return navigate(templatesAddress);
    },
  });

  const latest = useRef(form);
  const update = useCallback(
    (next: (form: TemplateForm) => TemplateForm) => {
      latest.current = next(latest.current);
      writeDraft(place, { version: 0, base: {}, typed: { form: latest.current } });
      setForm(latest.current);
    },
    [place],
  );
  /** Stable between key presses, so that the memoised rows do not render again. */
  const change = useCallback(
    (next: DraftChange) => update((before) => ({ ...before, draft: changeDraft(before.draft, next) })),
    [update],
  );
  const set = (values: Partial<DraftQuote>) => change({ type: 'set', values });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (isNamed && problems.length === 0 && !save.isPending) void save.run();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col">
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        <DraftNotice
          draft={{
            isFound: isFound && !isSame(form, saved),
            discard: () => {
              erase();
              latest.current = saved;
              setForm(saved);
            },
          }}
        />
        {save.errorMessage !== null && <Notice tone="danger">{save.errorMessage}</Notice>}
      </div>
      <Section title={text.head}>
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <TextField
            label={text.name}
            hint={text.nameHint}
            value={name}
            onChange={({ target }) => update((before) => ({ ...before, name: target.value }))}
            error={isChecked && !isNamed ? text.nameMissing : undefined}
            autoComplete="off"
          />
          <TextField
            label={quoteEditor.head.subject}
            optional={fields.optional}
            hint={quoteEditor.head.subjectHint}
            value={draft.title}
            maxLength={160}
            onChange={({ target }) => set({ title: target.value })}
            autoComplete="off"
          />
        </div>
      </Section>
      <Section title={quoteEditor.lines.title}>
        <LineList lines={draft.lines} isVatExempt={false} guests={null} isChecked={isChecked} change={change} />
      </Section>
      <Section title={quoteEditor.terms.title} description={quoteEditor.terms.description}>
        <TermsEditor {...{ draft, totals, problems, change }} />
      </Section>
      <Section title={text.notes}>
        <TextArea
          label={quoteEditor.end.notes}
          hint={quoteEditor.end.notesHint}
          optional={fields.optional}
          value={draft.notes}
          limit={4000}
          rows={5}
          onChange={({ target }) => set({ notes: target.value.slice(0, 4000) })}
        />
      </Section>
      <div className="flex flex-wrap items-center gap-3 border-hairline border-t pt-6">
        <Button type="submit" isBusy={save.isPending}>
          {text.save}
        </Button>
        <ButtonLink href={templatesAddress} look="quiet">
          {text.cancel}
        </ButtonLink>
        {isChecked && problems[0] !== undefined && (
          <p role="alert" className="text-danger text-small">
            {text.incomplete(quoteEditor.problems[problems[0]])}
          </p>
        )}
      </div>
    </form>
  );
}

/** A template has no days and no client. */
const templateProblems: ReadonlySet<QuoteProblem> = new Set([
  'noLines',
  'tooMany',
  'lines',
  'negative',
  'tooMuch',
  'termDays',
  'terms',
]);

/** A draft of another release may lack fields; it is then ignored. */
const restored = (stored: unknown): TemplateForm | null =>
  typeof stored === 'object' && stored !== null && 'name' in stored && 'draft' in stored
    ? (stored as TemplateForm)
    : null;
