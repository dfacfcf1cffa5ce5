// The environment, parsed once. A mistake is answered with a sentence that names the variable; nothing is guessed.
import { z } from 'zod';
import { type AppReleases, appOrigins } from '#server/documents/app-associations.ts';
import type { PlatformAccounts } from '#server/push/push-task.ts';
import { isLoopbackHost } from '#server/startup/loopback.ts';
import { apnsKeyFile, serviceAccountFile } from '#server/startup/push-accounts.ts';
import { describeWeakPassword } from '#server/startup/secrets.ts';

export interface Configuration {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server behind the pooler of DATABASE_URL, where that gives each transaction another connection. */
  databaseDirectUrl: string | undefined;
  /** A hot standby that answers reads which may be a moment old. */
  databaseReplicaUrl: string | undefined;
  /** How many connections serve requests. */
  databaseConnections: number;
  /** The configured origin, or undefined: then it is the address that the server listens on. */
  publicUrl: string | undefined;
  /** The origin of the API that pages use, or undefined: then it is this server itself. */
  apiUrl: string | undefined;
  /** The key of that API, or undefined: then it is this server's own key. */
  apiPublishableKey: string | undefined;
  /** The origins of other sites whose pages may use this server as their API. */
  corsOrigins: readonly string[];
  /** The mobile applications that belong to this site. */
  apps: AppReleases;
  /** Whether other machines can connect: by the address listened on, or through the proxy that the public address implies. */
  isPublic: boolean;
  isDemonstration: boolean;
  adminEmail: string | undefined;
  metricsHost: string;
  metricsPort: number | undefined;
  /** The collector of OpenTelemetry that receives traces, or undefined: then none are recorded. */
  traces: TraceSettings | undefined;
  /** Statements of requests that take longer are logged. */
  slowQueryMs: number;
  trustedProxies: number;
  /** How long requests are served after a signal to stop, while /health already answers 503. */
  shutdownDelayMs: number;
  socketsPerNetwork: number;
  socketsPerAccount: number;
  push: {
    accounts: PlatformAccounts;
    /** The origin of a push service on this machine, for tests. */
    testService: string | undefined;
  };
}

export interface TraceSettings {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Which part of all traces is recorded, from 0 to 1. */
  ratio: number;
}

export type ConfigurationResult = { ok: true; configuration: Configuration } | { ok: false; problems: string[] };

export function readConfiguration(environment: NodeJS.ProcessEnv): ConfigurationResult {
  const parsed = schema.safeParse(withoutBlanks(environment));
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(problemOf) };

  const { HOST, PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL, DEMO, ADMIN_EMAIL, METRICS_PORT, TRUSTED_PROXIES } =
    parsed.data;
  const { DATABASE_DIRECT_URL, DATABASE_CONNECTIONS } = parsed.data;
  const { SOCKETS_PER_NETWORK, SOCKETS_PER_ACCOUNT, API_URL, API_PUBLISHABLE_KEY, CORS_ORIGINS } = parsed.data;
  const apps = { androidCertificates: parsed.data.ANDROID_CERTIFICATES, appleTeamId: parsed.data.APPLE_TEAM_ID };
  const { PUSH_TEST_SERVICE, SHUTDOWN_DELAY } = parsed.data;
  const isPublic = !isLoopbackHost(HOST) || (PUBLIC_URL !== undefined && !isLoopbackHost(new URL(PUBLIC_URL).hostname));
  const configuration: Configuration = {
    host: HOST,
    port: PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    databaseReplicaUrl: parsed.data.DATABASE_REPLICA_URL,
    databaseConnections: DATABASE_CONNECTIONS,
    publicUrl: PUBLIC_URL,
    apiUrl: API_URL,
    apiPublishableKey: API_PUBLISHABLE_KEY,
    corsOrigins: [...CORS_ORIGINS, ...appOrigins(apps)],
    apps,
    isPublic,
    isDemonstration: DEMO ?? !isPublic,
    adminEmail: ADMIN_EMAIL,
    metricsHost: parsed.data.METRICS_HOST,
    metricsPort: METRICS_PORT,
    traces: traceSettingsOf(parsed.data),
    slowQueryMs: parsed.data.SLOW_QUERY_MS,
    trustedProxies: TRUSTED_PROXIES,
    shutdownDelayMs: SHUTDOWN_DELAY * 1000,
    socketsPerNetwork: SOCKETS_PER_NETWORK,
    socketsPerAccount: SOCKETS_PER_ACCOUNT,
    push: { accounts: pushAccountsOf(parsed.data), testService: PUSH_TEST_SERVICE },
  };
  const problems = refusalsOf(configuration);
  if (parsed.data.APNS_KEY !== undefined && configuration.push.accounts.apns === undefined) {
    problems.push('APNS_KEY demande aussi APNS_KEY_ID et APPLE_TEAM_ID : Apple reconnaît la clé par les deux.');
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, configuration };
}

