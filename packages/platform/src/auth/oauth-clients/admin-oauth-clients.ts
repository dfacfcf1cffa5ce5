// /admin/oauth/clients: the registry of clients of an OAuth server, for operators with the secret key.
import { linkHeader, parsePage } from '#platform/auth/admin/users/list-users.ts';
import { type Endpoint, json, noContent, requireService } from '#platform/auth/endpoint.ts';
import { parseChanges, parseNewClient } from './client-input.ts';
import {
  clientJson,
  deleteClient,
  findClient,
  insertClient,
  listClients,
  parseClientId,
  replaceSecret,
  updateClient,
} from './clients.ts';

const ROOT = '/admin/oauth/clients';
const ONE = `${ROOT}/{id}`;

export const adminOauthClients: Endpoint[] = [
  {
    method: 'GET',
    path: ROOT,
    async handle(context, request) {
      requireService(request);
      const page = parsePage(request.query);
      const { clients, total } = await listClients(context, {
        limit: page.perPage,
        offset: (page.page - 1) * page.perPage,
      });
      const answer = json({ clients: clients.map((client) => clientJson(client)), aud: 'authenticated' });
      const link = linkHeader(`${context.apiUrl}${ROOT}`, page, total);
      return { ...answer, headers: { ...answer.headers, 'x-total-count': String(total), link } };
    },
  },
  {
    method: 'POST',
    path: ROOT,
    async handle(context, request) {
      requireService(request);
      const { client, secret } = await insertClient(context, parseNewClient(request.body));
      return json(clientJson(client, secret), 201);
    },
  },
  {
    method: 'GET',
    path: ONE,
    async handle(context, request) {
      requireService(request);
      return json(clientJson(await findClient(context, parseClientId(request.params.id))));
    },
  },
  {
    method: 'PUT',
    path: ONE,
    async handle(context, request) {
      requireService(request);
      const id = parseClientId(request.params.id);
      return json(clientJson(await updateClient(context, id, parseChanges(request.body))));
    },
  },
  {
    method: 'DELETE',
    path: ONE,
    async handle(context, request) {
      requireService(request);
      await deleteClient(context, parseClientId(request.params.id));
      return noContent();
    },
  },
  {
    method: 'POST',
    path: `${ONE}/regenerate_secret`,
    async handle(context, request) {
      requireService(request);
      const { client, secret } = await replaceSecret(context, parseClientId(request.params.id));
      return json(clientJson(client, secret));
    },
  },
];
