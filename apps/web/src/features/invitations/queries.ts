// Queries of the invitations: their texts, the sends, and the state of each household's invitation.
import type { Tables } from '@liesse/database';
import { type InvitationKind, invitationDesigns, parseGuestList, placeholders, type Segment } from '@liesse/domain';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '#web/lib/api/supabase.ts';

export type MailKind = InvitationKind;
export type InvitationText = Tables<'invitation_texts'> & { kind: MailKind };
export type Send = Pick<Tables<'invitation_sends'>, 'id' | 'kind' | 'count' | 'created_at' | 'stopped_at'>;

export interface Invited {
  id: string;
  name: string;
  state: string;
  hasAddress: boolean;
  isRevoked: boolean;
}

const leftOutReasons = [
  'no_address',
  'revoked',
  'other_moment',
  'already_invited',
  'not_invited',
  'answered',
  'not_opened',
  'not_coming',
  'informed',
  'already_sent',
  'recent',
] as const;

/** What a send would do: its recipients, those left out, the mail of the first one, and how many mails may be sent today. */
const sendPreview = z.object({
  remaining_today: z.number(),
  recipients: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  left_out: z.array(z.object({ id: z.string(), name: z.string(), reason: z.enum(leftOutReasons) })),
  mail: z.object({ design: z.enum(invitationDesigns), subject: z.string(), body: z.string() }),
});
export type SendPreview = z.infer<typeof sendPreview>;

const words = z.record(z.enum(placeholders), z.string());
export type Words = z.infer<typeof words>;

const SENDS_SHOWN = 20;

export const invitationsKey = (eventId: string) => ['invitations', eventId] as const;
const waitingKey = (eventId: string) => [...invitationsKey(eventId), 'waiting'] as const;
const previewKey = (eventId: string) => [...invitationsKey(eventId), 'preview'] as const;

/** What a send or its stop changes: everything but the texts. */
export const sendKeys = (eventId: string): QueryKey[] => [
  sendsQuery(eventId).queryKey,
  invitedQuery(eventId).queryKey,
  waitingKey(eventId),
  previewKey(eventId),
];

export const textsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'texts'],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const texts = client.from('invitation_texts').select().eq('event_id', eventId);
      const { data } = await texts.abortSignal(signal).throwOnError();
      return data as InvitationText[];
    },
  });

/** What the placeholders of a text stand for, for a household of the guest list. */
export const wordsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'words'],
    queryFn: async ({ signal }): Promise<Words> => {
      const client = await supabase();
      const asked = client.rpc('invitation_words', { of_event: eventId });
      const { data } = await asked.abortSignal(signal).throwOnError();
      return words.parse(data);
    },
  });

const householdLinks = z.array(z.object({ token: z.string(), first_names: z.string() }));

/** The personal link of one household, and the words of the message that shares it. */
export const householdInvitationQuery = (eventId: string, householdId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'household', householdId],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const [links, filled] = await Promise.all([
        client
          .rpc('household_links_of', { of_event: eventId, only_households: [householdId] })
          .abortSignal(signal)
          .throwOnError(),
        client
          .rpc('invitation_words', { of_event: eventId, household: householdId })
          .abortSignal(signal)
          .throwOnError(),
      ]);
      const [link] = householdLinks.parse(links.data);
      if (link === undefined) throw new Error('The household has no link');
      return { token: link.token, names: link.first_names, occasion: words.parse(filled.data).occasion };
    },
  });

export const sendsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'sends'],
    queryFn: async ({ signal }): Promise<Send[]> => {
      const client = await supabase();
      const newest = client
        .from('invitation_sends')
        .select('id, kind, count, created_at, stopped_at')
        .eq('event_id', eventId)
        .neq('kind', 'test')
        .order('created_at', { ascending: false })
        .limit(SENDS_SHOWN);
      const { data } = await newest.abortSignal(signal).throwOnError();
      return data;
    },
  });

/** How many mails of a send are in the queue. */
export const waitingQuery = (eventId: string, sendId: string) =>
  queryOptions({
    queryKey: [...waitingKey(eventId), sendId],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const waiting = client
        .from('invitation_mails')
        .select('id', { count: 'exact', head: true })
        .eq('send_id', sendId)
        .eq('state', 'queued');
      const { count } = await waiting.abortSignal(signal).throwOnError();
      return count ?? 0;
    },
  });

/** All households in one request: the guest list is one answer, whatever its length. */
export const invitedQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...invitationsKey(eventId), 'households'],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client.rpc('guest_list', { of_event: eventId }).abortSignal(signal).throwOnError();
      const { moments, households, guests } = parseGuestList(data);
      const reachable = new Set(guests.flatMap(({ household_id: id, email }) => (email === null ? [] : [id])));
      const invited = households.map(
        ({ id, name, invitation_state: state, is_revoked: isRevoked }): Invited => ({
          id,
          name,
          state,
          isRevoked,
          hasAddress: reachable.has(id),
        }),
      );
      return { moments, invited };
    },
  });

export const sendPreviewQuery = (eventId: string, kind: MailKind, segment: Segment) =>
  queryOptions({
    queryKey: [...previewKey(eventId), kind, segment],
    queryFn: async ({ signal }): Promise<SendPreview> => {
      const client = await supabase();
      const asked = client.rpc('preview_send', { of_event: eventId, kind, segment: { ...segment } });
      const { data } = await asked.abortSignal(signal).throwOnError();
      return sendPreview.parse(data);
    },
    // The guest list may have changed a moment ago, on another page.
    staleTime: 0,
    // A refusal, such as a closing date that has passed, would only be repeated.
    retry: false,
  });

/** Names the draft of a text that is typed and not saved; only a saved text is sent. */
export const textDraftName = (kind: string): string => `invitation-text:${kind}`;
