// Writes to an event's partners. Each function answers with a value; the browser chooses ids, so that a request sent twice adds one
// entry.
import type { EventPartnerState, PartnerType } from '@liesse/domain';
import * as z from 'zod/mini';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export interface NewEntry {
  id: string;
  trade: PartnerType;
  partner_id: string | null;
  name: string;
  contact: string;
  state: EventPartnerState;
  notes: string;
}

/** The entry of a trade that hosts look for: it has no name until they choose a partner. */
export const wantedTradeEntry = (trade: PartnerType): NewEntry => ({
  id: crypto.randomUUID(),
  trade,
  partner_id: null,
  name: '',
  contact: '',
  state: 'searched',
  notes: '',
});

/** The entry of a favourite from the directory, with the name and the trade of its listing. */
export const favouriteEntry = ({ id, type, name }: { id: string; type: PartnerType; name: string }): NewEntry => ({
  id: crypto.randomUUID(),
  trade: type,
  partner_id: id,
  name,
  contact: '',
  state: 'favourite',
  notes: '',
});

export const addEntries = (eventId: string, entries: readonly NewEntry[]): Promise<Done> =>
  writeApi((client) => client.from('event_partners').insert(entries.map((entry) => ({ ...entry, event_id: eventId }))));

export type EntryChange = Partial<Pick<NewEntry, 'name' | 'contact' | 'state' | 'notes'>>;

export const saveEntry = (id: string, version: number, change: EntryChange): Promise<Saved> =>
  updateVersion(version, (client) => client.from('event_partners').update(change).eq('id', id));

export const removeEntry = (id: string): Promise<Done> =>
  writeApi((client) => client.from('event_partners').delete().eq('id', id));

export interface QuoteRequestValues {
  partners: readonly string[];
  message: string;
  sharesBudget: boolean;
}

const sentRequests = z.array(z.object({ request: z.string(), partner: z.string() }));
type SentRequests = { ok: true; requests: z.infer<typeof sentRequests> };

/** Sends all requests, or none when one of them is refused. */
export const askForQuotes = (eventId: string, values: QuoteRequestValues): Promise<SentRequests | Refusal> =>
  callApi(
    (client) =>
      client.rpc('ask_for_quotes', {
        of_event: eventId,
        partners: [...values.partners],
        message: values.message,
        share_budget: values.sharesBudget,
      }),
    (data) => ({ requests: sentRequests.parse(data) }),
  );
