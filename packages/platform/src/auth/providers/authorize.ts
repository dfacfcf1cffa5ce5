// GET /authorize: sends a browser to a provider.
import { type Endpoint, json, redirect } from '#platform/auth/endpoint.ts';
import { beginWithProvider } from '#platform/auth/providers/begin.ts';

export const authorize: Endpoint = {
  method: 'GET',
  path: '/authorize',
  isOpen: true,
  async handle(context, request) {
    const url = await beginWithProvider(context, request, null);
    return request.query.get('skip_http_redirect') === 'true' ? json({ url }) : redirect(url);
  },
};
