import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing, isPrivateAddress } from './outgoing.ts';

let server: Server;
let origin: string;
let visits = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    visits += 1;
    if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1/other' }).end();
    else if (request.url === '/much') response.end('x'.repeat(2 * 1024 * 1024));
    else response.end('here');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('calls to the outside', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('hold %s for private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['1.1.1.1', '172.32.0.1', '93.184.216.34', '2606:4700::1111'])('hold %s for public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://localhost/',
    'https://user:word@exemple.fr/',
    'http://exemple.fr/',
    'file:///etc/passwd',
  ])('refuse %s', async (address) => {
    await expect(createOutgoing([])(address)).rejects.toThrow(/refused/);
  });

  it('reach a private origin only when it is named exactly', async () => {
    const before = visits;
    await expect(createOutgoing([])(`${origin}/`)).rejects.toThrow(/refused/);
    await expect(createOutgoing(['http://127.0.0.1', 'http://127.0.0.1:1'])(`${origin}/`)).rejects.toThrow(/refused/);
    expect(visits).toBe(before);
    expect(await (await createOutgoing([origin])(`${origin}/`)).text()).toBe('here');
  });

  it('follow no redirection and read no endless answer', async () => {
    const outgoing = createOutgoing([origin]);
    expect((await outgoing(`${origin}/away`)).status).toBe(302);
    await expect(outgoing(`${origin}/much`)).rejects.toThrow(/too much/);
  });
});
