// POST /admin/generate_link: a link and a code to send by other means.
import { z } from 'zod';
import { parseEmail } from '#platform/auth/accounts/address.ts';
import { loadFullUser, userJson } from '#platform/auth/accounts/users.ts';
import { generateLink, type WantedLink } from '#platform/auth/admin/links/generate-link.ts';
import { transaction } from '#platform/auth/admin/users/save-user.ts';
import { audit } from '#platform/auth/audit.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import {
  type AuthContext,
  type AuthRequest,
  type Endpoint,
  json,
  parseBody,
  requireService,
} from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';

const body = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: z.string().max(320),
  new_email: z.string().max(320).nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  redirect_to: z.string().max(4_096).nullish(),
});

export const adminGenerateLink: Endpoint = {
  method: 'POST',
  path: '/admin/generate_link',
  async handle(context, request) {
    requireService(request);
    const wanted = await parseWanted(context, request);
    const answer = await transaction(context, async (client) => {
      const { userId, properties } = await generateLink(context, client, wanted);
      await audit(client, request, {
        action: 'link_generated',
        subjectId: userId,
        details: { type: properties.verification_type },
      });
      const full = await loadFullUser(client, userId);
      return { ...(full && userJson(full)), ...properties };
    });
    return json(answer);
  },
};

async function parseWanted(context: AuthContext, request: AuthRequest): Promise<WantedLink> {
  const input = parseBody(body, request.body);
  const { type, password } = input;
  // The address is judged first, as in the hosted service.
  const email = parseEmail(input.email);
  if (type === 'signup' && !password) throw new AuthError('validation_failed', 'Signup requires a valid password');
  if (type === 'signup' && password) context.passwords.refuseWeak(password);
  return {
    type,
    email,
    newEmail: input.new_email ? parseEmail(input.new_email) : null,
    passwordHash: type === 'signup' && password ? await context.passwords.hash(password) : null,
    data: input.data ?? {},
    redirectTo: allowedRedirect(context.config, request.query.get('redirect_to') ?? input.redirect_to),
  };
}
