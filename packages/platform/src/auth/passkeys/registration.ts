// The making of a passkey: what the browser is asked for, and what is accepted of its answer.
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { CEREMONY_MS } from './challenges.ts';
import type { PasskeyRow } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

const text = z.string().max(64_000);

export const registrationCredential = z.object({
  id: z.string().min(1).max(2_048),
  rawId: z.string().min(1).max(2_048),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(32)).max(10).nullish(),
  }),
});

export function registrationOptions(context: AuthContext, user: UserRow, known: readonly PasskeyRow[]) {
  const { id } = relyingParty(context.config);
  const name = user.email ?? user.phone ?? user.id;
  const { full_name: fullName } = user.raw_user_meta_data;
  return generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userName: name,
    userDisplayName: typeof fullName === 'string' && fullName !== '' ? fullName : name,
    userID: userHandle(user.id),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    // The authenticator stores it with the account's handle, so that signing in needs no address.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

type Registered = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo'];

export async function verifyRegistration(
  context: AuthContext,
  credential: z.infer<typeof registrationCredential>,
  challenge: string,
): Promise<Registered> {
  const { id, origins } = relyingParty(context.config);
  try {
    refuseCertificates(credential.response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: asResponse(credential),
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo;
  } catch {
    // Whatever was wrong with it, one answer: the library's words are for developers.
  }
  throw new AuthError('webauthn_verification_failed');
}

/** The account's id as the authenticator keeps it: sixteen bytes that say nothing of the person. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/**
 * No attestation was asked for. One that brings certificates would have much of a stranger's making parsed, and the
 * server call elsewhere for the lists of those revoked.
 */
export function refuseCertificates(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  if (format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)) return;
  throw new AuthError('webauthn_verification_failed');
}

const asResponse = ({ response, ...rest }: z.infer<typeof registrationCredential>): RegistrationResponseJSON => ({
  ...rest,
  clientExtensionResults: {},
  response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
});