/** Everyone may read it: on a public address it would give the codes and links of others to anybody. */
export const hasMailbox = ({ isDemonstration, isPublic }: Configuration): boolean => isDemonstration && !isPublic;

/** Known even when the rest is refused, so that the refusal itself is written as asked. */
export function readLogFormat(environment: NodeJS.ProcessEnv, terminal: { isTTY: boolean }): 'json' | 'pretty' {
  return schema.shape.LOG_FORMAT.safeParse(environment['LOG_FORMAT']).data ?? defaultLogFormat(terminal);
}

const defaultLogFormat = (terminal: { isTTY: boolean }): 'json' | 'pretty' => (terminal.isTTY ? 'pretty' : 'json');

/** Addresses that do not belong together, and what a public address must have before it may open [W110]. */
function refusalsOf(configuration: Configuration): string[] {
  const { isPublic, isDemonstration, publicUrl, adminEmail, databaseUrl, databaseDirectUrl } = configuration;
  if (databaseDirectUrl !== undefined && databaseUrl === undefined) {
    return ['DATABASE_URL manque : DATABASE_DIRECT_URL ne vaut qu’avec elle.'];
  }
  if (configuration.databaseReplicaUrl !== undefined && databaseUrl === undefined) {
    return ['DATABASE_URL manque : DATABASE_REPLICA_URL ne vaut qu’avec elle.'];
  }
  const problems: string[] = [];
  if (isPublic && configuration.push.testService !== undefined) {
    problems.push('PUSH_TEST_SERVICE n’est permis que sur une adresse locale : le serveur appellerait cette machine.');
  }
  if (!isPublic || isDemonstration) return problems;
  if (publicUrl === undefined) {
    problems.push('PUBLIC_URL manque : une adresse publique doit être connue, par exemple https://liesse.example.');
  }
  if (adminEmail === undefined) {
    problems.push('ADMIN_EMAIL manque : la première personne qui administre le site y reçoit son invitation.');
  }
  for (const [name, address] of Object.entries({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl })) {
    const weakness = address === undefined ? undefined : describeWeakPassword(new URL(address).password);
    if (weakness !== undefined) problems.push(`${name} : le mot de passe ${weakness}.`);
  }
  return problems;
}

function pushAccountsOf(environment: z.infer<typeof schema>): PlatformAccounts {
  const { FCM_SERVICE_ACCOUNT: fcm, APNS_KEY: key, APNS_KEY_ID: keyId, APPLE_TEAM_ID: teamId } = environment;
  const isComplete = key !== undefined && keyId !== undefined && teamId !== undefined;
  return { fcm, apns: isComplete ? { key, keyId, teamId, environment: environment.APNS_ENVIRONMENT } : undefined };
}

function traceSettingsOf(environment: z.infer<typeof schema>): TraceSettings | undefined {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: environment.OTEL_SERVICE_NAME,
    ratio: environment.OTEL_TRACES_SAMPLER_ARG,
  };
}

const port = z.coerce.number().int().min(0).max(65_535);
const sockets = z.coerce.number().int().min(1).max(10_000);
const flag = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().refine(isPostgresAddress).optional(),
  DATABASE_DIRECT_URL: z.string().refine(isPostgresAddress).optional(),
  DATABASE_REPLICA_URL: z.string().refine(isPostgresAddress).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  PUBLIC_URL: z.string().refine(isOrigin).transform(toOrigin).optional(),
  API_URL: z.string().refine(isOrigin).transform(toOrigin).optional(),
  API_PUBLISHABLE_KEY: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin))
    .transform((origins) => origins.map(toOrigin))
    .default([]),
  ANDROID_CERTIFICATES: z
    .string()
    .transform((list) => list.split(',').map((certificate) => certificate.trim().toUpperCase()))
    .refine((certificates) =>
      certificates.every((certificate) => /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/.test(certificate)),
    )
    .default([]),
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  DEMO: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().refine(isHttpAddress).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,\r\n]*(?:,\s*[\w-]+=[^,\r\n]*)*$/)
    .refine(isPercentEncoded)
    .transform(toHeaders)
    .default({}),
  OTEL_SERVICE_NAME: z.string().max(200).default('liesse'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SLOW_QUERY_MS: z.coerce.number().int().min(1).max(3_600_000).default(1000),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(60).default(0),
  SOCKETS_PER_NETWORK: sockets.default(200),
  SOCKETS_PER_ACCOUNT: sockets.default(50),
  FCM_SERVICE_ACCOUNT: serviceAccountFile.optional(),
  APNS_KEY: apnsKeyFile.optional(),
  APNS_KEY_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  APNS_ENVIRONMENT: z.enum(['production', 'development']).default('production'),
  PUSH_TEST_SERVICE: z
    .string()
    .refine((value) => isOrigin(value) && isLoopbackHost(new URL(value).hostname))
    .transform(toOrigin)
    .optional(),
});

