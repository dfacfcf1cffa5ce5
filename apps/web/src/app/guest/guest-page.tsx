// /guest: the entry of the guest area. It opens the invitation of a link or the last one of this browser, or asks for the code.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { CodeForm } from '#web/features/guest-area/invitation/code-form.tsx';
import { EndedInvitation } from '#web/features/guest-area/invitation/ended-invitation.tsx';
import { isInvitation } from '#web/features/guest-area/invitation/invitation.ts';
import { ANOTHER, readInvitationCode, TOKEN } from '#web/features/guest-area/invitation/invitation-code.ts';
import { Looking, LookupFailed } from '#web/features/guest-area/invitation/invitation-loading.tsx';
import { PasswordForm } from '#web/features/guest-area/invitation/password-form.tsx';
import { storeInvitation, useStoredInvitations } from '#web/features/guest-area/invitation/stored-invitations.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { pageQuery } from '#web/features/guest-area/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export function Component() {
  const { code: text } = useGuestText();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { token?: string } | null };
  const [invitation] = useStoredInvitations() ?? [];
  const token = readInvitationCode(search.get(TOKEN) ?? state?.token ?? '');
  if (token !== '') return <Lookup key={token} token={token} isInAddress={search.has(TOKEN)} />;
  if (invitation !== undefined && !search.has(ANOTHER)) return <Navigate to={`/guest/${invitation.id}`} replace />;
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 max-w-measure text-lead text-quiet">{text.text}</p>
      <CodeForm />
    </>
  );
}

interface LookupProps {
  token: string;
  isInAddress: boolean;
}

function Lookup({ token, isInAddress }: LookupProps) {
  const { lookup } = useGuestText();
  const navigate = useNavigate();
  const { data, error, isPaused, refetch } = useQuery(pageQuery(token));
  useEffect(() => {
    if (data === undefined) {
      // Removes the secret link from the address bar and the history. The history state preserves it for a reload.
      if (isInAddress) void navigate('/guest', { replace: true, state: { token } });
    } else if (isInvitation(data)) {
      storeInvitation({ id: data.guest_id, token });
      void navigate(`/guest/${data.guest_id}`, { replace: true });
    } else if (data.state === 'unknown') {
      toast({ variant: 'destructive', title: lookup.errorTitle, description: lookup.unknown });
      void navigate('/404', { replace: true, state: { isWrongInvitation: true } });
    }
  }, [data, isInAddress, navigate, token, lookup]);

  if (data?.state === 'locked') return <PasswordForm token={token} page={data} />;
  if (data?.state === 'revoked' || data?.state === 'gone') return <EndedInvitation state={data.state} />;
  if (data === undefined && (error !== null || isPaused)) {
    return <LookupFailed error={error} onRetry={() => void refetch()} />;
  }
  return <Looking />;
}
