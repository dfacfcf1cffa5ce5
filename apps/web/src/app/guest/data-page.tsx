// /guest/data: shows, exports and deletes the stored data of a household, without an account.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useInvitation } from '#web/features/guest-area/invitation/current-invitation.ts';
import { ANOTHER } from '#web/features/guest-area/invitation/invitation-code.ts';
import { OwnDataList } from '#web/features/guest-area/invitation/own-data-list.tsx';
import { saveFile } from '#web/features/guest-area/invitation/save-file.ts';
import { useServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import { dropInvitation } from '#web/features/guest-area/invitation/stored-invitations.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { eraseHousehold } from '#web/features/guest-area/mutations.ts';
import { ownDataQuery, readOwnData } from '#web/features/guest-area/queries.ts';
import { discardReply } from '#web/features/guest-area/rsvp/reply-delivery.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { states } from '#web/locales/fr/ui/states.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { TextLink } from '#web/ui/text/text-link.tsx';

/** The server erased the data for a browser without script. */
const ERASED = 'efface';
const ANOTHER_INVITATION = `/guest?${ANOTHER}=1`;

export function Component() {
  const guest = useGuestText();
  const { data: text } = guest;
  const { token, invitation } = useInvitation();
  const served = useServedInvitation();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data, isError, refetch } = useQuery({
    ...ownDataQuery(token),
    // The server read it for this page.
    initialData: () => (served === null || served.content === null ? undefined : readOwnData(served.content)),
  });

  async function forget(): Promise<void> {
    const question = { title: text.forgetAsk, description: text.forgetText, action: text.forget, isDangerous: true };
    if (!(await confirm(question))) return;
    // A reply that waits to be sent would restore the erased data.
    discardReply(token);
    const result = await eraseHousehold(token);
    if (result.ok) toast({ title: text.forgotten, description: text.forgottenText });
    else toast({ variant: 'destructive', title: text.notForgotten, description: guest.refusals[result.reason] });
    await cache.invalidateQueries();
  }

  async function leave(): Promise<void> {
    // The cookie of this link is the server's.
    const body = new URLSearchParams({ guest: invitation.guest_id });
    const answer = await fetch('/guest/leave', { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    if (answer === null) {
      toast({ variant: 'destructive', title: text.notLeft, description: guest.refusals.network });
      return;
    }
    await navigate(ANOTHER_INVITATION, { replace: true });
    discardReply(token);
    dropInvitation(token);
    cache.clear();
  }

  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="mb-8 text-title">{text.title}</h1>
      <Section title={text.notice}>
        <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5 marker:text-metal">
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-4">
          <TextLink href="/privacy">{text.policy}</TextLink>
        </p>
      </Section>
      <Section
        title={text.stored}
        actions={
          data !== undefined && (
            <div className="noscript:hidden">
              <Button
                look="secondary"
                size="small"
                onClick={() => saveFile(text.file, 'application/json', JSON.stringify(data.whole, null, 2))}
              >
                {text.download}
              </Button>
            </div>
          )
        }
      >
        {data !== undefined ? (
          <OwnDataList data={data} />
        ) : isError ? (
          <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <div role="status">
            <span className="sr-only">{states.loading}</span>
            <SkeletonLines count={6} />
          </div>
        )}
      </Section>
      <Section title={text.forgetTitle} description={text.forgetText}>
        {search.has(ERASED) && (
          <div className="mb-4">
            <Notice tone="success" title={text.forgotten}>
              {text.forgottenText}
            </Notice>
          </div>
        )}
        <form
          method="post"
          action="/guest/data"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void forget();
          }}
        >
          {served !== null && (
            <>
              <input type="hidden" name="key" value={served.key} />
              <input type="hidden" name="proof" value={served.proof} />
            </>
          )}
          <noscript>
            {import.meta.env.SSR && (
              <label className="mb-4 flex items-center gap-3">
                <input type="checkbox" name="confirmed" required className="size-5" />
                {text.forgetAsk}
              </label>
            )}
          </noscript>
          <Button type="submit" look="danger" size="small">
            {text.forget}
          </Button>
        </form>
      </Section>
      <Section title={text.leaveTitle} description={text.leaveText}>
        <div className="flex flex-wrap gap-3">
          <form
            method="post"
            action="/guest/leave"
            onSubmit={(submitted) => {
              submitted.preventDefault();
              void leave();
            }}
          >
            <input type="hidden" name="guest" value={invitation.guest_id} />
            <Button type="submit" look="secondary" size="small">
              {text.leave}
            </Button>
          </form>
          <ButtonLink href={ANOTHER_INVITATION} look="quiet" size="small">
            {guest.code.another}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
