// The form of a report: what is reported, the reason, and the address of a visitor who wants an answer.
import { categoriesOf, type ReportCategory, type ReportKind, reportLimits } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { reportableQuery } from '#web/features/reports/queries.ts';
import type { ReportApi, ReportableContent } from '#web/features/reports/report.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import type { Translated } from '#web/lib/format/translated.ts';
import { reports } from '#web/locales/fr/reports.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const ADDRESS = /^[^@\s]+@[^@\s]+$/;

/** Guests read them in their language. */
type ReportTexts = Omit<Translated<typeof reports>, 'title' | 'about' | 'context' | 'decision'> & {
  title: string;
  about: string | ((name: string) => string);
};

const textsOf = (kind: ReportKind): ReportTexts => ({
  ...reports,
  title: reports.title[kind],
  about: reports.about[kind],
});

interface ReportScreenProps {
  kind: ReportKind;
  text?: ReportTexts;
  subjectId: string;
  api: ReportApi;
  /** Null for a visitor, who may leave an address. */
  personId: string | null;
  /** Where a person goes who opened the form by its address. */
  home: string;
}

export function ReportScreen({ kind, text = textsOf(kind), subjectId, api, personId, home }: ReportScreenProps) {
  const { data: content, isError, refetch } = useQuery(reportableQuery(api, kind, subjectId, personId));
  const [sent, setSent] = useState<'answered' | 'anonymous' | null>(null);
  if (sent !== null) {
    return (
      <End text={text} title={text.done} note={sent === 'answered' ? text.doneText : text.doneAnonymous} home={home} />
    );
  }
  if (isError) {
    return (
      <>
        <TaskHeading title={text.title} />
        <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
      </>
    );
  }
  if (content === undefined) return <Loader text={text.loading} />;
  if (content === null) return <End text={text} title={text.unknown} note={text.unknownText} home={home} />;
  if (content.is_own) return <End text={text} title={text.own} note={text.ownText} home={home} />;
  if (content.is_reported) return <End text={text} title={text.already} note={text.alreadyText} home={home} />;
  return (
    <>
      <TaskHeading title={text.title} subtitle={text.lead} />
      <Quote about={text.about} content={content} />
      <ReportForm
        {...{ kind, text, subjectId, api }}
        isVisitor={personId === null}
        onSent={(hasAddress) => setSent(personId !== null || hasAddress ? 'answered' : 'anonymous')}
      />
    </>
  );
}

/** The page before this one shows the content, where there is one. */
function End({ text, title, note, home }: { text: ReportTexts; title: string; note: string; home: string }) {
  return (
    <>
      <TaskHeading title={title} subtitle={note} takesFocus />
      <div className="flex flex-wrap gap-3">
        {window.history.length > 1 && (
          <Button look="secondary" onClick={() => window.history.back()}>
            {text.back}
          </Button>
        )}
        <ButtonLink href={home} look="quiet">
          {text.home}
        </ButtonLink>
      </div>
    </>
  );
}

interface QuoteProps {
  about: ReportTexts['about'];
  content: NonNullable<ReportableContent>;
}

function Quote({ about, content }: QuoteProps) {
  return (
    <blockquote className="mb-8 border-ornament border-s ps-5">
      <p className="label-caps wrap-anywhere text-metal">
        {typeof about === 'string' ? about : about(content.name ?? '')}
      </p>
      {content.excerpt !== null && content.excerpt !== '' && (
        <p className="mt-1.5 line-clamp-4 whitespace-pre-line wrap-anywhere text-quiet">{content.excerpt}</p>
      )}
    </blockquote>
  );
}

interface ReportFormProps extends Pick<ReportScreenProps, 'kind' | 'subjectId' | 'api'> {
  text: ReportTexts;
  isVisitor: boolean;
  onSent: (hasAddress: boolean) => void;
}

function ReportForm({ kind, text, subjectId, api, isVisitor, onSent }: ReportFormProps) {
  const categories = categoriesOf(kind);
  const [category, setCategory] = useState<ReportCategory | null>(null);
  const [typed, setTyped, draft] = useDraftState(`report:${subjectId}`, '');
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useToastMutation({
    mutationFn: (report: { category: ReportCategory; words: string; email: string }) =>
      api.send(kind, subjectId, report),
  });
  const words = typed.trim();
  const address = email.trim();
  const needsWords = category === 'other' && words === '';
  const isLong = words.length > reportLimits.words;
  const isAddressWrong = address !== '' && !ADDRESS.test(address);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (category === null || needsWords || isLong || isAddressWrong || send.isPending) return;
    if ((await send.run({ category, words, email: isVisitor ? address : '' })) === null) return;
    draft.erase();
    onSent(address !== '');
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <DraftNotice draft={draft} />
      {kind === 'message' && <Notice tone="note">{reports.context}</Notice>}
      {send.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {send.errorMessage}
        </Notice>
      )}
      <RadioGroup
        name="category"
        label={text.category}
        options={categories.map((value) => ({ value, label: text.categories[value] }))}
        value={category ?? ''}
        onChange={({ target }) => setCategory(categories.find((value) => value === target.value) ?? null)}
        error={isTried && category === null ? text.categoryMissing : undefined}
      />
      <TextArea
        label={text.words}
        {...(category !== 'other' && { optional: text.optional })}
        hint={text.wordsHint}
        limit={reportLimits.words}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isLong ? text.wordsLong : isTried && needsWords ? text.wordsMissing : undefined}
      />
      {isVisitor && (
        <TextField
          type="email"
          autoComplete="email"
          label={text.email}
          optional={text.optional}
          hint={text.emailHint}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isTried && isAddressWrong ? text.emailInvalid : undefined}
        />
      )}
      <Button type="submit" wide isBusy={send.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}
