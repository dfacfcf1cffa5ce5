// A gateway that fails for a moment: the client asks for its socket again by itself, and the channel is joined.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addNote, listen, newSuite, newTopic, openLive, subscribing } from './live.ts';
import { openWire } from './wire.ts';

describe('[CALL-21] a retryable failure', () => {
  it.each([502, 503, 504])('of status %i at the socket is asked again, and changes flow', async (status) => {
    const suite = newSuite();
    const wire = openWire({ detours: [await failingGateway(status)] });
    const client = await openLive({ wire });
    const channel = client.channel(newTopic());
    const changes = listen(channel, { table: 'live_notes', filter: `suite=eq.${suite}` });
    const statuses = subscribing(channel);
    await statuses.find((change) => change.status === 'SUBSCRIBED');
    expect(statuses.all[0]?.status).toBe('CHANNEL_ERROR');
    expect(statuses.all.at(-1)?.status).toBe('SUBSCRIBED');
    const id = await addNote(suite);
    expect((await changes.find(() => true)).new['id']).toBe(id);
  });
});

async function failingGateway(status: number): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (_, socket) => socket.end(`HTTP/1.1 ${status} Gone for a moment\r\nconnection: close\r\n\r\n`));
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
