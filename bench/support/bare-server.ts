// The yardstick: the least a node:http handler can do. It sends the same SQL through the same kind of pool and
// neither checks a token nor reads a query.
import { createServer } from 'node:http';
import { openPool } from '@liesse/platform/postgres/pool.ts';
import type pg from 'pg';

interface Script {
  connection: pg.ClientConfig;
  scope: Array<string | null>;
  enter: string;
  begin: string;
  statement: string;
  /** With the body as its last value. */
  values: string[];
  status: number;
}

const script: Script = JSON.parse(process.env.BENCH_SCRIPT ?? '{}');
const pool = openPool({ connection: script.connection, size: 10, observe: () => {} });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => void answer(Buffer.concat(chunks).toString()));

  async function answer(body: string): Promise<void> {
    const client = await pool.connect();
    const values = body === '' ? script.values : [...script.values, body];
    const [, , result] = await Promise.all([
      client.query({ name: 'begin', text: script.begin }),
      client.query({ name: 'enter', text: script.enter, values: script.scope }),
      client.query({ name: 'main', text: script.statement, values, rowMode: 'array' }),
      client.query({ name: 'commit', text: 'commit' }),
    ]);
    client.release();
    const text = String(result.rows[0]?.[2] ?? '');
    response.writeHead(script.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  }
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
process.on('SIGTERM', () => process.exit(0));