/** The variables that this module reads. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

const expectations: Record<keyof z.infer<typeof schema>, string> = {
  HOST: 'doit être une adresse ou un nom de machine',
  PORT: 'doit être un nombre entier de 0 à 65535',
  DATA_DIR: 'doit être le chemin d’un dossier',
  DATABASE_URL: 'doit avoir la forme postgres://utilisateur:motdepasse@machine:5432/base',
  DATABASE_DIRECT_URL: 'doit avoir la forme postgres://utilisateur:motdepasse@machine:5432/base',
  DATABASE_REPLICA_URL: 'doit avoir la forme postgres://utilisateur:motdepasse@machine:5432/base',
  DATABASE_CONNECTIONS: 'doit être un nombre entier de 2 à 500',
  PUBLIC_URL: 'doit être une adresse http ou https sans chemin, par exemple https://liesse.example',
  API_URL: 'doit être une adresse http ou https sans chemin, par exemple https://api.liesse.example',
  API_PUBLISHABLE_KEY: 'doit être la clé publique de l’API, sans espace',
  CORS_ORIGINS: 'doit être une liste d’adresses http ou https sans chemin, séparées par des virgules',
  ANDROID_CERTIFICATES:
    'doit être une liste d’empreintes SHA-256 de certificats (32 octets séparés par « : »), séparées par des virgules',
  APPLE_TEAM_ID: 'doit être l’identifiant d’équipe Apple, de dix lettres et chiffres',
  DEMO: 'doit être 1 ou 0',
  ADMIN_EMAIL: 'doit être une adresse e-mail',
  LOG_FORMAT: 'doit être « json » ou « pretty »',
  METRICS_HOST: 'doit être une adresse ou un nom de machine',
  METRICS_PORT: 'doit être un nombre entier de 1 à 65535',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'doit être l’adresse http ou https d’un collecteur OpenTelemetry',
  OTEL_EXPORTER_OTLP_HEADERS: 'doit être une liste nom=valeur, séparée par des virgules',
  OTEL_SERVICE_NAME: 'doit être un nom de 200 caractères au plus',
  OTEL_TRACES_SAMPLER_ARG: 'doit être un nombre de 0 à 1',
  SLOW_QUERY_MS: 'doit être un nombre entier de millisecondes, de 1 à 3600000',
  TRUSTED_PROXIES: 'doit être un nombre entier de 0 à 10',
  SHUTDOWN_DELAY: 'doit être un nombre entier de secondes, de 0 à 60',
  SOCKETS_PER_NETWORK: 'doit être un nombre entier de 1 à 10000',
  SOCKETS_PER_ACCOUNT: 'doit être un nombre entier de 1 à 10000',
  FCM_SERVICE_ACCOUNT: 'doit être le chemin d’un fichier de compte de service Firebase (JSON)',
  APNS_KEY: 'doit être le chemin d’une clé d’Apple pour les notifications (.p8)',
  APNS_KEY_ID: 'doit être l’identifiant de cette clé, de dix lettres et chiffres',
  APNS_ENVIRONMENT: 'doit être production ou development',
  PUSH_TEST_SERVICE: 'doit être une adresse de cette machine sans chemin, par exemple http://127.0.0.1:4000',
};

// The value itself is never repeated: it may hold a password.
function problemOf(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]) as keyof typeof expectations;
  return `${name} ${expectations[name]}.`;
}

/** `PORT= npm start` means "as by default", not "the empty port". */
function withoutBlanks(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
}

function isPostgresAddress(value: string): boolean {
  const protocol = URL.parse(value)?.protocol;
  return protocol === 'postgres:' || protocol === 'postgresql:';
}

function isHttpAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function isPercentEncoded(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** Values are percent-encoded, as the standard of these variables says. */
function toHeaders(list: string): Record<string, string> {
  const pairs = list.split(',').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), decodeURIComponent(value.join('=').trim())];
  });
  return Object.fromEntries(pairs);
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

function toOrigin(value: string): string {
  return new URL(value).origin;
}
