// What every social provider is to the rest: an address to send people to, and what it says of them when they return.

export interface ProviderProfile {
  subject: string;
  email: string | null;
  /** Only when the provider itself says so. */
  isEmailVerified: boolean;
  /** Shown to the account's owner: name, picture and the like. It grants nothing. */
  data: Record<string, unknown>;
}

export interface ProviderAnswer {
  profile: ProviderProfile;
  accessToken: string | null;
  refreshToken: string | null;
}

/** What was promised when the person was sent, and must come back. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Provider {
  address(checks: ProviderChecks, scopes: readonly string[], extra: Record<string, string>): Promise<string>;
  redeem(answer: URLSearchParams, checks: ProviderChecks): Promise<ProviderAnswer>;
}

const TEXT_LIMIT = 2_000;

/** The claims worth keeping, under the names that clients know. Whatever else a provider sends is left there. */
export function profileData(claims: Record<string, unknown>, email: string | null, isEmailVerified: boolean) {
  const text = (name: string): string | undefined => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, TEXT_LIMIT) : undefined;
  };
  const parts = [text('given_name'), text('family_name')].filter((part) => part !== undefined).join(' ');
  const name = text('name') ?? (parts === '' ? undefined : parts);
  const fields = {
    iss: text('iss'),
    sub: text('sub'),
    provider_id: text('sub'),
    email: email ?? undefined,
    email_verified: isEmailVerified,
    phone_verified: false,
    name,
    full_name: name,
    given_name: text('given_name'),
    family_name: text('family_name'),
    preferred_username: text('preferred_username'),
    avatar_url: text('picture'),
    picture: text('picture'),
    locale: text('locale'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** A provider's word, in the one spelling that accounts use. */
export function emailOf(claim: unknown): string | null {
  if (typeof claim !== 'string') return null;
  const email = claim.trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}
