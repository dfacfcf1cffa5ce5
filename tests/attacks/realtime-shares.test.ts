// One network and one account have a share of the sockets. Further sockets are refused with a reason, and others are served.
import { afterEach, describe, expect, it } from 'vitest';
import { newMember, someNetwork } from './accounts.ts';
import { openSocket, type RawSocket } from './realtime-socket.ts';
import { product } from './request.ts';

const PER_NETWORK = 200;
const PER_ACCOUNT = 50;
const opened: RawSocket[] = [];

afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate();
});

async function open(localAddress: string): Promise<RawSocket> {
  const raw = await openSocket(product, { localAddress });
  opened.push(raw);
  return raw;
}

const openMany = (network: string, count: number) => Promise.all(Array.from({ length: count }, () => open(network)));

describe('R100 sockets', () => {
  it('R100 of one network end at its share, with a reason; another network is served', async () => {
    const network = someNetwork();
    const [first] = await openMany(network, PER_NETWORK);
    const tooMany = await open(network);
    expect(await tooMany.closed).toEqual({ code: 1013, reason: 'too many sockets of this network' });
    expect((await (await open(someNetwork())).join('elsewhere')).status).toBe('ok');
    first?.socket.terminate();
    await first?.closed;
    await expect.poll(async () => (await (await open(network)).join('again').catch(() => null))?.status).toBe('ok');
  });

  it('R100 of one account end at its share, from however many networks; another account is served', async () => {
    const { access_token: token } = await newMember(product);
    const join = async (own: string) => {
      const raw = await open(someNetwork());
      return { raw, reply: await raw.join('mine', { token: own }) };
    };
    for (let count = 0; count < PER_ACCOUNT; count += 1) expect((await join(token)).reply.status).toBe('ok');
    const tooMany = await join(token);
    expect(tooMany.reply).toEqual({
      status: 'error',
      response: { reason: 'ConnectionRateLimitReached: too many sockets of this account' },
    });
    expect(await tooMany.raw.closed).toEqual({ code: 1013, reason: 'too many sockets of this account' });
    const other = await newMember(product);
    expect((await join(other.access_token)).reply.status).toBe('ok');
    // Nor does a socket that joined as nobody become one of the account.
    const late = await open(someNetwork());
    expect((await late.join('late')).status).toBe('ok');
    late.push('realtime:late', 'access_token', { access_token: token }, '1');
    expect(await late.closed).toEqual({ code: 1013, reason: 'too many sockets of this account' });
  });
});
