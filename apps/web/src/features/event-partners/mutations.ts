// What is done with the team of an event. Each answers with a value; ids are made here, so that a second try adds nobody twice.
import type { PartnerType, TeamState } from '@liesse/domain';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

export interface NewEntry {
  id: string;
  trade: PartnerType;
  partner_id: string | null;
  name: string;
  contact: string;
  state: TeamState;
  notes: string;
}

/** A trade that is wanted, without anybody yet. */
export const wantedTrade = (trade: PartnerType): NewEntry => ({
  id: crypto.randomUUID(),
  trade,
  partner_id: null,
  name: '',
  contact: '',
  state: 'searched',
  notes: '',
});

/** A partner of the directory kept in mind for this event; name and trade are the listing's own. */
export const keptPartner = ({ id, type, name }: { id: string; type: PartnerType; name: string }): NewEntry => ({
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

/** Written only over the version that was read. */
export const saveEntry = (id: string, version: number, change: EntryChange): Promise<Saved> =>
  updateVersion(version, (client) => client.from('event_partners').update(change).eq('id', id));

export const removeEntry = (id: string): Promise<Done> =>
  writeApi((client) => client.from('event_partners').delete().eq('id', id));

export interface Asking {
  partners: readonly string[];
  message: string;
  sharesBudget: boolean;
}

export type Asked = { ok: true; requests: readonly { request: string; partner: string }[] };

/** All of them or none. */
export const askForQuotes = (eventId: string, asking: Asking): Promise<Asked | Refusal> =>
  callApi(
    (client) =>
      client.rpc('ask_for_quotes', {
        of_event: eventId,
        partners: [...asking.partners],
        message: asking.message,
        share_budget: asking.sharesBudget,
      }),
    (data) => ({ requests: data as unknown as Asked['requests'] }),
  );
