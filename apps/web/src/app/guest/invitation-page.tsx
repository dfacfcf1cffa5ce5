// /guest/{id}: the invitation and its reply form.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useInvitation, useOfflineGuestPage } from '#web/features/guest-area/invitation/current-invitation.ts';
import { titleOf } from '#web/features/guest-area/invitation/invitation.ts';
import { InvitationCover } from '#web/features/guest-area/invitation/invitation-cover.tsx';
import { useServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { applyReply, type Reply, replyOf } from '#web/features/guest-area/rsvp/reply.ts';
import {
  discardReply,
  storeReply,
  usePendingReply,
  useSendReply,
} from '#web/features/guest-area/rsvp/reply-delivery.ts';
import { ReplyForm } from '#web/features/guest-area/rsvp/reply-form.tsx';
import { ReplySummary } from '#web/features/guest-area/rsvp/reply-summary.tsx';
import { CHANGE, ReplyThanks, SENT } from '#web/features/guest-area/rsvp/reply-thanks.tsx';
import { ReplyToConfirm } from '#web/features/guest-area/rsvp/reply-to-confirm.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

export function Component() {
  const { thanks, refusals, reply: text } = useGuestText();
  const { token, invitation } = useInvitation();
  useOfflineGuestPage();
  const send = useSendReply(token);
  const pending = usePendingReply(token);
  const [search] = useSearchParams();
  const served = useServedInvitation();
  const [posted, setPosted] = useState(served?.form?.kind === 'reply' ? served.form : undefined);
  const [isChanging, setChanging] = useState(search.has(CHANGE));
  const [isBusy, setBusy] = useState(false);
  const [isNew, setNew] = useState(search.has(SENT));
  const refusal = pending?.refusal ?? posted?.refusal ?? null;
  const isWaiting = pending !== null && refusal === null && !isBusy;
  const edited = pending === null ? undefined : applyReply(invitation, pending.reply);
  const entered = posted === undefined ? edited : applyReply(invitation, replyOf(invitation, posted.draft));
  const isClosed = invitation.state === 'closed';
  const isForm =
    !isClosed &&
    (isBusy ||
      isChanging ||
      posted !== undefined ||
      refusal !== null ||
      (!isWaiting && !invitation.household.answered));

  async function reply(given: Reply): Promise<void> {
    setBusy(true);
    setPosted(undefined);
    storeReply(token, given, thanks.refused);
    const { kind } = await send();
    setBusy(false);
    setChanging(false);
    setNew(kind !== 'refused');
  }

  /** Leaves the form. A reply that was refused is discarded, so that the page shows the last accepted one. */
  function cancelChange(): void {
    if (refusal !== null) discardReply(token);
    setPosted(undefined);
    setChanging(false);
  }

  return (
    <>
      <Metadata title={titleOf(invitation)} description={text.description} />
      <div className="grid items-start gap-y-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:gap-x-16">
        <div className="desktop:sticky desktop:top-8">
          <InvitationCover invitation={invitation} />
        </div>
        <div className="min-w-0 border-ornament border-t pt-8 desktop:border-t-0 desktop:pt-2">
          {isForm ? (
            <ReplyForm
              name={`reply:${token}`}
              invitation={invitation}
              edited={edited}
              posted={posted}
              refusal={refusal}
              isBusy={isBusy}
              takesFocus={isChanging}
              onSend={(given) => void reply(given)}
              onCancel={invitation.household.answered || isWaiting ? cancelChange : undefined}
            />
          ) : (
            <ReplyThanks
              invitation={isWaiting && edited !== undefined ? edited : invitation}
              isWaiting={isWaiting}
              isNew={isNew}
              notice={
                refusal === null ? (
                  <ReplyToConfirm
                    invitation={isWaiting && edited !== undefined ? edited : invitation}
                    onConfirm={(given) => void reply(given)}
                  />
                ) : (
                  <>
                    <Notice tone="danger" title={thanks.refused}>
                      {refusals[refusal.reason]}
                    </Notice>
                    {entered !== undefined && <ReplySummary invitation={entered} title={thanks.entered} />}
                  </>
                )
              }
              onChange={() => setChanging(true)}
              onRetry={() => void send()}
            />
          )}
        </div>
      </div>
    </>
  );
}
