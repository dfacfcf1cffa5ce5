// What an operator decides about signing in: config.toml's [auth], in the hosted command line's own words.

export interface ProviderConfig {
  clientId: string;
  secret: string;
  /** The OpenID issuer; known for google and apple. */
  issuer: string | null;
  /** Facebook has no discovery document: its addresses are given instead. */
  skipNonceCheck: boolean;
}

export interface AuthConfig {
  /** Where people are led when nothing else is asked or allowed. Empty means the address of the server itself. */
  siteUrl: string;
  /** Where links and providers may lead back to, by exact origin; the site's own is always allowed. */
  redirectOrigins: readonly string[];
  /** Seconds an access token lives. */
  jwtExpiry: number;
  signupEnabled: boolean;
  anonymousEnabled: boolean;
  manualLinkingEnabled: boolean;
  email: { enabled: boolean; confirm: boolean; doubleConfirmChanges: boolean; securePasswordChange: boolean };
  phone: { enabled: boolean; confirm: boolean };
  /** Seconds that codes and links live: ten minutes at most. */
  otpExpiry: number;
  /** Seconds that the link which confirms a new account lives. Its code lives as long as any other. */
  confirmationExpiry: number;
  otpAttempts: number;
  resendAfter: number;
  minimumPasswordLength: number;
  mfa: {
    codeExpiry: number;
    attempts: number;
    resendAfter: number;
    maxFactors: number;
    /** Whether an account with a verified factor is refused everywhere until the second step was taken. */
    enforcesFactors: boolean;
  };
  captcha: { provider: 'hcaptcha' | 'turnstile' | 'proof-of-work'; secret: string } | null;
  providers: ReadonlyMap<string, ProviderConfig>;
  samlEnabled: boolean;
  /** Origins on private networks that this service may call nonetheless: providers of tests and of a demonstration. */
  privateOrigins: readonly string[];
  smtp: {
    host: string;
    port: number;
    user: string | null;
    password: string | null;
    from: string;
    secure: boolean;
  } | null;
  sessionTimebox: number | null;
}

export const defaultAuthConfig: AuthConfig = {
  siteUrl: '',
  redirectOrigins: [],
  jwtExpiry: 3_600,
  signupEnabled: true,
  anonymousEnabled: false,
  manualLinkingEnabled: true,
  email: { enabled: true, confirm: true, doubleConfirmChanges: true, securePasswordChange: false },
  phone: { enabled: false, confirm: true },
  otpExpiry: 600,
  confirmationExpiry: 3_600,
  otpAttempts: 5,
  resendAfter: 60,
  minimumPasswordLength: 6,
  mfa: { codeExpiry: 300, attempts: 3, resendAfter: 60, maxFactors: 10, enforcesFactors: false },
  captcha: null,
  providers: new Map(),
  samlEnabled: false,
  privateOrigins: [],
  smtp: null,
  sessionTimebox: null,
};
