// Counts are of the rows that the caller sees, however they are asked for.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, ask, claims, library, product, sign } from './request.ts';
import { SECRET_OWNER } from './targets.ts';

const PATHS = ['/attack_secrets', '/attack_secret_list', '/attack_secrets?limit=1', '/rpc/attack_find_secrets'];
const KINDS = ['exact', 'planned', 'estimated'];

let owner: string;
let stranger: string;

beforeAll(async () => {
  owner = await sign(library, claims(library, { sub: SECRET_OWNER }));
  stranger = await sign(library, claims(library, { sub: '00000000-0000-4000-8000-0000000000bb' }));
});

const total = async (path: string, attempt: Attempt): Promise<string> => {
  const { headers } = await ask(library, path, attempt);
  return String(headers['content-range']).split('/')[1] ?? '';
};

describe.each(KINDS)('a count of kind %s', (kind) => {
  it.each(PATHS)('D62 reveals nothing about hidden rows: %s', async (path) => {
    const headers = { prefer: `count=${kind}` };
    for (const method of ['GET', 'HEAD']) {
      expect(await total(path, { method, headers })).toBe('0');
      expect(await total(path, { method, headers, token: stranger })).toBe('0');
      expect(await total(path, { method, headers, token: owner })).toBe('3');
    }
  });

  it('D62 reveals nothing about hidden rows that a write did not reach', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const attempt = {
        method,
        headers: { prefer: `count=${kind}` },
        ...(method === 'PATCH' ? { body: { id: 1 } } : {}),
      };
      const { status, headers } = await ask(library, '/attack_secrets?id=gt.0', { ...attempt, token: stranger });
      expect(status === 403 || headers['content-range']?.endsWith('/0')).toBe(true);
    }
  });
});

describe('the plan of a statement', () => {
  it.each([
    'application/vnd.pgrst.plan',
    'application/vnd.pgrst.plan+json',
    'application/vnd.pgrst.plan+text; options=analyze',
  ])('D62 is shown to nobody: %s', async (accept) => {
    const { status, text } = await ask(product, '/partners?select=id', { headers: { accept } });
    expect(status).toBe(406);
    expect(text).not.toMatch(/rows=|Plan Rows/);
  });
});
