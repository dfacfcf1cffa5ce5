// What config.toml asks for and this platform does not do, each with its line: a setting that has no effect is said at start.
import { KNOWN_ISSUERS, longestOtpExpiry } from './auth/config/read-config.ts';

export interface ConfigNotice {
  key: string;
  line: number;
  message: string;
}

type Table = Record<string, unknown>;

/**
 * Settings that the hosted command line knows and that have no effect here. A table with `enabled` is one setting, and only where it
 * is switched on.
 */
const WITHOUT_EFFECT: ReadonlyArray<[key: string, message: string]> = [
  ['api.tls', 'the platform speaks HTTP: put a proxy with a certificate before it'],
  ['api.external_url', 'links and tokens name the address on which the platform listens'],
  ['db.port', 'the embedded PostgreSQL listens on a socket of its own, not on this port'],
  ['db.shadow_port', 'there is no shadow database'],
  ['db.major_version', 'the embedded PostgreSQL is of version 17; DATABASE_URL names another'],
  ['db.migrations.schema_paths', 'the migrations alone describe the database'],
  ['db.pooler', 'there is no pooler'],
  ['db.root_key', 'there is no vault'],
  ['db.vault', 'there is no vault'],
  ['db.settings', 'PostgreSQL has the settings that the platform gives it; DATABASE_URL names another'],
  ['db.ssl_enforcement', 'the embedded PostgreSQL takes no connections from the network'],
  ['db.network_restrictions', 'the embedded PostgreSQL takes no connections from the network'],
  ['realtime.ip_version', 'realtime listens where the platform listens'],
  ['realtime.max_header_length', 'headers may have 32 KiB'],
  ['studio', 'there is no studio'],
  ['inbucket', 'messages that are not sent are shown at /mailbox'],
  ['local_smtp', 'messages that are not sent are shown at /mailbox'],
  ['storage.buckets.*.objects_path', 'files are uploaded, not found in a folder'],
  ['storage.s3_protocol', 'storage has no S3 protocol of its own'],
  ['storage.analytics', 'there are no analytics buckets'],
  ['storage.vector', 'there are no vector buckets'],
  ['auth.jwt_issuer', 'tokens name the address of the platform'],
  ['auth.enable_refresh_token_rotation', 'refresh tokens always rotate'],
  ['auth.refresh_token_reuse_interval', 'a refresh token can be repeated after a lost answer, and otherwise not'],
  ['auth.email.notification.*', 'there is no such message'],
  ['auth.external.*.redirect_uri', 'providers lead back to /auth/v1/callback'],
  ['auth.mfa.totp.enroll_enabled', 'authenticators are always offered'],
  ['auth.mfa.totp.verify_enabled', 'an authenticator can always be used'],
  ['auth.mfa.phone.enroll_enabled', 'telephones are always offered as a second step'],
  ['auth.mfa.phone.verify_enabled', 'a telephone can always be used as a second step'],
  ['auth.mfa.phone.otp_length', 'codes of a second step have 6 digits'],
  ['auth.mfa.phone.template', 'the message of a second step has a text of its own'],
  ['auth.mfa.phone.max_frequency', 'a code of a second step can be asked for once a minute'],
  ['auth.mfa.web_authn.enroll_enabled', 'security keys are always offered'],
  ['auth.mfa.web_authn.verify_enabled', 'a security key can always be used'],
  ['auth.rate_limit.web3', 'there is no sign-in by a wallet'],
  ['auth.sessions.inactivity_timeout', 'sessions end by their timebox alone'],
  ['auth.sms.twilio', 'there is no sender of messages to telephones'],
  ['auth.sms.twilio_verify', 'there is no sender of messages to telephones'],
  ['auth.sms.messagebird', 'there is no sender of messages to telephones'],
  ['auth.sms.textlocal', 'there is no sender of messages to telephones'],
  ['auth.sms.vonage', 'there is no sender of messages to telephones'],
  ['auth.hook.before_user_created', 'there are no hooks: a trigger on auth.users can refuse an account'],
  ['auth.hook.custom_access_token', 'there are no hooks'],
  ['auth.hook.mfa_verification_attempt', 'there are no hooks'],
  ['auth.hook.password_verification_attempt', 'there are no hooks'],
  ['auth.hook.send_email', 'there are no hooks'],
  ['auth.hook.send_sms', 'there are no hooks'],
  ['auth.web3.solana', 'there is no sign-in by a wallet'],
  ['auth.web3.ethereum', 'there is no sign-in by a wallet'],
  ['auth.third_party.firebase', 'tokens of other issuers are not accepted'],
  ['auth.third_party.auth0', 'tokens of other issuers are not accepted'],
  ['auth.third_party.aws_cognito', 'tokens of other issuers are not accepted'],
  ['auth.third_party.clerk', 'tokens of other issuers are not accepted'],
  ['auth.third_party.work_os', 'tokens of other issuers are not accepted'],
  ['auth.oauth_server', 'clients can be registered, but not authorised'],
  ['edge_runtime.policy', 'a function’s thread serves several calls'],
  ['analytics', 'there are no analytics'],
  ['experimental.orioledb_version', 'the storage engine is PostgreSQL’s own'],
];

