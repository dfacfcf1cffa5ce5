// One case: the content, its reports and appeals, earlier decisions on the same person, and the decision.
import type { ReactNode } from 'react';
import type { ModerationCase } from '#web/features/moderation/case.ts';
import { CaseContent } from '#web/features/moderation/components/case-content.tsx';
import { DecisionForm } from '#web/features/moderation/components/decision-form.tsx';
import { formatDay, formatMoment } from '#web/lib/format/format.ts';
import { moderation } from '#web/locales/fr/admin/moderation.ts';
import { reports as reportTexts } from '#web/locales/fr/reports.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { page: text, kinds, decisions } = moderation;
const dayOf = (instant: string): string => formatDay(new Date(instant));

export function CaseScreen({ judged }: { judged: ModerationCase }) {
  const { state, decision, reports, appeals, history } = judged;
  return (
    <>
      <Section title={text.content}>
        <CaseContent judged={judged} />
      </Section>
      {reports.length > 0 && (
        <Section title={text.reports}>
          <ul className="divide-y divide-hairline border-hairline border-t">
            {reports.map(({ id, category, words, created_at: at, is_visitor: isVisitor }) => (
              <li key={id} className="py-4">
                <p className="font-medium">{reportTexts.categories[category]}</p>
                {words !== '' && <Words>{words}</Words>}
                <p className="mt-1 text-quiet text-small">
                  {formatMoment(new Date(at))}, {isVisitor ? text.visitor : text.account}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {decision !== null && <Decided judged={judged} />}
      {appeals.length > 0 && (
        <Section title={text.appeals}>
          <ul className="divide-y divide-hairline border-hairline border-t">
            {appeals.map((appeal) => (
              <li key={appeal.id} className="py-4">
                <p className="font-medium">
                  {text.appealSides[appeal.side]}, {dayOf(appeal.created_at)}
                </p>
                <Words>{appeal.words}</Words>
                {appeal.outcome !== null && appeal.decided_at !== null && (
                  <p className="mt-2 wrap-anywhere text-small">
                    <Badge>{text.outcomes[appeal.outcome]}</Badge>{' '}
                    {text.decided(appeal.decided_by, dayOf(appeal.decided_at))}. {appeal.reason}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={text.history}>
        {history.length === 0 ? (
          <p className="text-quiet">{text.noHistory}</p>
        ) : (
          <ul className="divide-y divide-hairline border-hairline border-t">
            {history.map((past) => (
              <li key={past.id} className="py-3 text-small">
                {kinds[past.kind]}. {past.decision !== null && decisions[past.decision]}
                {past.decided_at !== null && `, ${dayOf(past.decided_at)}`}
                {past.reason !== null && <Words>{past.reason}</Words>}
              </li>
            ))}
          </ul>
        )}
      </Section>
      {state !== 'decided' && (
        <Section title={state === 'appealed' ? text.appealDecide : text.decide}>
          {judged.needs_other ? (
            <Notice tone="note">{text.needsOther}</Notice>
          ) : (
            <DecisionForm key={state} judged={judged} />
          )}
        </Section>
      )}
    </>
  );
}

/** It appears in place when another moderator was quicker. */
function Decided({ judged: { decision, decided_at: at, decided_by: who, reason } }: { judged: ModerationCase }) {
  if (decision === null || at === null) return null;
  return (
    <Section title={decisions[decision]}>
      <p role="status">{text.decided(who, dayOf(at))}</p>
      {reason !== null && <Words>{reason}</Words>}
    </Section>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere text-quiet">{children}</p>;
}
