// What an operator decides about signing in: config.toml's [auth], in the hosted command line's own words.

export interface ProviderConfig {
  clientId: string;
  secret: string;
  /** The OpenID issuer; known for google and apple. */
  issuer: string | null;
  /** Facebook has no discovery document: its addresses are given instead. */
  skipNonceCheck: boolean;
}

export type PasswordRequirements =
  | ''
  | 'letters_digits'
  | 'lower_upper_letters_digits'
  | 'lower_upper_letters_digits_symbols';

/** [auth.rate_limit]: what is absent has the platform's own limits. */
export interface RateLimits {
  /** Messages of all accounts together in an hour. */
  emailSent?: number;
  smsSent?: number;
  /** Anonymous accounts of one network in an hour. */
  anonymousUsers?: number;
  /** Each of these is for one network in five minutes. */
  tokenRefresh?: number;
  signInSignUps?: number;
  tokenVerifications?: number;
}

export interface AuthConfig {
  /** Where people are led when nothing else is asked or allowed. Empty means the address of the server itself. */
  siteUrl: string;
  /** Where links and providers may lead back to, by exact origin; the site's own is always allowed. */
  redirectOrigins: readonly string[];
  /** Addresses with wildcards: `*` is a part without dot or slash, `**` is anything. */
  redirectPatterns: readonly string[];
  /** Whether the site's own host is allowed on every port, as the hosted service has it. */
  allowsAnyPort: boolean;
  /** Seconds an access token lives. */
  jwtExpiry: number;
  signupEnabled: boolean;
  /** Whether a code without sign-up has the same answer for an address that has no account; the hosted service refuses it. */
  hidesAccounts: boolean;
  anonymousEnabled: boolean;
  manualLinkingEnabled: boolean;
  email: { enabled: boolean; confirm: boolean; doubleConfirmChanges: boolean; securePasswordChange: boolean };
  phone: { enabled: boolean; confirm: boolean };
  /** Whether messages to telephones can leave. Without a sender a code for a telephone is refused, except the test codes. */
  hasPhoneSender: boolean;
  /** Telephones of tests and the code that each of them always has. */
  testCodes: ReadonlyMap<string, string>;
  /** The text of a message to a telephone; `{{ .Code }}` is the code. */
  smsTemplate: string;
  /** Seconds that codes and links live. */
  otpExpiry: number;
  otpLength: number;
  /** Seconds that the link which confirms a new account lives. Its code lives as long as any other. */
  confirmationExpiry: number;
  otpAttempts: number;
  /** Seconds between two messages to one address. */
  resendAfter: { email: number; phone: number };
  rateLimits: RateLimits;
  /** Whether one account and one address are counted by themselves, beside the networks. */
  limitsAccounts: boolean;
  minimumPasswordLength: number;
  passwordRequirements: PasswordRequirements;
  refusesCommonPasswords: boolean;
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
  redirectPatterns: [],
  allowsAnyPort: false,
  jwtExpiry: 3_600,
  signupEnabled: true,
  hidesAccounts: true,
  anonymousEnabled: false,
  manualLinkingEnabled: true,
  email: { enabled: true, confirm: true, doubleConfirmChanges: true, securePasswordChange: false },
  phone: { enabled: false, confirm: true },
  hasPhoneSender: true,
  testCodes: new Map(),
  smsTemplate: 'Votre code : {{ .Code }}',
  otpExpiry: 600,
  otpLength: 6,
  confirmationExpiry: 3_600,
  otpAttempts: 5,
  resendAfter: { email: 60, phone: 60 },
  rateLimits: {},
  limitsAccounts: true,
  minimumPasswordLength: 6,
  passwordRequirements: '',
  refusesCommonPasswords: true,
  mfa: { codeExpiry: 300, attempts: 3, resendAfter: 60, maxFactors: 10, enforcesFactors: false },
  captcha: null,
  providers: new Map(),
  samlEnabled: false,
  privateOrigins: [],
  smtp: null,
  sessionTimebox: null,
};

/** What the hosted command line's local stack does where config.toml says nothing. */
export const localAuthConfig: AuthConfig = {
  ...defaultAuthConfig,
  allowsAnyPort: true,
  hidesAccounts: false,
  manualLinkingEnabled: false,
  email: { ...defaultAuthConfig.email, confirm: false },
  phone: { enabled: false, confirm: false },
  hasPhoneSender: false,
  smsTemplate: 'Your code is {{ .Code }}',
  otpExpiry: 3_600,
  resendAfter: { email: 1, phone: 5 },
  rateLimits: {
    emailSent: 2,
    smsSent: 30,
    anonymousUsers: 30,
    tokenRefresh: 150,
    signInSignUps: 30,
    tokenVerifications: 30,
  },
  limitsAccounts: false,
  refusesCommonPasswords: false,
};
