// Ends channels whose token has expired or whose session has been ended, within a second, whoever ended it and wherever.
import type pg from 'pg';
import type { Member } from './hub.ts';
import { expiryReason } from './identity.ts';

export async function endStale(channels: ReadonlySet<Member>, system: pg.Pool, now: number): Promise<void> {
  const bySession = new Map<string, Member[]>();
  for (const channel of channels) {
    const identity = channel.identity();
    const expired = expiryReason(identity, now);
    if (expired !== null) channel.end(expired);
    else if (identity.sessionId !== null) {
      const same = bySession.get(identity.sessionId);
      if (same) same.push(channel);
      else bySession.set(identity.sessionId, [channel]);
    }
  }
  if (bySession.size === 0) return;
  const { rows } = await system.query<{ id: string }>({
    name: 'realtime_ended_sessions',
    text: 'select id from realtime.ended_sessions($1::uuid[]) as id',
    values: [[...bySession.keys()]],
  });
  for (const { id } of rows) {
    for (const channel of bySession.get(id) ?? []) {
      // Its token may have been renewed while the database was asked.
      if (channel.identity().sessionId === id) channel.end('The session of this token has ended');
    }
  }
}
