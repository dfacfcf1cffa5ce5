// GET /health: whether the service can reach its accounts.
import { type Endpoint, json } from '#platform/auth/endpoint.ts';

export const health: Endpoint = {
  method: 'GET',
  path: '/health',
  isOpen: true,
  async handle(context) {
    await context.db.query('select 1');
    return json({ name: 'GoTrue', description: 'The auth service of this platform', version: 'v2' });
  },
};
