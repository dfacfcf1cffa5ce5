// The address in front of several processes: hands connections to those that live, and can cut every one of them at once.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = {
  url: string;
  /** Where new connections go, in turn. */
  lead(urls: readonly string[]): void;
  /** Every connection through the line ends without a word. */
  cut(): number;
  close(): Promise<void>;
};

export async function openLine(): Promise<Line> {
  const sockets = new Set<Socket>();
  let targets: readonly string[] = [];
  let turn = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    const target = targets[turn++ % targets.length];
    if (target === undefined) return void client.destroy();
    const upstream = connect(Number(new URL(target).port), '127.0.0.1');
    keep(upstream);
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    const open = sockets.size / 2;
    for (const socket of sockets) socket.destroy();
    return open;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (urls) => {
      targets = urls;
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
