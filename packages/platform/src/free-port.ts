// A port of this machine that nobody listens on at this moment.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export async function freePort(host = '127.0.0.1'): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
