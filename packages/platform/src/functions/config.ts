// Which functions the project has, and what [functions.NAME] of config.toml says of each.
import { readdir, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';

export interface FunctionConfig {
  name: string;
  /** The module that answers. */
  entrypoint: string;
  /** The one that config.toml names; those beside the module apply too. */
  importMap: string | null;
  verifyJwt: boolean;
}

export interface FunctionsConfig {
  functions: readonly FunctionConfig[];
  /** [edge_runtime.secrets]: what functions find in their environment beside the platform's own address and keys. */
  secrets: Readonly<Record<string, string>>;
}

type Table = Record<string, unknown>;

/** A name is one part of an address, and nothing that a file system could read as a way out. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const ENTRYPOINTS = ['index.ts', 'index.js', 'index.mjs'];

export async function readFunctionsConfig(
  folder: string,
  functions: Table,
  edgeRuntime: Table = {},
  environment: NodeJS.ProcessEnv = {},
  /** Of a file beside the functions: given to them as it is. */
  given: NodeJS.ProcessEnv = {},
): Promise<FunctionsConfig> {
  const found: FunctionConfig[] = [];
  for (const name of await functionNames(folder, functions)) {
    const settings = table(functions[name]);
    if (settings.enabled === false) continue;
    const entrypoint = await entrypointOf(folder, name, settings);
    if (entrypoint === null) continue;
    const importMap = await namedFile(folder, name, settings, 'import_map');
    found.push({ name, entrypoint, importMap, verifyJwt: settings.verify_jwt !== false });
  }
  return { functions: found, secrets: secretsOf({ ...given, ...table(edgeRuntime.secrets) }, environment) };
}

/** Folders of the project, and functions that only the configuration names because their module lies elsewhere. */
async function functionNames(folder: string, functions: Table): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return [...new Set([...folders, ...Object.keys(functions)])].filter((name) => NAME.test(name)).toSorted();
}

async function entrypointOf(folder: string, name: string, settings: Table): Promise<string | null> {
  const named = await namedFile(folder, name, settings, 'entrypoint');
  if (named !== null) return named;
  for (const candidate of ENTRYPOINTS) {
    const file = join(folder, name, candidate);
    if (await isFile(file)) return file;
  }
  return null;
}

/** As the hosted command line reads it: from the folder that holds config.toml. */
async function namedFile(folder: string, name: string, settings: Table, setting: string): Promise<string | null> {
  const given = settings[setting];
  if (typeof given !== 'string' || given === '') return null;
  const file = isAbsolute(given) ? given : join(dirname(folder), given);
  if (!(await isFile(file))) throw new Error(`config.toml: the ${setting} of functions.${name} does not exist`);
  return file;
}

/** The platform's own names cannot be given a second meaning. */
function secretsOf(secrets: Table, environment: NodeJS.ProcessEnv): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(secrets)) {
    if (typeof value !== 'string' || name.startsWith('SUPABASE_')) continue;
    const [, variable] = /^env\((\w+)\)$/.exec(value) ?? [];
    const text = variable === undefined ? value : environment[variable];
    if (text !== undefined) found[name] = text;
  }
  return found;
}

const table = (value: unknown): Table => (typeof value === 'object' && value !== null ? (value as Table) : {});

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
