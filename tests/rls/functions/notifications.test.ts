// What the matrix cannot say of notifications: who may write them, and that each is written once.
import { describe, expect, it } from 'vitest';
import { checkViolation, connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';

const { attempt, query, seen } = connect();
const { owner, service_role: service } = cast;

const notify = (key: string, { to = id.alice, href = '/client/guests' }: { to?: string; href?: string } = {}) =>
  `public.notify('${to}', 'replies', 'Une réponse', null, '${href}', '${key}')`;

describe('a notification', () => {
  it('is written once for a key, even after it was deleted', async () => {
    const results = await seen(service, `select ${notify('reply-1')} as first, ${notify('reply-1')} as second`);
    expect(results).toEqual([{ first: true, second: false }]);
    const again = `select ${notify('reply-2')}; delete from public.notifications`;
    expect(await seen(service, `select ${notify('reply-2')} as notified`, again)).toEqual([{ notified: false }]);
  });

  it('is written for each person it concerns', async () => {
    const both = `select ${notify('reply-3')} as alice, ${notify('reply-3', { to: id.petra })} as petra`;
    expect(await seen(service, both)).toEqual([{ alice: true, petra: true }]);
    expect(await seen(owner, `select body, href from public.notifications where kind = 'replies'`, both)).toEqual([
      { body: '', href: '/client/guests' },
    ]);
  });

  it('leads to a page of ours only', async () => {
    for (const href of ['https://pirate.example', '//pirate.example', '/\\\\pirate.example', 'client', '/a b']) {
      expect(verdict(await attempt(service, `select ${notify('link', { href })}`)), href).toBe(checkViolation);
    }
  });

  it('is written by nobody but functions and jobs', async () => {
    for (const caller of [cast.anon, owner, cast['admin with permission']]) {
      expect(verdict(await attempt(caller, `select ${notify('mine')}`))).toBe(insufficientPrivilege);
      const inner = `select private.notify('${id.alice}', 'news', 'x', '', null, 'mine')`;
      expect(verdict(await attempt(caller, inner))).toBe(insufficientPrivilege);
      expect(verdict(await attempt(caller, 'select * from private.notified'))).toBe(insufficientPrivilege);
    }
  });

  it('can be marked as read and changed in nothing else', async () => {
    for (const change of [`title = 'Autre'`, `href = '/'`, `user_id = '${id.boris}'`]) {
      expect(verdict(await attempt(owner, `update public.notifications set ${change}`)), change).toBe(
        insufficientPrivilege,
      );
    }
  });

  it('is followed live', async () => {
    const { rows } = await query(
      `select tablename from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'`,
    );
    expect(rows).toContainEqual({ tablename: 'notifications' });
  });
});
