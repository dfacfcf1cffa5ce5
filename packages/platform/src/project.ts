// A project folder as the Supabase CLI lays it out: config.toml, migrations, seed.
import { glob, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import type { AuthConfig } from './auth/config/config.ts';
import { readAuthConfig } from './auth/config/read-config.ts';
import { type BackupConfig, readBackupConfig } from './backup/config.ts';
import type { GivenKeys } from './choose-keys.ts';
import { type ConfigNotice, configNotices } from './config-notices.ts';
import { type FunctionsConfig, readFunctionsConfig } from './functions/config.ts';
import { readScheduledCalls, type ScheduledCall } from './jobs/scheduled-calls.ts';
import { type MailTemplates, readTemplates } from './mail/templates.ts';
import type { RestConfig } from './rest/config.ts';
import { noReplicaReads, type ReplicaConfig } from './rest/execute/replica-reads.ts';
import { readStorageConfig, type StorageConfig } from './storage/config.ts';

export interface Project {
  migrations: string;
  /** Whether the project's migrations are applied at start. */
  appliesMigrations: boolean;
  /** In their order; none when the project has none or has switched them off. */
  seeds: SeedFile[];
  keys: GivenKeys;
  /** The port that [api] names. */
  port: number | null;
  /** Settings that have no effect or are bounded. */
  notices: ConfigNotice[];
  rest: Partial<RestConfig>;
  /** What a standby may answer. */
  replica: ReplicaConfig;
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

export interface SeedFile {
  file: string;
  /** By which the database remembers that it was run: the path from `supabase/`. */
  name: string;
}

export async function readProject(
  folder: string,
  given: NodeJS.ProcessEnv,
  { isLocalStack = false }: { isLocalStack?: boolean } = {},
): Promise<Project> {
  const root = join(folder, 'supabase');
  const text = await readIfThere(join(root, 'config.toml'));
  const config = parse(text);
  const db = table(config, 'db');
  const api = table(config, 'api');
  // As the hosted command line finds them; what the process has itself comes first.
  const environment = isLocalStack
    ? { ...(await readEnv(join(folder, '.env'))), ...(await readEnv(join(root, '.env'))), ...given }
    : given;
  const functionSecrets = isLocalStack ? await readEnv(join(root, 'functions', '.env')) : {};
  const functions = await readFunctionsConfig(
    join(root, 'functions'),
    table(config, 'functions'),
    table(config, 'edge_runtime'),
    environment,
    functionSecrets,
  );
  return {
    migrations: join(root, 'migrations'),
    appliesMigrations: table(db, 'migrations').enabled !== false,
    seeds: await seedFiles(root, table(db, 'seed')),
    keys: await readKeyConfig(root, table(config, 'auth'), environment),
    port: typeof api.port === 'number' ? api.port : null,
    notices: configNotices(text, config, { isLocalStack }),
    rest: restConfig(api, table(table(config, 'platform'), 'rest')),
    replica: replicaConfig(table(table(config, 'platform'), 'replica')),
    auth: readAuthConfig(table(config, 'auth'), environment, {
      isLocalStack,
      platform: table(table(config, 'platform'), 'auth'),
    }),
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

const readIfThere = async (file: string): Promise<string> => ((await exists(file)) ? readFile(file, 'utf8') : '');

const readEnv = async (file: string): Promise<Record<string, string | undefined>> => parseEnv(await readIfThere(file));

/** Patterns are relative to `supabase/`; files of one pattern run in the order of their names. */
async function seedFiles(root: string, seed: Record<string, unknown>): Promise<SeedFile[]> {
  if (seed.enabled === false) return [];
  const found = new Set<string>();
  for (const pattern of strings(seed.sql_paths) ?? ['./seed.sql']) {
    const files = await Array.fromAsync(glob(pattern, { cwd: root }));
    for (const file of files.toSorted()) found.add(join(root, file));
  }
  return [...found].map((file) => ({ file, name: relative(root, file).replaceAll('\\', '/') }));
}

async function readKeyConfig(
  root: string,
  auth: Record<string, unknown>,
  environment: NodeJS.ProcessEnv,
): Promise<GivenKeys> {
  const text = (name: string): string | undefined => {
    const value = auth[name];
    const [, variable] = typeof value === 'string' ? (/^env\((\w+)\)$/.exec(value) ?? []) : [];
    const found = variable === undefined ? value : environment[variable];
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const path = text('signing_keys_path');
  return {
    publishableKey: text('publishable_key'),
    secretKey: text('secret_key'),
    jwtSecret: text('jwt_secret'),
    signingKeys: path === undefined ? undefined : JSON.parse(await readFile(join(root, path), 'utf8')),
  };
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

const replicaConfig = ({ reads, anonymous_reads, unnoticed }: Record<string, unknown>): ReplicaConfig => ({
  reads: strings(reads) ?? noReplicaReads.reads,
  anonymousReads: strings(anonymous_reads) ?? noReplicaReads.anonymousReads,
  unnoticed: strings(unnoticed) ?? noReplicaReads.unnoticed,
});

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
