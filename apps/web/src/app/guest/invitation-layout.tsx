// The layout of the pages of one invitation: it opens the invitation by the stored link, or shows why it cannot.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { CurrentInvitationProvider } from '#web/features/guest-area/invitation/current-invitation.ts';
import { EndedInvitation } from '#web/features/guest-area/invitation/ended-invitation.tsx';
import { isInvitation } from '#web/features/guest-area/invitation/invitation.ts';
import { ignore, loadCopies, useInvitationCopy } from '#web/features/guest-area/invitation/invitation-copy.ts';
import { Looking, LookupFailed } from '#web/features/guest-area/invitation/invitation-loading.tsx';
import { PasswordForm } from '#web/features/guest-area/invitation/password-form.tsx';
import { useServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import {
  type StoredInvitation,
  storeInvitation,
  useStoredInvitations,
} from '#web/features/guest-area/invitation/stored-invitations.ts';
import { useGuestFormat, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { pageQuery } from '#web/features/guest-area/queries.ts';
import { useReplyRetries } from '#web/features/guest-area/rsvp/reply-delivery.ts';

export function Component() {
  const all = useStoredInvitations();
  const { guestId } = useParams();
  if (all === null) return <Looking />;
  const stored = guestId === undefined ? all[0] : all.find(({ id }) => id === guestId);
  if (stored === undefined) return <EndedInvitation state="notHere" />;
  return <OpenInvitation key={stored.token} stored={stored} isFirst={stored === all[0]} />;
}

function OpenInvitation({ stored, isFirst }: { stored: StoredInvitation; isFirst: boolean }) {
  const served = useServedInvitation();
  const { id, token } = stored;
  const { data, dataUpdatedAt, error, isPaused, refetch } = useQuery(pageQuery(token));
  const isCopy = dataUpdatedAt === served?.copiedAt;
  const isLost = data === undefined && (error !== null || isPaused);
  const copy = useInvitationCopy(token, isLost);
  useReplyRetries(token);
  // The other pages have no guest in their address and show the invitation that was opened last.
  useEffect(() => {
    if (!isFirst) storeInvitation({ id, token });
  }, [id, token, isFirst]);

  useEffect(() => {
    if (data === undefined) return;
    void loadCopies().then(({ cacheInvitation, removeCachedInvitation }) => {
      if (isInvitation(data)) cacheInvitation(token, data, dataUpdatedAt);
      else removeCachedInvitation(token);
    }, ignore);
  }, [token, data, dataUpdatedAt]);

  if (data === undefined) {
    if (copy === undefined) return <Looking />;
    if (copy !== null) {
      return (
        <CurrentInvitationProvider value={{ token, invitation: copy.invitation, isCopy: true }}>
          <CopyNotice at={copy.at} />
          <Outlet />
        </CurrentInvitationProvider>
      );
    }
    return isLost ? <LookupFailed error={error} onRetry={() => void refetch()} /> : <Looking />;
  }
  if (data.state === 'locked') return <PasswordForm token={token} page={data} />;
  if (!isInvitation(data)) return <EndedInvitation state={data.state} />;
  return (
    <CurrentInvitationProvider value={{ token, invitation: data, isCopy }}>
      {isCopy && <CopyNotice at={dataUpdatedAt} />}
      <Outlet />
    </CurrentInvitationProvider>
  );
}

/** The script of a page without the application finds the copy by its mark: see plain-page.ts. */
function CopyNotice({ at }: { at: number }) {
  const text = useGuestText();
  const format = useGuestFormat();
  return (
    <p data-copy className="mb-6 text-quiet text-small">
      {text.copied(format.moment(new Date(at)))}
    </p>
  );
}
