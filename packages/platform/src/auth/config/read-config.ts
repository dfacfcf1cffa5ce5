// Reads [auth] of config.toml in the words of the hosted command line. `env(NAME)` takes a value from the environment,
// so that the file contains no secret.

import {
  type AuthConfig,
  defaultAuthConfig,
  localAuthConfig,
  type PasswordRequirements,
  type ProviderConfig,
  type RateLimits,
} from './config.ts';
import { readDuration } from './duration.ts';

type Table = Record<string, unknown>;

export const KNOWN_ISSUERS: ReadonlyMap<string, string> = new Map([
  ['google', 'https://accounts.google.com'],
  ['apple', 'https://appleid.apple.com'],
]);

/** A code that lives longer than ten minutes is not worth its comfort; the local stack allows the hosted service's day. */
export const longestOtpExpiry = (isLocalStack: boolean): number => (isLocalStack ? 86_400 : 600);

export function readAuthConfig(
  auth: Table,
  environment: NodeJS.ProcessEnv,
  { isLocalStack = false, platform = {} }: { isLocalStack?: boolean; platform?: Table } = {},
): AuthConfig {
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
  const base = isLocalStack ? localAuthConfig : defaultAuthConfig;
  const otpExpiry = Math.min(longestOtpExpiry(isLocalStack), number(email.otp_expiry, base.otpExpiry));
  return {
    ...base,
    siteUrl: text(auth.site_url, base.siteUrl),
    ...redirectsOf(auth.additional_redirect_urls),
    jwtExpiry: number(auth.jwt_expiry, base.jwtExpiry),
    signupEnabled: flag(auth.enable_signup, base.signupEnabled),
    anonymousEnabled: flag(auth.enable_anonymous_sign_ins, base.anonymousEnabled),
    manualLinkingEnabled: flag(auth.enable_manual_linking, base.manualLinkingEnabled),
    minimumPasswordLength: Math.max(6, number(auth.minimum_password_length, base.minimumPasswordLength)),
    passwordRequirements: requirementsOf(auth.password_requirements),
    refusesCommonPasswords: flag(platform.refuse_common_passwords, base.refusesCommonPasswords),
    rateLimits: { ...base.rateLimits, ...rateLimitsOf(table(auth.rate_limit)) },
    resendAfter: {
      email: readDuration(email.max_frequency, 'auth.email.max_frequency') ?? base.resendAfter.email,
      phone: readDuration(sms.max_frequency, 'auth.sms.max_frequency') ?? base.resendAfter.phone,
    },
    sessionTimebox: readDuration(table(auth.sessions).timebox, 'auth.sessions.timebox') ?? base.sessionTimebox,
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
    testCodes: new Map(testCodesOf(table(sms.test_otp))),
    smsTemplate: text(sms.template, base.smsTemplate),
    otpExpiry,
    // The local stack has one duration for all of them.
    confirmationExpiry: isLocalStack ? otpExpiry : base.confirmationExpiry,
    otpLength: Math.min(10, Math.max(6, number(email.otp_length, base.otpLength))),
    mfa: {
      ...base.mfa,
      maxFactors: number(table(auth.mfa).max_enrolled_factors, base.mfa.maxFactors),
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

/** In the scheme or the host. */
const hasPattern = (address: string): boolean => /[*?]/.test(address.split('/').slice(0, 3).join('/'));

/** A wildcard at the end of a path says no more than the origin does, which is allowed whole. */
function redirectsOf(input: unknown): Pick<AuthConfig, 'redirectOrigins' | 'redirectPatterns'> {
  const given = Array.isArray(input) ? input.filter((one) => typeof one === 'string') : [];
  return {
    redirectPatterns: given.filter(hasPattern),
    redirectOrigins: given.flatMap((one) => {
      const url = hasPattern(one) ? null : URL.parse(one);
      if (!url) return [];
      return [url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin];
    }),
  };
}

const REQUIREMENTS: readonly PasswordRequirements[] = [
  '',
  'letters_digits',
  'lower_upper_letters_digits',
  'lower_upper_letters_digits_symbols',
];

function requirementsOf(input: unknown): PasswordRequirements {
  const found = REQUIREMENTS.find((one) => one === (input ?? ''));
  if (found === undefined)
    throw new Error(`config.toml: auth.password_requirements is one of ${REQUIREMENTS.filter(Boolean).join(', ')}`);
  return found;
}

const RATE_LIMITS: ReadonlyArray<[keyof RateLimits, string]> = [
  ['emailSent', 'email_sent'],
  ['smsSent', 'sms_sent'],
  ['anonymousUsers', 'anonymous_users'],
  ['tokenRefresh', 'token_refresh'],
  ['signInSignUps', 'sign_in_sign_ups'],
  ['tokenVerifications', 'token_verifications'],
];

function rateLimitsOf(given: Table): RateLimits {
  const found: RateLimits = {};
  for (const [name, key] of RATE_LIMITS) {
    const value = given[key];
    if (value === undefined) continue;
    if (!Number.isSafeInteger(value) || Number(value) < 0)
      throw new Error(`config.toml: auth.rate_limit.${key} is a whole number`);
    found[name] = Number(value);
  }
  return found;
}

function* testCodesOf(given: Table): Generator<[string, string]> {
  for (const [phone, code] of Object.entries(given)) {
    if (typeof code !== 'string' || !/^\d{6,10}$/.test(code))
      throw new Error(`config.toml: auth.sms.test_otp.${phone} is a code of 6 to 10 digits`);
    yield [phone.replace(/^\+/, ''), code];
  }
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
    const issuer = text(provider.url, KNOWN_ISSUERS.get(name) ?? '');
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
