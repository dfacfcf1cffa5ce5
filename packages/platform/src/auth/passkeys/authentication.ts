// A sign-in by passkey: what the browser is asked for, and what is accepted of its answer.
import { timingSafeEqual } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { CEREMONY_MS } from './challenges.ts';
import { findByCredential, type PasskeyRow } from './passkeys.ts';
import { userHandle } from './registration.ts';
import { relyingParty } from './relying-party.ts';

const text = z.string().max(16_000);

export const authenticationCredential = z.object({
  id: z.string().min(1).max(2_048),
  rawId: z.string().min(1).max(2_048),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(128).nullish(),
  }),
});

type Credential = z.infer<typeof authenticationCredential>;

/** No list of credentials: the authenticator knows its own, and nobody learns which accounts have any. */
export const authenticationOptions = (context: AuthContext) =>
  generateAuthenticationOptions({
    rpID: relyingParty(context.config).id,
    timeout: CEREMONY_MS,
    userVerification: 'required',
  });

export interface Asserted {
  passkey: PasskeyRow;
  info: VerifiedAuthenticationResponse['authenticationInfo'];
}

/** Unknown credential, wrong signature, wrong site, stale counter: one answer. */
export async function verifyAssertion(
  context: AuthContext,
  credential: Credential,
  challenge: string,
): Promise<Asserted> {
  const passkey = await findByCredential(context.db, credential.id);
  if (passkey && isOwner(passkey, credential)) {
    const info = await check(context, passkey, credential, challenge);
    if (info) return { passkey, info };
  }
  throw new AuthError('webauthn_verification_failed');
}

async function check(context: AuthContext, passkey: PasskeyRow, credential: Credential, challenge: string) {
  const { id, origins } = relyingParty(context.config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: asResponse(credential),
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}

/** A discoverable credential always names its user. */
function isOwner({ user_id }: PasskeyRow, { response }: Credential): boolean {
  const given = Buffer.from(response.userHandle ?? '', 'base64url');
  const expected = userHandle(user_id);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const asResponse = ({ response, ...rest }: Credential): AuthenticationResponseJSON => ({
  ...rest,
  clientExtensionResults: {},
  response: {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  },
});
