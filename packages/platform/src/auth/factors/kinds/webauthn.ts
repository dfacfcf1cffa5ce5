// Security keys as a second step: registered by the first challenge of a factor, asserted by the later ones.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type pg from 'pg';
import type { FactorRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { type RelyingParty, relyingParty } from '#platform/auth/passkeys/relying-party.ts';
import type { Answered, Asked, FactorKind, Question } from './kind.ts';

interface StoredCredential {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
  aaguid: string;
  rpId: string;
}

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

export const webauthnKind: FactorKind = {
  method: 'mfa/webauthn',
  answer: 'credential',
  mayAsk: async () => {},
  ask: (context, _client, asked) =>
    asked.factor.status === 'verified' ? askAssertion(context, asked) : askRegistration(context, asked),
  check: (context, client, answered) =>
    answered.factor.status === 'verified'
      ? checkAssertion(context, client, answered)
      : checkRegistration(context, client, answered),
};

async function askRegistration(context: AuthContext, { current, factor, factors, rpId }: Asked): Promise<Question> {
  const party = partyFor(context, rpId);
  const { user } = current;
  const name = user.email ?? user.phone ?? user.id;
  const publicKey = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: name,
    userDisplayName: factor.friendly_name ?? name,
    timeout: context.config.mfa.codeExpiry * 1_000,
    attestationType: 'none',
    excludeCredentials: factors.flatMap((one) => {
      const stored = storedCredential(one);
      return stored ? [{ id: stored.id, transports: stored.transports }] : [];
    }),
    // The password came before it: touching the key is enough.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    webAuthnChallenge: publicKey.challenge,
    extra: { webauthn: { type: 'create', credential_options: { publicKey } } },
  };
}

async function askAssertion(context: AuthContext, { factor, rpId }: Asked): Promise<Question> {
  const stored = storedCredential(factor);
  if (!stored) throw new AuthError('mfa_factor_not_found');
  partyFor(context, rpId);
  const publicKey = await generateAuthenticationOptions({
    rpID: stored.rpId,
    allowCredentials: [{ id: stored.id, transports: stored.transports }],
    timeout: context.config.mfa.codeExpiry * 1_000,
    userVerification: 'preferred',
  });
  return {
    webAuthnChallenge: publicKey.challenge,
    extra: { webauthn: { type: 'request', credential_options: { publicKey } } },
  };
}

async function checkRegistration(
  context: AuthContext,
  client: pg.ClientBase,
  { factor, challenge, credential }: Answered,
): Promise<boolean> {
  if (!credential || challenge.web_authn_challenge === null) return false;
  const party = relyingParty(context.config);
  const result = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge.web_authn_challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!result?.verified) return false;
  const { registrationInfo: info } = result;
  const stored: StoredCredential = {
    id: info.credential.id,
    publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
    counter: info.credential.counter,
    transports: info.credential.transports ?? [],
    aaguid: info.aaguid,
    rpId: party.id,
  };
  // One key is one factor: the same one twice would be counted as two.
  const { rowCount } = await client.query(
    `update auth.mfa_factors f set web_authn_credential = $2 where id = $1 and not exists (
       select from auth.mfa_factors o where o.id <> f.id and o.user_id = f.user_id and o.web_authn_credential ->> 'id' = $3)`,
    [factor.id, stored, stored.id],
  );
  return rowCount === 1;
}

async function checkAssertion(
  context: AuthContext,
  client: pg.ClientBase,
  { factor, challenge, credential }: Answered,
): Promise<boolean> {
  const stored = storedCredential(factor);
  if (!credential || !stored || challenge.web_authn_challenge === null || credential.id !== stored.id) return false;
  const result = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge.web_authn_challenge,
    expectedOrigin: relyingParty(context.config).origins,
    expectedRPID: stored.rpId,
    credential: keyOf(stored),
    requireUserVerification: false,
  }).catch(refused);
  if (!result?.verified) return false;
  await client.query(
    `update auth.mfa_factors set web_authn_credential = jsonb_set(web_authn_credential, '{counter}', to_jsonb($2::bigint)) where id = $1`,
    [factor.id, result.authenticationInfo.newCounter],
  );
  return true;
}

/** A browser names its own host; it may be that of any of the party's origins, never another. */
function partyFor(context: AuthContext, wanted: string | null): RelyingParty {
  const party = relyingParty(context.config);
  const names = [party.id, ...party.origins.map((origin) => new URL(origin).hostname)];
  if (wanted !== null && !names.includes(wanted)) {
    throw new AuthError('validation_failed', 'webauthn.rpId is not a name of this site');
  }
  return party;
}

/** The library throws for each way an answer can be wrong; to the caller they are one. */
const refused = (): null => null;

const storedCredential = (factor: FactorRow): StoredCredential | null =>
  factor.web_authn_credential as StoredCredential | null;

const keyOf = ({ id, publicKey, counter }: StoredCredential): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
});
