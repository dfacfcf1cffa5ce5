// POST /factors: begins a factor. It counts for nothing until it is verified.
import { z } from 'zod';
import { parsePhone } from '#platform/auth/accounts/address.ts';
import { type AuthContext, type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { insertFactor } from '#platform/auth/factors/enrolment.ts';
import { isVerified, lockFactors } from '#platform/auth/factors/factor-rows.ts';
import { requireConfirmedEmail } from '#platform/auth/factors/kinds/message-codes.ts';
import { createTotp } from '#platform/auth/factors/kinds/totp.ts';
import { requireSecondLevel } from '#platform/auth/factors/levels.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { type CurrentUser, requireUser } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const schema = z.object({
  factor_type: z.enum(['totp', 'phone', 'email', 'webauthn']),
  friendly_name: z.string().trim().max(120).nullish(),
  issuer: z.string().trim().max(120).nullish(),
  phone: z.string().max(32).nullish(),
});

export const enrollFactor: Endpoint = {
  method: 'POST',
  path: '/factors',
  async handle(context, request) {
    const current = await requireUser(context, request);
    const body = parseBody(schema, request.body);
    const name = body.friendly_name || null;
    const { secret, phone, shown } = enrolmentOf(context, current, body);
    await context.limits.hit(limits.factorAsks, current.user.id);
    const factor = await inTransaction(context.db, async (client) => {
      const factors = await lockFactors(client, current.user.id);
      if (factors.some(isVerified)) requireSecondLevel(context, current);
      const wanted = { userId: current.user.id, type: body.factor_type, name, secret, phone };
      return insertFactor(context, client, factors, wanted);
    });
    return json({ id: factor.id, type: factor.factor_type, friendly_name: name ?? undefined, ...shown });
  },
};

interface Enrolment {
  secret: string | null;
  phone: string | null;
  /** What the answer carries for the person, this once. */
  shown: Record<string, unknown>;
}

function enrolmentOf(context: AuthContext, { user }: CurrentUser, body: z.infer<typeof schema>): Enrolment {
  switch (body.factor_type) {
    case 'totp': {
      const issuer = body.issuer || new URL(context.config.siteUrl).hostname;
      const { secret, uri, qrCode } = createTotp(issuer, user.email ?? user.phone ?? user.id);
      return { secret, phone: null, shown: { totp: { qr_code: qrCode, secret, uri } } };
    }
    case 'phone': {
      if (!body.phone) throw new AuthError('validation_failed', 'Phone number required to enroll Phone factor');
      const phone = parsePhone(body.phone);
      return { secret: null, phone, shown: { phone } };
    }
    case 'email':
      return { secret: null, phone: null, shown: { email: requireConfirmedEmail(user) } };
    case 'webauthn':
      return { secret: null, phone: null, shown: {} };
  }
}
