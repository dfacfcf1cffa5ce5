// Somebody with a verified second factor.
import { totpCode } from '#tests/conformance/auth/totp.ts';
import { askAuth, type newMember, type Tokens } from './accounts.ts';
import type { Target } from './setup.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

export type ProtectedMember = Member & { factorId: string; secret: string; high: Tokens };

/** Enrols an authenticator with the member's session, which is of the second level from then on. */
export async function protectMember(target: Target, member: Member): Promise<ProtectedMember> {
  const enrolled = await askAuth(target, '/factors', {
    token: member.access_token,
    body: { factor_type: 'totp', friendly_name: 'Téléphone' },
  });
  const { id: factorId, totp } = enrolled.json as { id: string; totp: { secret: string } };
  const known = { factorId, secret: totp.secret };
  return { ...member, ...known, high: await verify(target, known, member.access_token, 0) };
}

/** A code counts once: this one is a step ahead of the one that was spent at the enrolment. */
export const takeSecondStep = (
  target: Target,
  member: Pick<ProtectedMember, 'factorId' | 'secret'>,
  token: string,
): Promise<Tokens> => verify(target, member, token, 1);

async function verify(
  target: Target,
  { factorId, secret }: Pick<ProtectedMember, 'factorId' | 'secret'>,
  token: string,
  steps: number,
): Promise<Tokens> {
  const asked = await askAuth(target, `/factors/${factorId}/challenge`, { token, body: {} });
  const { json } = await askAuth(target, `/factors/${factorId}/verify`, {
    token,
    body: { challenge_id: (asked.json as { id: string }).id, code: totpCode(secret, steps) },
  });
  return json as Tokens;
}
