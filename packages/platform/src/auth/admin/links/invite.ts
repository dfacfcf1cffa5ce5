// POST /invite: an account waiting for its owner, and the mail that calls them.
import { z } from 'zod';
import { parseEmail } from '#platform/auth/accounts/address.ts';
import { mailProof } from '#platform/auth/accounts/send-proof.ts';
import { loadFullUser, userJson } from '#platform/auth/accounts/users.ts';
import { findOrMakeInvitee } from '#platform/auth/admin/links/invitee.ts';
import { transaction } from '#platform/auth/admin/users/save-user.ts';
import { audit } from '#platform/auth/audit.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import { type Endpoint, json, parseBody, requireService } from '#platform/auth/endpoint.ts';

const body = z.object({ email: z.string().max(320), data: z.record(z.string(), z.unknown()).nullish() });

export const invite: Endpoint = {
  method: 'POST',
  path: '/invite',
  async handle(context, request) {
    requireService(request);
    const input = parseBody(body, request.body);
    const email = parseEmail(input.email);
    const redirectTo = allowedRedirect(context.config, request.query.get('redirect_to'));
    const answer = await transaction(context, async (client) => {
      const user = await findOrMakeInvitee(client, { email, data: input.data ?? {} });
      // No challenge: the browser that accepts is not the one that invited.
      await mailProof(context, client, { user, kind: 'invite', to: email, redirectTo, challenge: null });
      await audit(client, request, { action: 'user_invited', subjectId: user.id });
      const full = await loadFullUser(client, user.id);
      return full && userJson(full);
    });
    return json(answer);
  },
};
