// Follows the settings, posts and pages of the site in the database, so that a change is on every page at once. The database
// notifies each server; a connection that was lost is opened again, and the settings are then read anew, because a notification may
// have been missed.
import { isDeepStrictEqual } from 'node:util';
import { defaultTradeEntries, type TradeEntry } from '@liesse/domain';
import { messageOf } from '@liesse/platform/observation.ts';
import { DatabaseClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';
import type { ObserveAll } from '#server/events.ts';

export interface SiteSettings {
  /** The current name of the site. */
  name: () => string;
  /** What administrators changed about the trades of the directory; null for nothing. */
  trades: () => readonly TradeEntry[] | null;
  follow: (connection: pg.ClientConfig) => Promise<void>;
  close: () => Promise<void>;
}

export interface SiteSettingsOptions {
  /** Until the database answers. */
  defaultName: string;
  /** What was made with the previous settings is to be made again. */
  onChange: () => void;
  observe: ObserveAll;
}

const RECONNECT_MS = 250;

export function createSiteSettings({ defaultName, onChange, observe }: SiteSettingsOptions): SiteSettings {
  let name = defaultName;
  let trades: readonly TradeEntry[] | null = null;
  let current: DatabaseClient | null = null;
  let isClosed = false;
  let reading: Promise<void> = Promise.resolve();

  async function read(client: DatabaseClient): Promise<void> {
    const { rows } = await client.query<{ name: string | null; trades: TradeEntry[] | null }>(
      `select
        (select value ->> 'name' from public.site_settings where key = 'identity') as name,
        (select value -> 'items' from public.site_settings where key = 'trades') as trades`,
    );
    name = rows[0]?.name ?? defaultName;
    trades = changedTrades(rows[0]?.trades ?? defaultTradeEntries);
    onChange();
  }

  /** One reading after the other: of two, the later one has the last word. */
  function readAgain(client: DatabaseClient): void {
    reading = reading
      .then(() => (isClosed ? undefined : read(client)))
      .catch((error: unknown) => observe({ kind: 'settings.failed', message: messageOf(error) }));
  }

  async function open(connection: pg.ClientConfig): Promise<void> {
    const client = new DatabaseClient(connection);
    client.on('notification', () => readAgain(client));
    try {
      await client.connect();
      await client.query('listen site_settings; listen site_content');
      await read(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
    client.once('end', () => {
      current = null;
      reopen(connection);
    });
  }

  function reopen(connection: pg.ClientConfig): void {
    if (isClosed) return;
    setTimeout(() => {
      if (!isClosed) open(connection).catch(() => reopen(connection));
    }, RECONNECT_MS).unref();
  }

  return {
    name: () => name,
    trades: () => trades,
    follow: open,
    async close() {
      isClosed = true;
      await reading;
      await current?.end();
    },
  };
}

/** The introductions are left out: only public pages show them, and these read the whole setting. */
function changedTrades(entries: readonly TradeEntry[]): readonly TradeEntry[] | null {
  const shown = entries.map(({ id, label, is_hidden }) => ({ id, label, lead: null, is_hidden }));
  return isDeepStrictEqual(shown, defaultTradeEntries) ? null : shown;
}
