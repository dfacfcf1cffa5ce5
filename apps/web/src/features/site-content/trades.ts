// The trades of the directory on the content screen: how they are read, typed, checked and written. They are a setting of the site,
// with its versions. The database checks every value again.
import { partnerTypes, type TradeEntry, trades } from '@liesse/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Saved, updateVersion } from '#web/lib/api/calls.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const { trades: text, invalid, versions } = content;

const KEY = 'trades';
const VERSIONS_PAGE_SIZE = 20;
const MAX_LABEL = 60;
const MAX_LEAD = 300;

const entry = z.object({
  id: z.enum(partnerTypes),
  label: z.nullable(z.string()),
  lead: z.nullable(z.string()),
  is_hidden: z.boolean(),
});
const value = z.object({ items: z.array(entry) });
const setting = z.object({ value, version: z.number() });
const tradeVersion = z.object({
  version: z.number(),
  value,
  changed_at: z.string(),
  changed_by: z.nullable(z.string()),
});
export type TradeSetting = z.infer<typeof setting>;
export type TradeVersion = z.infer<typeof tradeVersion>;

export const tradesQuery = queryOptions({
  queryKey: ['admin-trades'],
  queryFn: async ({ signal }): Promise<TradeSetting> => {
    const client = await supabase();
    const { data } = await client
      .from('site_settings')
      .select('value, version')
      .eq('key', KEY)
      .abortSignal(signal)
      .single()
      .throwOnError();
    return setting.parse(data);
  },
});

/** The current version is in the key: a new one makes the list be read again. */
export const tradeVersionsQuery = (current: number) =>
  infiniteQueryOptions({
    queryKey: ['admin-trade-versions', current],
    queryFn: async ({ signal, pageParam: before }): Promise<TradeVersion[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('setting_versions', { of_key: KEY, ...(before !== null && { before }) })
        .abortSignal(signal)
        .throwOnError();
      return z.array(tradeVersion).parse(data);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < VERSIONS_PAGE_SIZE ? undefined : page.at(-1)?.version),
  });

const write = (items: readonly TradeEntry[], version: number): Promise<Saved> =>
  updateVersion(version, (client) =>
    client
      .from('site_settings')
      .update({ value: { items: items.map((item) => ({ ...item })) } })
      .eq('key', KEY),
  );

/** The order, and three fields of each trade, so that the changes of two administrators to different fields are merged. */
export type TradeForm = Record<string, string | boolean>;

export const fieldOf = (part: 'label' | 'lead' | 'shown', id: string): string => `${part}_${id}`;

const textOf = (form: TradeForm, name: string): string => {
  const typed = form[name];
  return typeof typed === 'string' ? typed.trim() : '';
};

export const orderOf = (form: TradeForm) =>
  textOf(form, 'order')
    .split(',')
    .flatMap((id) => trades.find((trade) => trade.id === id) ?? []);

export const formOfTrades = ({ value: { items } }: Pick<TradeSetting, 'value'>): TradeForm => ({
  order: items.map(({ id }) => id).join(','),
  ...Object.fromEntries(
    items.flatMap(({ id, label, lead, is_hidden }) => [
      [fieldOf('label', id), label ?? ''],
      [fieldOf('lead', id), lead ?? ''],
      [fieldOf('shown', id), !is_hidden],
    ]),
  ),
});

const entriesOf = (form: TradeForm): TradeEntry[] =>
  orderOf(form).map(({ id }) => ({
    id,
    label: textOf(form, fieldOf('label', id)) || null,
    lead: textOf(form, fieldOf('lead', id)) || null,
    is_hidden: form[fieldOf('shown', id)] !== true,
  }));

export const tradeForm = z.record(z.string(), z.union([z.string(), z.boolean()])).check(({ value: form, issues }) => {
  const refuse = (name: string, message: string) => issues.push({ code: 'custom', input: form, path: [name], message });
  for (const { id, label, lead } of entriesOf(form)) {
    if ((label ?? '').length > MAX_LABEL) refuse(fieldOf('label', id), invalid.long(MAX_LABEL));
    if ((lead ?? '').length > MAX_LEAD) refuse(fieldOf('lead', id), invalid.long(MAX_LEAD));
  }
  if (entriesOf(form).every(({ is_hidden }) => is_hidden)) refuse('order', text.noneShown);
});

export const saveTrades = (form: TradeForm, version: number): Promise<Saved> => write(entriesOf(form), version);

export const useRestoreTradesMutation = (current: number) =>
  useToastMutation({
    mutationFn: ({ value: { items } }: TradeVersion) => write(items, current),
    invalidates: [tradesQuery.queryKey],
    success: { title: versions.restored },
    errorTitle: versions.restoreFailed,
  });

/** What is typed in a field, for a conflict. */
export function describeTradeField(name: keyof TradeForm, typed: unknown): { label: string; value: string } {
  const [part = '', id] = name.split('_');
  const trade = trades.find((one) => one.id === id)?.label ?? '';
  const words = typeof typed === 'boolean' ? (typed ? text.yes : text.no) : typeof typed === 'string' ? typed : '';
  if (part === 'order')
    return {
      label: text.order,
      value: orderOf({ order: words })
        .map(({ label }) => label)
        .join(', '),
    };
  return {
    label: text.fieldOf(part === 'shown' ? text.shown : part === 'lead' ? text.lead : text.label, trade),
    value: words,
  };
}

/** The trades that a version changed. */
export function describeTradeVersion(
  { version, value: after }: TradeVersion,
  before: TradeVersion | undefined,
): string | null {
  if (version === 1) return versions.first;
  if (before === undefined) return null;
  const [older, newer] = [formOfTrades(before), formOfTrades({ value: after })];
  const changed = Object.keys(newer).filter((name) => older[name] !== newer[name]);
  return changed.map((name) => text.change(describeTradeField(name, newer[name]))).join(' ');
}
