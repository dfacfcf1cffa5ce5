// Lists must not slow down as the product grows: p95 of each list endpoint at 1,000,000 guests against that at 10,000.
import { fillEvents } from '../support/dataset.ts';
import { type Figure, report } from '../support/figures.ts';
import { eventId, GUESTS_PER_EVENT, ownerId } from '../support/large-data.ts';
import { drive, median } from '../support/load.ts';
import { openStage, type Stage } from '../support/stage.ts';

const SMALL = 10_000 / GUESTS_PER_EVENT;
const LARGE = 1_000_000 / GUESTS_PER_EVENT;
const USERS = 200;
const ROUNDS = 3;

const lists: Record<string, (event: number) => string> = {
  events: () => '/events?select=id,name,starts_on&order=starts_on',
  moments: (event) => `/moments?select=id,name&event_id=eq.${eventId(event)}&order=position`,
  households: (event) => `/households?select=id,name&event_id=eq.${eventId(event)}&order=name,id&limit=50`,
  guests: (event) =>
    `/guests?select=id,first_name,last_name&event_id=eq.${eventId(event)}&order=last_name,first_name,id&limit=50`,
  replies: (event) => `/guest_replies?select=guest_id,attending&event_id=eq.${eventId(event)}&limit=50`,
};

const stage = await openStage();
try {
  await fillEvents(stage.database.admin, 1, SMALL);
  const small = await measure(stage, SMALL);
  const started = performance.now();
  await fillEvents(stage.database.admin, SMALL + 1, LARGE);
  process.stdout.write(
    `filled to ${LARGE * GUESTS_PER_EVENT} guests in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`,
  );
  const large = await measure(stage, LARGE);
  const figures: Figure[] = Object.keys(lists).map((name) => ({
    name: `${name}: p95 at 1,000,000 guests over p95 at 10,000`,
    value: (large[name] ?? Number.NaN) / (small[name] ?? Number.NaN),
    limit: { atMost: 1.3 },
  }));
  await report('growth', figures);
} finally {
  await stage.end();
}

async function measure(on: Stage, events: number): Promise<Record<string, number>> {
  const step = Math.max(1, Math.floor(events / USERS));
  const chosen = Array.from({ length: Math.min(USERS, events) }, (_, index) => 1 + index * step);
  const tokens: string[] = [];
  for (const event of chosen) tokens.push(await on.tokenOf(ownerId(event), await on.sessionOf(ownerId(event))));
  const measured: Record<string, number> = {};
  for (const [name, path] of Object.entries(lists)) {
    const requests = chosen.map((event, index) => ({
      path: `/rest/v1${path(event)}`,
      headers: { apikey: on.publishableKey, authorization: `Bearer ${tokens[index]}` },
    }));
    const p95s: number[] = [];
    // Plans, caches and code are warm in a server that has run for a while; a first round makes them so here.
    await drive({ url: on.url, requests, connections: 4, seconds: 3 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { p95, failed } = await drive({ url: on.url, requests, connections: 4, seconds: 3 });
      if (failed > 0) throw new Error(`${failed} requests for ${name} failed`);
      p95s.push(p95);
    }
    measured[name] = median(p95s);
    process.stdout.write(`${events * GUESTS_PER_EVENT} guests, ${name}: p95 ${measured[name].toFixed(2)} ms\n`);
  }
  return measured;
}
