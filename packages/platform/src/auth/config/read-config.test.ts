import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { defaultAuthConfig } from './config.ts';
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
