// What hosts do with invitations: write them, try one, send them, stop what has not left.
import type { Segment } from '@liesse/domain';
import { attempt, type Done } from '#web/features/auth/mutations.ts';
import type { InvitationText, MailKind } from '#web/features/invitations/queries.ts';
import { type Refusal, refusalOf } from '#web/lib/refusal.ts';
import { supabase } from '#web/lib/supabase.ts';

/** Somebody else has saved the same text meanwhile. */
export const STALE = 'stale';

export const saveText = (
  { event_id: eventId, kind, version }: Pick<InvitationText, 'event_id' | 'kind' | 'version'>,
  changes: Pick<InvitationText, 'design' | 'subject' | 'body'>,
): Promise<Done> =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client
      .from('invitation_texts')
      .update(changes)
      .eq('event_id', eventId)
      .eq('kind', kind)
      .eq('version', version)
      .select('version');
    if (error) return refusalOf(error);
    return data.length === 0 ? refusalOf({ code: STALE }) : { ok: true };
  });

export const sendTest = (eventId: string, kind: MailKind): Promise<{ ok: true; recipient: string } | Refusal> =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('send_test_invitation', { of_event: eventId, kind });
    return error ? refusalOf(error) : { ok: true, recipient: data };
  });

/** `send` names the click: sent twice, it is one sending. */
export const sendInvitations = (
  eventId: string,
  { kind, segment, send }: { kind: MailKind; segment: Segment; send: string },
): Promise<{ ok: true; count: number } | Refusal> =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('send_invitations', {
      of_event: eventId,
      kind,
      send,
      segment: { ...segment },
    });
    return error ? refusalOf(error) : { ok: true, count: (data as { count: number }).count };
  });

export const stopSend = (send: string): Promise<{ ok: true; stopped: number } | Refusal> =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('stop_send', { send });
    return error ? refusalOf(error) : { ok: true, stopped: data };
  });

export interface PaperInvitation {
  household_id: string;
  name: string;
  address: string | null;
  token: string;
  first_names: string;
}

export const readPapers = (eventId: string): Promise<{ ok: true; households: PaperInvitation[] } | Refusal> =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.rpc('household_links_of', { of_event: eventId });
    return error ? refusalOf(error) : { ok: true, households: data as unknown as PaperInvitation[] };
  });
