// GET /user/identities/authorize: begins to link one more identity to the account that is signed in.
import { type Endpoint, json, redirect } from '#platform/auth/endpoint.ts';
import { beginWithProvider } from '#platform/auth/providers/begin.ts';
import { requireLinkingUser } from '#platform/auth/providers/identities/linking-rights.ts';

export const userIdentitiesAuthorize: Endpoint = {
  method: 'GET',
  path: '/user/identities/authorize',
  async handle(context, request) {
    const { user } = await requireLinkingUser(context, request);
    const url = await beginWithProvider(context, request, user.id);
    return request.query.get('skip_http_redirect') === 'true' ? json({ url }) : redirect(url);
  },
};
