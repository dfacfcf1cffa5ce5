import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { startDatabase, type TestDatabase } from '#platform/realtime/fixtures/database.ts';
import { AccessReader } from './access.ts';

function bearer(sub: string, role = 'authenticated', sessionId: string | null = null): Identity {
  const claims = { sub, role };
  return { role, claims, claimsText: JSON.stringify(claims), sessionId };
}

const ANNA = randomUUID();
const BOB = randomUUID();
const NOTHING = { readBroadcast: false, readPresence: false, writeBroadcast: false, writePresence: false };

describe('what policies on realtime.messages allow', () => {
  let database: TestDatabase;
  let access: AccessReader;

  beforeAll(async () => {
    database = await startDatabase();
    access = new AccessReader(database.pool);
    await database.system.query(`
      create policy "members read" on realtime.messages for select to authenticated
        using (realtime.topic() = 'room' and (select auth.uid()) = '${ANNA}');
      create policy "members write broadcasts" on realtime.messages for insert to authenticated
        with check (realtime.topic() = 'room' and extension = 'broadcast' and (select auth.uid()) = '${ANNA}');
      create policy "a broken rule" on realtime.messages for select to authenticated
        using (1 / (length(realtime.topic()) - length('broken')) = 2)`);
  });
  afterAll(() => database.stop());

  const ask = (identity: Identity, topic: string | null, isWriter = true) => access.read({ identity, topic, isWriter });

  it('is asked for each caller and topic by itself, many in one statement', async () => {
    const answers = await Promise.all([
      ask(bearer(ANNA), 'room'),
      ask(bearer(BOB), 'room'),
      ask(bearer(ANNA), 'other'),
      ask(bearer(ANNA), 'broken'),
      ask(bearer(ANNA, 'anon'), 'room'),
      ask(bearer(ANNA), 'room', false),
    ]);
    const allowed = { ...NOTHING, readBroadcast: true, readPresence: true };
    expect(answers.map((answer) => (answer.ok ? answer.access : answer.reason))).toEqual([
      { ...allowed, writeBroadcast: true },
      NOTHING,
      NOTHING,
      NOTHING,
      NOTHING,
      allowed,
    ]);
  });

  it('is everything for the role of the server', async () => {
    const answer = await ask(bearer(BOB, 'service_role'), 'room');
    expect(answer).toEqual({
      ok: true,
      access: { readBroadcast: true, readPresence: true, writeBroadcast: true, writePresence: true },
    });
  });

  it('leaves no row behind', async () => {
    await ask(bearer(ANNA), 'room');
    const { rows } = await database.system.query('select count(*)::int as count from realtime.messages');
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('is nothing for a session that does not exist, also without a topic', async () => {
    const ended = { ok: false, reason: 'The session of this token has ended' };
    expect(await ask(bearer(ANNA, 'authenticated', randomUUID()), 'room')).toEqual(ended);
    expect(await ask(bearer(ANNA, 'authenticated', randomUUID()), null)).toEqual(ended);
  });

  it.each(['postgres', 'authenticator', 'none', 'nobody', ''])('is nothing for the role %j', async (role) => {
    expect(await ask(bearer(ANNA, role), 'room')).toMatchObject({ ok: false });
    expect(await ask(bearer(ANNA, role), null)).toMatchObject({ ok: false });
  });

  it('is not for callers to ask themselves', async () => {
    for (const call of [
      'insert_probes($$x$$)',
      `heartbeat('${ANNA}')`,
      'refused_sessions(array[]::uuid[], array[]::text[])',
    ]) {
      const client = await database.pool.connect();
      try {
        await client.query('begin; set local role authenticated');
        await expect(client.query(`select realtime.${call}`)).rejects.toThrow('permission denied');
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
  });

  it.each(['processes', 'presences', 'relay', 'listeners'])(
    'says nothing of the table %s to callers',
    async (table) => {
      const client = await database.pool.connect();
      try {
        await client.query('begin; set local role service_role');
        await expect(client.query(`select from realtime.${table}`)).rejects.toThrow('permission denied');
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
  );
});
