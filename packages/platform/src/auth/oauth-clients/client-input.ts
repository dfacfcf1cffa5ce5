// What an operator may say of an OAuth client, with the limits and the words of the hosted service.
import { z } from 'zod';
import { parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';

const METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;

const fields = {
  redirect_uris: z.array(z.string().max(2_048)).optional(),
  grant_types: z.array(z.string()).optional(),
  client_name: z.string().max(1_024, 'client_name cannot exceed 1024 characters').optional(),
  client_uri: z.string().max(2_048).optional(),
  logo_uri: z.string().max(2_048).optional(),
  token_endpoint_auth_method: z.enum(METHODS).optional(),
};

const newClient = z.object({ ...fields, client_type: z.enum(['public', 'confidential']).optional() });
const changes = z.object(fields);

export type ClientChanges = z.infer<typeof changes>;
export type NewClient = ClientChanges & { redirect_uris: string[]; client_type: 'public' | 'confidential' };

export function parseNewClient(body: unknown): NewClient {
  const input = parseBody(newClient, body);
  if (input.redirect_uris === undefined || input.redirect_uris.length === 0) throw refuse('redirect_uris is required');
  const isPublic = input.token_endpoint_auth_method === 'none';
  if (input.client_type !== undefined && input.token_endpoint_auth_method !== undefined) {
    if (isPublic !== (input.client_type === 'public'))
      throw refuse(`token_endpoint_auth_method does not fit client_type '${input.client_type}'`);
  }
  const clientType = input.client_type ?? (isPublic ? 'public' : 'confidential');
  return { ...checked(input), redirect_uris: input.redirect_uris, client_type: clientType };
}

export function parseChanges(body: unknown): ClientChanges {
  const input = parseBody(changes, body);
  if (Object.values(input).every((value) => value === undefined)) throw refuse('No fields provided for update');
  if (input.redirect_uris?.length === 0) throw refuse('redirect_uris cannot be empty');
  return checked(input);
}

function checked<Input extends ClientChanges>(input: Input): Input {
  const { redirect_uris: addresses = [], grant_types: grants } = input;
  if (addresses.length > 10) throw refuse('redirect_uris cannot exceed 10 items');
  for (const address of addresses) refuseRedirect(address);
  if (grants?.length === 0) throw refuse('grant_types cannot be empty');
  if (grants?.some((grant) => grant !== 'authorization_code' && grant !== 'refresh_token'))
    throw refuse("grant_types must only contain 'authorization_code' and/or 'refresh_token'");
  for (const name of ['client_uri', 'logo_uri'] as const) {
    const value = input[name];
    if (value !== undefined && value !== '' && !URL.canParse(value)) throw refuse(`${name} must be a valid URL`);
  }
  return input;
}

function refuseRedirect(address: string): void {
  const url = URL.parse(address);
  const no = (why: string) => refuse(`invalid redirect_uri '${address}': ${why}`);
  if (url === null || url.host === '') throw no('must have scheme and host');
  if (url.hash !== '') throw no('fragment not allowed in redirect URI');
  if (url.protocol === 'http:' && url.hostname !== 'localhost' && url.hostname !== '127.0.0.1')
    throw no('HTTP scheme only allowed for localhost');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw no('scheme must be HTTPS or HTTP (localhost only)');
}

const refuse = (message: string): AuthError => new AuthError('validation_failed', message);
