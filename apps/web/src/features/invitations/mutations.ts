// What hosts do with invitations: write them, try one, send them, stop what has not left.
import type { Segment } from '@liesse/domain';
import type { InvitationText, MailKind } from '#web/features/invitations/queries.ts';
import { callApi, type Saved, updateVersion } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';

export const saveText = (
  { event_id: eventId, kind, version }: Pick<InvitationText, 'event_id' | 'kind' | 'version'>,
  changes: Pick<InvitationText, 'design' | 'subject' | 'body'>,
): Promise<Saved> =>
  updateVersion(version, (client) =>
    client.from('invitation_texts').update(changes).eq('event_id', eventId).eq('kind', kind),
  );

export const sendTest = (eventId: string, kind: MailKind): Promise<{ ok: true; recipient: string } | Refusal> =>
  callApi(
    (client) => client.rpc('send_test_invitation', { of_event: eventId, kind }),
    (recipient) => ({ recipient }),
  );

/** `send` names the click: sent twice, it is one sending. */
export const sendInvitations = (
  eventId: string,
  { kind, segment, send }: { kind: MailKind; segment: Segment; send: string },
): Promise<{ ok: true; count: number } | Refusal> =>
  callApi(
    (client) =>
      client.rpc('send_invitations', {
        of_event: eventId,
        kind,
        send,
        segment: { ...segment },
      }),
    (data) => ({ count: (data as { count: number }).count }),
  );

export const stopSend = (send: string): Promise<{ ok: true; stopped: number } | Refusal> =>
  callApi(
    (client) => client.rpc('stop_send', { send }),
    (stopped) => ({ stopped }),
  );

export interface PaperInvitation {
  household_id: string;
  name: string;
  address: string | null;
  token: string;
  first_names: string;
}

export const readPapers = (eventId: string): Promise<{ ok: true; households: PaperInvitation[] } | Refusal> =>
  callApi(
    (client) => client.rpc('household_links_of', { of_event: eventId }),
    (data) => ({ households: data as unknown as PaperInvitation[] }),
  );
