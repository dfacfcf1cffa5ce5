// Queries about an event's partners, under one key for the event, and about the directory's partners that hosts may add or ask.
import { distanceKm } from '@liesse/domain';
import { queryOptions } from '@tanstack/react-query';
import { type EventPartner, partnerBoard } from '#web/features/event-partners/partner-board.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { findCommunes } from '#web/lib/api/communes.ts';
import { LISTED_COLUMNS, type ListedPartner } from '#web/lib/api/favourite-partners.ts';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { platformAccess, type Supabase, supabase } from '#web/lib/api/supabase.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export const eventPartnersKey = eventKeys.partners;

export const partnerBoardQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventPartnersKey(eventId), 'board'],
    queryFn: async ({ signal }): Promise<EventPartner[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('event_partner_board', { of_event: eventId })
        .abortSignal(signal)
        .throwOnError();
      return partnerBoard.parse(data);
    },
  });

export interface AskedPartner extends ListedPartner {
  /** Null while the event has no date. */
  isFree: boolean | null;
}

/** The partners of a request sheet, and whether they are free on the day of the event. */
export const askedPartnersQuery = (ids: readonly string[], day: CivilDate | null) =>
  queryOptions({
    queryKey: ['asked-partners', day, ...ids.toSorted()],
    enabled: ids.length > 0,
    queryFn: async ({ signal }): Promise<AskedPartner[]> => {
      const client = await supabase();
      const listed = client.from('partners').select(LISTED_COLUMNS).in('id', ids).abortSignal(signal).throwOnError();
      const taken = day === null ? null : takenDays(client, ids, day, signal);
      const [{ data: partners }, busy] = await Promise.all([listed, taken]);
      return partners.map((partner) => ({
        ...(partner as ListedPartner),
        isFree: busy === null ? null : !busy.has(partner.id),
      }));
    },
  });

/** The first of these days on which the partner is taken, or null. The quote that waits is not one of the bookings. */
export const takenDayQuery = (partnerId: string | null, first: CivilDate | null, last: CivilDate | null) =>
  queryOptions({
    queryKey: ['taken-day', partnerId, first, last],
    enabled: partnerId !== null && first !== null,
    queryFn: async ({ signal }): Promise<CivilDate | null> => {
      if (partnerId === null || first === null) return null;
      const client = await supabase();
      const { data } = await client
        .from('partner_availability')
        .select('day')
        .eq('partner_id', partnerId)
        .gte('day', first)
        .lte('day', last ?? first)
        .order('day')
        .limit(1)
        .abortSignal(signal)
        .throwOnError();
      return data[0]?.day ?? null;
    },
    // Asked again whenever the question is opened.
    staleTime: 0,
  });

export interface ComparedFacts {
  /** Null while the event has no date. */
  isFree: boolean | null;
  /** From the place of the event; null when one of both is not known. */
  km: number | null;
}

/** Availability on the day of the event and distance from its town, by the id of the partner. */
export const comparedFactsQuery = (ids: readonly string[], day: CivilDate | null, town: string) =>
  queryOptions({
    queryKey: ['compared-partners', day, town, ...ids.toSorted()],
    enabled: ids.length > 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, ComparedFacts>> => {
      const client = await supabase();
      const places = client.from('partners').select('id, latitude, longitude').in('id', ids);
      const [{ data: partners }, days, communes] = await Promise.all([
        places.abortSignal(signal).throwOnError(),
        day === null ? null : takenDays(client, ids, day, signal),
        town === '' ? [] : findCommunes(createPublicData(platformAccess), town, 1, signal),
      ]);
      const [here] = communes;
      return new Map(
        partners.map(({ id, latitude, longitude }) => [
          id,
          {
            isFree: days === null ? null : !days.has(id),
            km:
              here === undefined || latitude === null || longitude === null
                ? null
                : distanceKm(here, { latitude, longitude }),
          },
        ]),
      );
    },
  });

/** The partners that are taken on this day. */
async function takenDays(
  client: Supabase,
  ids: readonly string[],
  day: CivilDate,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { data } = await client
    .from('partner_availability')
    .select('partner_id')
    .in('partner_id', ids)
    .eq('day', day)
    .abortSignal(signal)
    .throwOnError();
  return new Set(data.map(({ partner_id: id }) => id));
}

export interface QuotedLine {
  id: string;
  label: string;
  is_optional: boolean;
}

/** The lines of the event's quotes, by the id of the quote. */
export const quotedLinesQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventPartnersKey(eventId), 'lines'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly QuotedLine[]>> => {
      const client = await supabase();
      const { data } = await client
        .from('quotes')
        .select('id, quote_lines(id, label, is_optional, position)')
        .eq('event_id', eventId)
        .in('state', ['sent', 'accepted', 'expired'])
        .order('position', { referencedTable: 'quote_lines' })
        .abortSignal(signal)
        .throwOnError();
      return new Map(data.map(({ id, quote_lines: lines }) => [id, lines]));
    },
  });
