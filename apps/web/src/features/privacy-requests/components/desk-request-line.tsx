// One request: who asks for what and until when, what matches by event title, and its answer or the button that gives it.
import { useState } from 'react';
import type { DeskRequest } from '#web/features/privacy-requests/desk.ts';
import { useEraseMutation, useSendExportMutation } from '#web/features/privacy-requests/mutations.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { dayInFrance, formatDay } from '#web/lib/format/format.ts';
import { adminPrivacy } from '#web/locales/fr/admin/privacy.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { UserText } from '#web/ui/text/user-text.tsx';

const { requests: text } = adminPrivacy;

export function DeskRequestLine({ request }: { request: DeskRequest }) {
  const { email, kind, words, answered_at: answeredAt, has_account: hasAccount } = request;
  return (
    <li className="grid gap-x-10 gap-y-4 py-6 desktop:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className={`wrap-anywhere text-heading ${email === null ? 'text-quiet' : ''}`}>
              {email ?? text.forgotten}
            </span>
            <Badge tone={kind === 'erasure' ? 'danger' : 'metal'}>{text.kinds[kind]}</Badge>
          </h2>
          <p className="text-quiet text-small">
            {text.proven(formatDay(new Date(request.proven_at)))}
            {answeredAt === null && <Deadline day={request.due_on} />}
          </p>
        </div>
        {words !== '' && (
          <div className="border-ornament border-l pl-4 text-small">
            <p className="text-metal">{text.words}</p>
            <UserText>{words}</UserText>
          </div>
        )}
        {email !== null && <Matches matches={request.matches} />}
        {hasAccount && <p className="text-quiet text-small">{text.account}</p>}
        <Outcome request={request} />
      </div>
      {email !== null && <Decision request={request} email={email} />}
    </li>
  );
}

function Deadline({ day }: { day: string }) {
  const [today] = useState(() => dayInFrance(new Date()));
  const isOverdue = day < today;
  const label = isOverdue ? text.overdue : text.due;
  return <span className={`block ${isOverdue ? 'text-danger' : ''}`}>{label(formatCivilDate(day))}</span>;
}

function Matches({ matches }: Pick<DeskRequest, 'matches'>) {
  if (matches.length === 0) return <p className="text-small">{text.noMatch}</p>;
  return (
    <ul aria-label={text.matches} className="flex flex-col gap-1 text-small">
      {Array.from(matches.entries(), ([place, match]) => (
        <li key={place} className="wrap-anywhere">
          <span className="font-medium">{match.event}</span>
          <span className="text-quiet">
            {' '}
            ({match.starts_on === null ? text.noDate : formatCivilDate(match.starts_on)})
          </span>
          <span className="block text-quiet">
            {text.match(match.guests, match.households, match.photos, match.mails)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ request }: { request: DeskRequest }) {
  const { erased, answered_at: answeredAt, export_sent_at: sentAt, export_opened_at: openedAt } = request;
  const { outcome } = text;
  if (erased !== null && answeredAt !== null) return <p>{outcome.erased(formatDay(new Date(answeredAt)), erased)}</p>;
  if (sentAt === null) return null;
  return (
    <p>
      {outcome.sent(formatDay(new Date(sentAt)))}
      <span className="block text-quiet text-small">
        {openedAt === null ? outcome.notOpened : outcome.opened(formatDay(new Date(openedAt)))}
      </span>
    </p>
  );
}

function Decision({ request, email }: { request: DeskRequest; email: string }) {
  const { id, kind, matches, export_sent_at: sentAt } = request;
  const send = useSendExportMutation(id);
  const erase = useEraseMutation(id);
  const sendLabel = sentAt === null ? text.send : text.sendAgain;
  const errorMessage = send.errorMessage ?? erase.errorMessage;

  async function askToSend() {
    const { title, text: description, action } = text.sendQuestion;
    if (await confirm({ title, description, action })) await send.run();
  }

  async function askToErase() {
    const { title, text: describe, action } = text.eraseQuestion;
    if (await confirm({ title, description: describe(matches.length), action, isDangerous: true })) await erase.run();
  }

  return (
    <div className="flex max-w-form flex-col items-start gap-3 desktop:items-end">
      {kind === 'access' ? (
        <Button
          look="secondary"
          aria-label={text.actionFor(sendLabel, email)}
          isBusy={send.isPending}
          onClick={() => void askToSend()}
        >
          {sendLabel}
        </Button>
      ) : (
        <Button
          look="danger"
          aria-label={text.actionFor(text.erase, email)}
          isBusy={erase.isPending}
          onClick={() => void askToErase()}
        >
          {text.erase}
        </Button>
      )}
      {errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {errorMessage}
        </Notice>
      )}
    </div>
  );
}
