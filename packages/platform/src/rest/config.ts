// What an operator decides about the REST service: config.toml first, then what the database says of `authenticator`.
import type { SchemaCache } from './schema/model.ts';

export interface RestConfig {
  schemas: readonly string[];
  extraSearchPath: readonly string[];
  maxRows: number | null;
  planEnabled: boolean;
  aggregatesEnabled: boolean;
  txOverride: boolean;
  bodyLimit: number;
  /** Bounded, anonymous callers have no regular expressions and everybody but the service role has limits. */
  filters: 'open' | 'bounded';
}

export const defaultRestConfig: RestConfig = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1_000,
  planEnabled: false,
  aggregatesEnabled: true,
  txOverride: true,
  bodyLimit: 10 * 1024 * 1024,
  filters: 'open',
};

export function withDatabaseSettings(config: RestConfig, { settings }: SchemaCache): RestConfig {
  const list = (name: string) =>
    settings
      .get(name)
      ?.split(',')
      .map((part) => part.trim());
  const flag = (name: string) =>
    settings.has(name) ? settings.get(name) === 'true' || settings.get(name) === 'on' : undefined;
  const maxRows = Number(settings.get('pgrst.db_max_rows'));
  const txEnd = settings.get('pgrst.db_tx_end');
  return {
    ...config,
    schemas: list('pgrst.db_schemas') ?? config.schemas,
    extraSearchPath: list('pgrst.db_extra_search_path') ?? config.extraSearchPath,
    maxRows: Number.isSafeInteger(maxRows) && maxRows > 0 ? maxRows : config.maxRows,
    planEnabled: flag('pgrst.db_plan_enabled') ?? config.planEnabled,
    aggregatesEnabled: flag('pgrst.db_aggregates_enabled') ?? config.aggregatesEnabled,
    txOverride: txEnd === undefined ? config.txOverride : txEnd.endsWith('allow-override'),
  };
}
