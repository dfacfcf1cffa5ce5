// /invite/{token}: the invitation to organise an event together. A person without an account registers first.
import { useParams } from 'react-router';
import { MemberInvitation } from '#web/features/events/members/member-invitation.tsx';
import { QueryProvider } from '#web/lib/api/query-client.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { teamInvitation } from '#web/locales/fr/client/team-invitation.ts';
import { ConfirmHost } from '#web/ui/overlays/confirm-host.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <QueryProvider>
      <Metadata title={teamInvitation.title} description={teamInvitation.description} />
      <MemberInvitation key={token} token={token} />
      <ConfirmHost />
    </QueryProvider>
  );
}
