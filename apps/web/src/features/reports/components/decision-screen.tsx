// A decision of moderation, for the author or a reporter of the content, with the one appeal.
import { reportLimits } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { loginAddress } from '#web/features/auth/landing.ts';
import { decisionQuery } from '#web/features/reports/queries.ts';
import { type Decision, sendAppeal } from '#web/features/reports/report.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { reports } from '#web/locales/fr/reports.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { decision: text } = reports;
const dayOf = (instant: string): string => formatDay(new Date(instant));

interface DecisionScreenProps {
  caseId: string;
  /** The secret of a mail to a visitor. */
  token: string | null;
  personId: string | null;
}

export function DecisionScreen({ caseId, token, personId }: DecisionScreenProps) {
  const query = decisionQuery(caseId, token, personId);
  const { data: decision, isError, refetch } = useQuery(query);
  if (isError) {
    return (
      <>
        <TaskHeading title={text.title} />
        <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
      </>
    );
  }
  if (decision === undefined) return <Loader text={reports.loading} />;
  if (decision === null) {
    return (
      <>
        <TaskHeading title={text.unknown} subtitle={text.unknownText} />
        {personId === null && (
          <ButtonLink href={loginAddress(`/decisions/${caseId}`)} wide>
            {text.login}
          </ButtonLink>
        )}
      </>
    );
  }
  if (decision.decision === null) return <TaskHeading title={text.open} subtitle={text.openText} />;
  const { side, kind, reason, decided_at: at, partner_name: partner, appeal } = decision;
  return (
    <>
      <TaskHeading title={text.subjects[side][kind]} subtitle={text.outcome[decision.decision]} />
      <div className="flex flex-col gap-4 border-ornament border-y py-6">
        {partner !== null && <p className="wrap-anywhere text-small">{text.about(partner)}</p>}
        {at !== null && <p className="text-quiet text-small">{text.on(dayOf(at))}</p>}
        {reason !== null && (
          <dl>
            <dt className="label-caps text-metal">{text.reason}</dt>
            <dd className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</dd>
          </dl>
        )}
      </div>
      {appeal !== null && <OwnAppeal appeal={appeal} />}
      {decision.can_appeal && <AppealForm {...{ caseId, token, decision }} queryKey={query.queryKey} />}
    </>
  );
}

function OwnAppeal({ appeal }: { appeal: NonNullable<Decision['appeal']> }) {
  const { words, created_at: at, outcome, reason, decided_at: decidedAt } = appeal;
  return (
    <section className="mt-8">
      <h2 className="text-heading">{text.appeal.own}</h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-quiet">{words}</p>
      <p role="status" className="mt-3">
        {outcome === null || decidedAt === null
          ? text.appeal.pending(dayOf(at))
          : text.appeal[outcome](dayOf(decidedAt))}
      </p>
      {reason !== null && <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>}
    </section>
  );
}

interface AppealFormProps extends Pick<DecisionScreenProps, 'caseId' | 'token'> {
  decision: Decision;
  queryKey: readonly unknown[];
}

function AppealForm({ caseId, token, decision, queryKey }: AppealFormProps) {
  const [typed, setTyped, draft] = useDraftState(`appeal:${caseId}`, '');
  const [isTried, setTried] = useState(false);
  const send = useToastMutation({
    mutationFn: (words: string) => sendAppeal(caseId, token, words),
    invalidates: [queryKey],
    success: { title: text.appeal.done },
  });
  const words = typed.trim();
  const isLong = words.length > reportLimits.words;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (words === '' || isLong || send.isPending) return;
    if ((await send.run(words)) !== null) draft.erase();
  }

  return (
    <section className="mt-8">
      <h2 className="text-heading">{text.appeal.title}</h2>
      {decision.appeal_until !== null && (
        <p className="mt-2 text-quiet">{text.appeal.text(dayOf(decision.appeal_until))}</p>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-5">
        <DraftNotice draft={draft} />
        {send.errorMessage !== null && (
          <Notice tone="danger" title={text.appeal.failed}>
            {send.errorMessage}
          </Notice>
        )}
        <TextArea
          label={text.appeal.words}
          limit={reportLimits.words}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isLong ? reports.wordsLong : isTried && words === '' ? text.appeal.missing : undefined}
        />
        <Button type="submit" wide isBusy={send.isPending}>
          {text.appeal.submit}
        </Button>
      </form>
    </section>
  );
}
