// Accounts as the database keeps them and as clients see them.
import type pg from 'pg';

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  email_change: string | null;
  email_change_confirmed: string[];
  phone_change: string | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  banned_until: Date | null;
  is_sso_user: boolean;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface IdentityRow {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface FactorRow {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'email' | 'phone' | 'webauthn' | 'recovery_code';
  status: 'unverified' | 'verified';
  friendly_name: string | null;
  secret: string | null;
  phone: string | null;
  last_step: string | null;
  web_authn_credential: Record<string, unknown> | null;
  last_challenged_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A user with all that its JSON shows. */
export interface FullUser {
  user: UserRow;
  identities: IdentityRow[];
  factors: FactorRow[];
}

type Queryable = pg.ClientBase | pg.Pool;

export async function findUserById(db: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>('select * from auth.users where id = $1 and deleted_at is null', [id]);
  return rows[0] ?? null;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    'select * from auth.users where lower(email) = lower($1) and not is_sso_user and deleted_at is null',
    [email],
  );
  return rows[0] ?? null;
}

export async function findUserByPhone(db: Queryable, phone: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>('select * from auth.users where phone = $1 and deleted_at is null', [phone]);
  return rows[0] ?? null;
}

/** The user with identities and factors, in one statement. */
export async function loadFullUser(db: Queryable, id: string): Promise<FullUser | null> {
  const { rows } = await db.query<{ user: UserRow; identities: IdentityRow[]; factors: FactorRow[] }>(
    `select to_jsonb(u) as user,
       coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities,
       coalesce((select jsonb_agg(to_jsonb(f) order by f.created_at) from auth.mfa_factors f where f.user_id = u.id), '[]') as factors
     from auth.users u where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** What clients see. Dates pass through: PostgreSQL's JSON and Date both end as ISO texts. */
export function userJson({ user, identities, factors }: FullUser): Record<string, unknown> {
  const shown = factors.map(
    ({ id, factor_type, status, friendly_name, phone, created_at, updated_at, last_challenged_at }) => ({
      id,
      created_at,
      updated_at,
      status,
      friendly_name: friendly_name ?? undefined,
      factor_type,
      phone: phone ?? undefined,
      last_challenged_at: last_challenged_at ?? undefined,
    }),
  );
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phone_confirmed_at ?? undefined,
    confirmed_at: user.confirmed_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    new_email: user.email_change ?? undefined,
    new_phone: user.phone_change ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(shown.length > 0 ? { factors: shown } : {}),
    identities: identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
    ...(user.banned_until ? { banned_until: user.banned_until } : {}),
  };
}

export function identityJson(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at ?? undefined,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(identity.email === null ? {} : { email: identity.email }),
  };
}

export interface NewUser {
  email?: string | null;
  phone?: string | null;
  passwordHash?: string | null;
  userMetadata?: Record<string, unknown>;
  provider: string;
  isAnonymous?: boolean;
  isSso?: boolean;
  emailConfirmedAt?: Date | null;
  phoneConfirmedAt?: Date | null;
  invitedAt?: Date | null;
  id?: string;
}

/** Metadata that came from a browser goes to raw_user_meta_data alone; what grants anything is the server's. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow> {
  const { rows } = await db.query<UserRow>(
    `insert into auth.users (id, email, phone, encrypted_password, raw_user_meta_data, raw_app_meta_data, is_anonymous, is_sso_user,
       email_confirmed_at, phone_confirmed_at, invited_at)
     values (coalesce($1::uuid, gen_random_uuid()), lower($2), $3, $4, $5, $6, $7, $8, $9, $10, $11) returning *`,
    [
      user.id ?? null,
      user.email ?? null,
      user.phone ?? null,
      user.passwordHash ?? null,
      user.userMetadata ?? {},
      user.isAnonymous ? {} : { provider: user.provider, providers: [user.provider] },
      user.isAnonymous ?? false,
      user.isSso ?? false,
      user.emailConfirmedAt ?? null,
      user.phoneConfirmedAt ?? null,
      user.invitedAt ?? null,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('insert returned no user');
  return row;
}

export async function insertIdentity(
  db: Queryable,
  userId: string,
  provider: string,
  providerId: string,
  data: Record<string, unknown>,
): Promise<void> {
  await db.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at) values ($1, $2, $3, $4, now())`,
    [userId, provider, providerId, data],
  );
  // The providers a user has are listed in the token's metadata.
  await db.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
       'provider', coalesce(raw_app_meta_data ->> 'provider', $2::text),
       'providers', (select jsonb_agg(distinct provider) from auth.identities where user_id = $1)), updated_at = now()
     where id = $1`,
    [userId, provider],
  );
}

export const isBanned = (user: UserRow, now: Date): boolean =>
  user.banned_until !== null && new Date(user.banned_until) > now;
