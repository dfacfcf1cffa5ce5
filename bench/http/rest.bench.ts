// /rest/v1 with a checked token and row-level security, against a bare handler that sends the same SQL, in the same run.

import { type BareRequest, bareScript } from '../support/bare-script.ts';
import { eventId, fillEvents, householdId, ownerId } from '../support/dataset.ts';
import { report } from '../support/figures.ts';
import { drive, type Load, median } from '../support/load.ts';
import { openStage } from '../support/stage.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 24;

const stage = await openStage();
try {
  await fillEvents(stage.database.admin, 1, 100);
  const user = ownerId(7);
  const session = await stage.sessionOf(user);
  const token = await stage.tokenOf(user, session);
  const headers = { apikey: stage.publishableKey, authorization: `Bearer ${token}` };
  const read = await compare(
    {
      method: 'GET',
      path: '/guests',
      query: `select=id,first_name,last_name,age_group,diet&event_id=eq.${eventId(7)}&order=last_name,first_name&limit=50`,
      user,
      session,
    },
    headers,
  );
  const body = JSON.stringify({
    event_id: eventId(7),
    household_id: householdId(7),
    first_name: 'Ada',
    last_name: 'Bench',
  });
  const insert = await compare(
    { method: 'POST', path: '/guests', query: '', body, user, session },
    { ...headers, 'content-type': 'application/json' },
  );
  await report('rest', [
    { name: 'read of 50 rows, share of the bare handler', value: read, limit: { atLeast: 0.7 } },
    { name: 'insert of one row, share of the bare handler', value: insert, limit: { atLeast: 0.7 } },
  ]);
} finally {
  await stage.end();
}

async function compare(request: BareRequest, headers: Record<string, string>): Promise<number> {
  const bare = await stage.start('bench/support/bare-server.ts', { BENCH_SCRIPT: await bareScript(stage, request) });
  const common: Omit<Load, 'url'> = {
    method: request.method,
    headers,
    connections: CONNECTIONS,
    seconds: SECONDS,
    ...(request.body === undefined ? {} : { body: request.body }),
  };
  const ours = `${stage.url}/rest/v1${request.path}${request.query === '' ? '' : `?${request.query}`}`;
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const yardstick = await drive({ ...common, url: bare });
    const platform = await drive({ ...common, url: ours });
    if (platform.failed > 0 || yardstick.failed > 0)
      throw new Error(`${platform.failed} requests failed, ${yardstick.failed} of the yardstick`);
    shares.push(platform.perSecond / yardstick.perSecond);
    process.stdout.write(
      `${request.method} round ${round + 1}: bare ${yardstick.perSecond.toFixed(0)}/s p95 ${yardstick.p95.toFixed(1)} ms, ` +
        `platform ${platform.perSecond.toFixed(0)}/s p95 ${platform.p95.toFixed(1)} ms, share ${(platform.perSecond / yardstick.perSecond).toFixed(2)}\n`,
    );
  }
  return median(shares);
}
