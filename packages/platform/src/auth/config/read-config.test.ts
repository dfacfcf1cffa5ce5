import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { defaultAuthConfig, localAuthConfig } from './config.ts';
import { readAuthConfig } from './read-config.ts';

const read = (toml: string, environment: Record<string, string> = {}) => readAuthConfig(parse(toml), environment);

describe('the configuration of signing in', () => {
  it('has safe defaults', () => {
    expect(read('')).toEqual(defaultAuthConfig);
  });

  it('reads the words of the hosted command line', () => {
    const config = read(
      `
      site_url = "https://liesse.test"
      additional_redirect_urls = ["https://app.liesse.test/**", "liesse://auth/callback", "not an address"]
      jwt_expiry = 900
      enable_signup = false
      [email]
      enable_confirmations = false
      otp_expiry = 300
      [captcha]
      enabled = true
      provider = "turnstile"
      secret = "env(CAPTCHA)"
    `,
      { CAPTCHA: 's3cret' },
    );
    expect(config).toMatchObject({
      siteUrl: 'https://liesse.test',
      redirectOrigins: ['https://app.liesse.test', 'liesse://auth'],
      jwtExpiry: 900,
      signupEnabled: false,
      email: { confirm: false },
      otpExpiry: 300,
      captcha: { provider: 'turnstile', secret: 's3cret' },
    });
  });

  it('lets no code live longer than ten minutes and no password be shorter than six', () => {
    expect(read('minimum_password_length = 3\n[email]\notp_expiry = 86400')).toMatchObject({
      otpExpiry: 600,
      confirmationExpiry: 3600,
      minimumPasswordLength: 6,
    });
  });

  it('enforces verified factors only where configured, as the hosted service does', () => {
    expect(read('').mfa.enforcesFactors).toBe(false);
    expect(read('[mfa]\nenforce_verified_factors = true').mfa).toEqual({
      ...defaultAuthConfig.mfa,
      enforcesFactors: true,
    });
  });

  it('takes a provider with credentials and leaves one without', () => {
    const config = read(
      `
      [external.google]
      enabled = true
      client_id = "env(GOOGLE_ID)"
      secret = "env(GOOGLE_SECRET)"
      [external.apple]
      enabled = true
      client_id = "env(APPLE_ID)"
    `,
      { GOOGLE_ID: 'id', GOOGLE_SECRET: 'secret' },
    );
    expect([...config.providers]).toEqual([
      ['google', { clientId: 'id', secret: 'secret', issuer: 'https://accounts.google.com', skipNonceCheck: false }],
    ]);
  });

  it('sends mail only where a server is named', () => {
    expect(read('[email.smtp]\nport = 25').smtp).toBeNull();
    expect(
      read('[email.smtp]\nhost = "mail.test"\nport = 465\nadmin_email = "a@b.fr"\nsender_name = "Liesse"').smtp,
    ).toMatchObject({
      host: 'mail.test',
      port: 465,
      from: '"Liesse" <a@b.fr>',
      secure: true,
    });
  });

  it('refuses a captcha nobody knows', () => {
    expect(() => read('[captcha]\nenabled = true\nprovider = "dog"')).toThrow('auth.captcha.provider');
  });
});

describe('the configuration of a local stack', () => {
  const readLocal = (toml: string) => readAuthConfig(parse(toml), {}, { isLocalStack: true });

  it('has the defaults of the hosted command line', () => {
    expect(readLocal('')).toEqual(localAuthConfig);
    expect(localAuthConfig).toMatchObject({
      email: { confirm: false },
      otpExpiry: 3_600,
      refusesCommonPasswords: false,
    });
  });

  it('reads limits, durations, codes and password rules', () => {
    const config = readLocal(`
      password_requirements = "lower_upper_letters_digits_symbols"
      additional_redirect_urls = ["https://*.preview.test/**", "https://app.test/**"]
      [rate_limit]
      email_sent = 5
      sms_sent = 6
      anonymous_users = 7
      token_refresh = 8
      sign_in_sign_ups = 9
      token_verifications = 10
      [email]
      max_frequency = "1m30s"
      otp_expiry = 86400
      otp_length = 8
      [sms]
      max_frequency = "500ms"
      [sms.test_otp]
      4152127777 = "123456"
      [sessions]
      timebox = "24h"
      [mfa]
      max_enrolled_factors = 3
    `);
    expect(config).toMatchObject({
      passwordRequirements: 'lower_upper_letters_digits_symbols',
      redirectPatterns: ['https://*.preview.test/**'],
      redirectOrigins: ['https://app.test'],
      rateLimits: {
        emailSent: 5,
        smsSent: 6,
        anonymousUsers: 7,
        tokenRefresh: 8,
        signInSignUps: 9,
        tokenVerifications: 10,
      },
      resendAfter: { email: 90, phone: 0.5 },
      otpExpiry: 86_400,
      confirmationExpiry: 86_400,
      otpLength: 8,
      sessionTimebox: 86_400,
      mfa: { maxFactors: 3 },
    });
    expect([...config.testCodes]).toEqual([['4152127777', '123456']]);
  });

  it.each([
    ['password_requirements = "long"', 'auth.password_requirements'],
    ['[email]\nmax_frequency = "soon"', 'auth.email.max_frequency is a duration'],
    ['[rate_limit]\ntoken_refresh = -1', 'auth.rate_limit.token_refresh'],
    ['[sms.test_otp]\n4152127777 = "1"', 'auth.sms.test_otp.4152127777'],
  ])('refuses %j', (toml, message) => {
    expect(() => readLocal(toml)).toThrow(message);
  });

  it('leaves the refusal of common passwords to the operator', () => {
    const readWith = (refuse: boolean) =>
      readAuthConfig({}, {}, { isLocalStack: !refuse, platform: { refuse_common_passwords: refuse } });
    expect([readWith(true).refusesCommonPasswords, readWith(false).refusesCommonPasswords]).toEqual([true, false]);
  });
});
