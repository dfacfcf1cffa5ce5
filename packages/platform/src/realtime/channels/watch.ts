// Ends channels whose token has expired, whose session has been ended or whose account asks for a second step by now, within
// a second, whoever caused it and wherever.
import type pg from 'pg';
import { levelOf } from '#platform/auth/tokens/verifier.ts';
import { REFUSALS } from './access.ts';
import type { Member } from './hub.ts';
import { expiryReason } from './identity.ts';

export async function endStale(channels: ReadonlySet<Member>, system: pg.Pool, now: number): Promise<void> {
  const byToken = new Map<string, { session: string; level: string | null; members: Member[] }>();
  for (const channel of channels) {
    const identity = channel.identity();
    const expired = expiryReason(identity, now);
    if (expired !== null) channel.end(expired);
    else if (identity.sessionId !== null) {
      const key = `${identity.sessionId} ${levelOf(identity)}`;
      const same = byToken.get(key);
      if (same) same.members.push(channel);
      else byToken.set(key, { session: identity.sessionId, level: levelOf(identity), members: [channel] });
    }
  }
  if (byToken.size === 0) return;
  const tokens = [...byToken.values()];
  const { rows } = await system.query<{ ordinal: number; refusal: 'session' | 'level' }>({
    name: 'realtime_refused_sessions',
    text: 'select ordinal, refusal from realtime.refused_sessions($1::uuid[], $2::text[])',
    values: [tokens.map(({ session }) => session), tokens.map(({ level }) => level)],
  });
  for (const { ordinal, refusal } of rows) {
    const token = tokens[ordinal - 1];
    for (const channel of token?.members ?? []) {
      // Its token may have been renewed while the database was asked.
      const identity = channel.identity();
      if (identity.sessionId === token?.session && levelOf(identity) === token.level) channel.end(REFUSALS[refusal]);
    }
  }
}
