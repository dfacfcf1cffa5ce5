// A project folder as the Supabase CLI lays it out: config.toml, migrations, seed.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { AuthConfig } from './auth/config/config.ts';
import { readAuthConfig } from './auth/config/read-config.ts';
import { type BackupConfig, readBackupConfig } from './backup/config.ts';
import { type FunctionsConfig, readFunctionsConfig } from './functions/config.ts';
import { readScheduledCalls, type ScheduledCall } from './jobs/scheduled-calls.ts';
import { type MailTemplates, readTemplates } from './mail/templates.ts';
import type { RestConfig } from './rest/config.ts';
import { readStorageConfig, type StorageConfig } from './storage/config.ts';

export interface Project {
  migrations: string;
  /** Absent when the project has none or has switched it off. */
  seed: string | null;
  rest: Partial<RestConfig>;
  auth: AuthConfig;
  templates: MailTemplates;
  storage: StorageConfig;
  functions: FunctionsConfig;
  backup: BackupConfig;
  /** Functions that are called on a timetable. */
  schedule: ScheduledCall[];
  /** Where `supabase/` lies: templates and functions are found from it. */
  root: string;
}

export async function readProject(folder: string, environment: NodeJS.ProcessEnv): Promise<Project> {
  const root = join(folder, 'supabase');
  const config = await readConfig(join(root, 'config.toml'));
  const seed = join(root, 'seed.sql');
  const isSeeded = table(table(config, 'db'), 'seed').enabled !== false;
  const functions = await readFunctionsConfig(
    join(root, 'functions'),
    table(config, 'functions'),
    table(config, 'edge_runtime'),
    environment,
  );
  return {
    migrations: join(root, 'migrations'),
    seed: isSeeded && (await exists(seed)) ? seed : null,
    rest: restConfig(table(config, 'api'), table(table(config, 'platform'), 'rest')),
    auth: readAuthConfig(table(config, 'auth'), environment),
    templates: await readTemplates(folder, table(table(table(config, 'auth'), 'email'), 'template')),
    storage: readStorageConfig(table(config, 'storage'), environment),
    functions,
    backup: readBackupConfig(table(table(config, 'platform'), 'backup')),
    schedule: readScheduledCalls(
      table(table(config, 'platform'), 'schedule'),
      functions.functions.map(({ name }) => name),
    ),
    root,
  };
}

async function readConfig(file: string): Promise<Record<string, unknown>> {
  if (!(await exists(file))) return {};
  return parse(await readFile(file, 'utf8'));
}

function restConfig(api: Record<string, unknown>, own: Record<string, unknown>): Partial<RestConfig> {
  const schemas = strings(api.schemas);
  const extra = strings(api.extra_search_path);
  return {
    // The CLI serves these two whatever the file says; here only what the file names is exposed.
    ...(schemas ? { schemas: schemas.filter((name) => name !== 'graphql_public') } : {}),
    ...(extra ? { extraSearchPath: extra } : {}),
    ...(typeof api.max_rows === 'number' ? { maxRows: api.max_rows } : {}),
    ...(own.filters === undefined ? {} : { filters: filtersOf(own.filters) }),
  };
}

function filtersOf(value: unknown): RestConfig['filters'] {
  if (value === 'open' || value === 'bounded') return value;
  throw new Error('config.toml: platform.rest.filters is "open" or "bounded"');
}

function table(value: Record<string, unknown>, name: string): Record<string, unknown> {
  const inner = value[name];
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
}

const strings = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
