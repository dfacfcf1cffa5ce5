// Reads [auth] of config.toml in the words of the hosted command line. `env(NAME)` takes a value from the environment,
// so that the file contains no secret.
import { type AuthConfig, defaultAuthConfig, type ProviderConfig } from './config.ts';

type Table = Record<string, unknown>;

const ISSUERS = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
]);

export function readAuthConfig(auth: Table, environment: NodeJS.ProcessEnv): AuthConfig {
  const value = (input: unknown): unknown => {
    const [, name] = typeof input === 'string' ? (/^env\((\w+)\)$/.exec(input) ?? []) : [];
    return name === undefined ? input : environment[name];
  };
  const text = (input: unknown, otherwise: string): string => {
    const found = value(input);
    return typeof found === 'string' && found !== '' ? found : otherwise;
  };
  const email = table(auth.email);
  const sms = table(auth.sms);
  const base = defaultAuthConfig;
  return {
    ...base,
    siteUrl: text(auth.site_url, base.siteUrl),
    redirectOrigins: redirectOrigins(auth.additional_redirect_urls),
    jwtExpiry: number(auth.jwt_expiry, base.jwtExpiry),
    signupEnabled: flag(auth.enable_signup, base.signupEnabled),
    anonymousEnabled: flag(auth.enable_anonymous_sign_ins, base.anonymousEnabled),
    manualLinkingEnabled: flag(auth.enable_manual_linking, base.manualLinkingEnabled),
    minimumPasswordLength: Math.max(6, number(auth.minimum_password_length, base.minimumPasswordLength)),
    email: {
      enabled: flag(email.enable_signup, base.email.enabled),
      confirm: flag(email.enable_confirmations, base.email.confirm),
      doubleConfirmChanges: flag(email.double_confirm_changes, base.email.doubleConfirmChanges),
      securePasswordChange: flag(email.secure_password_change, base.email.securePasswordChange),
    },
    phone: {
      enabled: flag(sms.enable_signup, base.phone.enabled),
      confirm: flag(sms.enable_confirmations, base.phone.confirm),
    },
    // A code that lives longer than ten minutes is not worth its comfort.
    otpExpiry: Math.min(600, number(email.otp_expiry, base.otpExpiry)),
    mfa: {
      ...base.mfa,
      enforcesFactors: flag(table(auth.mfa).enforce_verified_factors, base.mfa.enforcesFactors),
    },
    captcha: captchaOf(table(auth.captcha), text),
    providers: new Map(providersOf(table(auth.external), text)),
    samlEnabled: flag(table(auth.saml).enabled, base.samlEnabled),
    smtp: smtpOf(table(email.smtp), text),
  };
}

const flag = (input: unknown, otherwise: boolean): boolean => (typeof input === 'boolean' ? input : otherwise);
const number = (input: unknown, otherwise: number): number => (typeof input === 'number' ? input : otherwise);

type Text = (input: unknown, otherwise: string) => string;

const table = (input: unknown): Table => (typeof input === 'object' && input !== null ? (input as Table) : {});

function redirectOrigins(input: unknown): string[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((one: unknown) => {
    const url = typeof one === 'string' ? URL.parse(one) : null;
    if (!url) return [];
    return [url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin];
  });
}

function captchaOf(captcha: Table, text: Text): AuthConfig['captcha'] {
  if (captcha.enabled !== true) return null;
  const provider = text(captcha.provider, 'proof-of-work');
  if (provider !== 'hcaptcha' && provider !== 'turnstile' && provider !== 'proof-of-work') {
    throw new Error(`auth.captcha.provider must be hcaptcha, turnstile or proof-of-work, not ${provider}`);
  }
  return { provider, secret: text(captcha.secret, '') };
}

function* providersOf(external: Table, text: Text): Generator<[string, ProviderConfig]> {
  for (const [name, settings] of Object.entries(external)) {
    const provider = table(settings);
    if (provider.enabled !== true) continue;
    const clientId = text(provider.client_id, '');
    // Switched on without credentials is the same as off: the button then says so.
    if (clientId === '') continue;
    const issuer = text(provider.url, ISSUERS.get(name) ?? '');
    yield [
      name,
      {
        clientId,
        secret: text(provider.secret, ''),
        issuer: issuer === '' ? null : issuer,
        skipNonceCheck: flag(provider.skip_nonce_check, false),
      },
    ];
  }
}

function smtpOf(smtp: Table, text: Text): AuthConfig['smtp'] {
  const host = text(smtp.host, '');
  if (host === '' || smtp.enabled === false) return null;
  const port = Number(text(smtp.port, '')) || number(smtp.port, 587);
  const name = text(smtp.sender_name, '');
  const address = text(smtp.admin_email, 'noreply@localhost');
  return {
    host,
    port,
    user: text(smtp.user, '') || null,
    password: text(smtp.pass, '') || null,
    from: name === '' ? address : `"${name.replaceAll('"', '')}" <${address}>`,
    secure: flag(smtp.secure, port === 465),
  };
}
