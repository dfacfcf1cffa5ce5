// The account of a company's employee. It is separate: never joined with an account of the same address that its owner
// made for themselves, for the company answers for the one and not for the other.
import type { Profile } from '@node-saml/node-saml';
import type pg from 'pg';
import { findUserById, insertIdentity, insertUser, type UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { emailOf } from '#platform/auth/providers/clients/provider.ts';
import { findIdentity } from '#platform/auth/providers/enter.ts';
import { fillMetadata, lockWords } from '#platform/auth/providers/identities/account-changes.ts';
import type { AttributeMapping, SsoProviderRow } from './sso-providers.ts';

const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const TRANSIENT_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
];

export async function enterBySso(
  context: AuthContext,
  client: pg.ClientBase,
  provider: SsoProviderRow,
  profile: Profile,
): Promise<UserRow> {
  const name = `sso:${provider.id}`;
  const email = requireEmail(provider, profile);
  const subject = profile.nameIDFormat === TRANSIENT_FORMAT ? email : profile.nameID;
  const data = dataOf(provider, profile, subject, email);
  await lockWords(client, `identity:${name}:${subject}`);
  const known = await findIdentity(client, name, subject);
  if (!known) {
    const user = await insertUser(client, {
      email,
      provider: name,
      isSso: true,
      userMetadata: data,
      emailConfirmedAt: context.now(),
    });
    await insertIdentity(client, user.id, name, subject, data);
    return user;
  }
  await client.query(
    'update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = now() where id = $1',
    [known.id, data, context.now()],
  );
  await fillMetadata(client, known.user_id, data);
  const user = await findUserById(client, known.user_id);
  if (!user) throw new AuthError('user_not_found');
  return user;
}

/** A company speaks for its own domains, not for its neighbours'. */
function requireEmail(provider: SsoProviderRow, profile: Profile): string {
  const email =
    emailOf(mapped(provider.attribute_mapping, 'email', profile)) ??
    EMAIL_ATTRIBUTES.map((attribute) => emailOf(attributeOf(profile, attribute))).find((found) => found !== null) ??
    (profile.nameIDFormat === EMAIL_FORMAT ? emailOf(profile.nameID) : null);
  if (!email || !profile.nameID) throw new AuthError('saml_assertion_no_email');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (provider.domains.length > 0 && !provider.domains.includes(domain))
    throw new AuthError('saml_assertion_no_email', 'SAML assertion has no address of a domain of this provider');
  return email;
}

function dataOf(provider: SsoProviderRow, profile: Profile, subject: string, email: string): Record<string, unknown> {
  const keys = Object.keys(provider.attribute_mapping.keys ?? {}).filter((key) => key !== 'email');
  const claims = keys.map((key) => [key, mapped(provider.attribute_mapping, key, profile)] as const);
  return {
    iss: provider.entity_id,
    sub: subject,
    provider_id: subject,
    email,
    email_verified: true,
    phone_verified: false,
    custom_claims: Object.fromEntries(claims.filter(([, value]) => value !== undefined)),
  };
}

function mapped(mapping: AttributeMapping, key: string, profile: Profile): unknown {
  const rule = mapping.keys?.[key];
  const names = [...(rule?.name === undefined ? [] : [rule.name]), ...(rule?.names ?? [])];
  return names.map((name) => attributeOf(profile, name)).find((value) => value !== undefined) ?? rule?.default;
}

const attributeOf = (profile: Profile, name: string): unknown => {
  const attributes = profile.attributes as Record<string, unknown> | undefined;
  const value = attributes && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return Array.isArray(value) ? value[0] : value;
};