/** Template values that mean nothing is asked for. */
const UNASKED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['db.port', 54322],
  ['db.shadow_port', 54320],
  ['db.major_version', 17],
  ['auth.mfa.totp.enroll_enabled', true],
  ['auth.mfa.totp.verify_enabled', true],
  ['auth.mfa.phone.enroll_enabled', true],
  ['auth.mfa.phone.verify_enabled', true],
  ['auth.mfa.phone.otp_length', 6],
  ['auth.mfa.phone.template', 'Your code is {{ .Code }}'],
  ['auth.mfa.phone.max_frequency', '5s'],
  ['auth.mfa.web_authn.enroll_enabled', true],
  ['auth.mfa.web_authn.verify_enabled', true],
  ['auth.rate_limit.sms_sent', 30],
  ['auth.rate_limit.web3', 30],
  ['edge_runtime.policy', 'per_worker'],
  ['auth.jwt_issuer', 'tokens name the address of the platform'],
  ['auth.enable_refresh_token_rotation', true],
  ['auth.refresh_token_reuse_interval', 10],
]);

const SERVICES = ['api', 'auth', 'storage', 'storage.image_transformation', 'realtime', 'edge_runtime'];

/** A local stack sends nothing to telephones. */
const WITHOUT_PHONES: ReadonlyArray<[key: string, message: string]> = [
  ['auth.rate_limit.sms_sent', 'no message is sent to telephones'],
];

/** Providers that are known without an address. */
const PROVIDERS: ReadonlySet<string> = new Set([...KNOWN_ISSUERS.keys(), 'facebook']);

export function configNotices(
  text: string,
  config: Table,
  { isLocalStack }: { isLocalStack: boolean },
): ConfigNotice[] {
  const lines = linesOf(text);
  const withoutEffect = isLocalStack ? [...WITHOUT_EFFECT, ...WITHOUT_PHONES] : WITHOUT_EFFECT;
  const notices = withoutEffect.flatMap(([pattern, message]) =>
    keysOf(config, pattern)
      .filter((key) => isAsked(pattern, valueAt(config, key)))
      .map((key) => ({ key, message: `${key} has no effect: ${message}` })),
  );
  for (const key of SERVICES.map((service) => `${service}.enabled`)) {
    if (valueAt(config, key) === false)
      notices.push({ key, message: `${key} has no effect: the service is always there` });
  }
  for (const key of keysOf(config, 'auth.external.*').filter((name) => isUnknownProvider(config, name)))
    notices.push({ key, message: `${key} has no effect: without a url, only ${[...PROVIDERS].join(', ')} are known` });
  const expiry = valueAt(config, 'auth.email.otp_expiry');
  const longest = longestOtpExpiry(isLocalStack);
  if (typeof expiry === 'number' && expiry > longest)
    notices.push({ key: 'auth.email.otp_expiry', message: `auth.email.otp_expiry is ${longest} seconds at most` });
  return notices.map((notice) => ({ ...notice, line: lines.get(notice.key) ?? 0 })).toSorted((a, b) => a.line - b.line);
}

function isUnknownProvider(config: Table, key: string): boolean {
  const address = valueAt(config, `${key}.url`) ?? '';
  return valueAt(config, `${key}.enabled`) === true && address === '' && !PROVIDERS.has(key.split('.').at(-1) ?? '');
}

function isAsked(key: string, value: unknown): boolean {
  if (value === undefined || value === '' || value === UNASKED.get(key)) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && 'enabled' in value ? value.enabled === true : true;
}

/** A star stands for every name that the table has. */
function keysOf(config: Table, pattern: string): string[] {
  const [before, after] = pattern.split('.*');
  if (after === undefined || before === undefined) return [pattern];
  const table = valueAt(config, before);
  return isTable(table) ? Object.keys(table).map((name) => `${before}.${name}${after}`) : [];
}

const valueAt = (config: Table, key: string): unknown =>
  key.split('.').reduce<unknown>((value, part) => (isTable(value) ? value[part] : undefined), config);

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** The first line of each table and key; the parser does not say it. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const add = (key: string, line: number) => lines.has(key) || lines.set(key, line);
  let header = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [, table] = /^\s*\[([\w.\s-]+)\]/.exec(line) ?? [];
    const [, name] = /^\s*([\w.-]+)\s*=/.exec(line) ?? [];
    if (table !== undefined) header = table.trim();
    if (table !== undefined) add(header, index + 1);
    else if (name !== undefined) add(header === '' ? name : `${header}.${name}`, index + 1);
  }
  return lines;
}
