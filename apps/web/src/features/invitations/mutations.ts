// Writes of the invitations: their texts, test mails, sends, and the stop of what is not sent yet. It also reads the links to print.

import type { Segment } from '@liesse/domain';
import { guestLanguages } from '@liesse/domain';
import * as z from 'zod/mini';
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

const sentCount = z.object({ count: z.number() });

/** `send` is the idempotency key of one click: the same key twice makes one send. */
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
    (data) => sentCount.parse(data),
  );

export const stopSend = (send: string): Promise<{ ok: true; stopped: number } | Refusal> =>
  callApi(
    (client) => client.rpc('stop_send', { send }),
    (stopped) => ({ stopped }),
  );

const paperInvitation = z.object({
  household_id: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  token: z.string(),
  language: z.enum(guestLanguages),
});
export type PaperInvitation = z.infer<typeof paperInvitation>;

export const readPaperInvitations = (eventId: string): Promise<{ ok: true; households: PaperInvitation[] } | Refusal> =>
  callApi(
    (client) => client.rpc('household_links_of', { of_event: eventId }),
    (data) => ({ households: z.array(paperInvitation).parse(data) }),
  );
