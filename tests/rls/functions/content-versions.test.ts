// Posts, pages and announcements: their versions, who writes them, who sees an announcement and for how long.
import { describe, expect, it } from 'vitest';
import { checkViolation, insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { 'admin with permission': ada, 'admin without permission': luc, owner, partner, anon } = cast;

const newPost = `insert into public.posts (slug, topic, title, summary, body) values ('essai', 'budget', 'Été', 'Résumé', 'Un')
  returning id, version`;
const versionsOf = 'select public.content_versions_of(post => $1)';

interface TextVersion {
  version: number;
  value: Record<string, unknown>;
  changed_by: string | null;
}

describe('a post', () => {
  it('gets a version at each change, with its author', () =>
    story(async ({ rows, call }) => {
      const [post] = await rows<{ id: string; version: number }>(ada, newPost);
      expect(post?.version).toBe(1);
      const write = `update public.posts set body = $2 where id = $1 and version = $3 returning version`;
      expect(await rows(ada, write, [post?.id, 'Deux', 1])).toEqual([{ version: 2 }]);
      // The same text is no new version, and a change over an earlier version writes nothing.
      expect(await rows(ada, write, [post?.id, 'Deux', 2])).toEqual([{ version: 2 }]);
      expect(await rows(ada, write, [post?.id, 'Trois', 1])).toEqual([]);
      const versions = await call<TextVersion[]>(ada, versionsOf, [post?.id]);
      expect(versions.map(({ version, value, changed_by }) => [version, value['body'], changed_by])).toEqual([
        [2, 'Deux', 'Ada'],
        [1, 'Un', 'Ada'],
      ]);
      await rows(ada, 'delete from public.posts where id = $1', [post?.id]);
      expect(await call(ada, versionsOf, [post?.id])).toEqual([]);
    }));

  it('is found without accents, by its state, a page at a time', () =>
    story(async ({ rows, call, prepare }) => {
      await rows(ada, newPost);
      const find = 'select public.post_list($1, $2)';
      expect(await call(ada, find, [null, 'ete essai'])).toMatchObject([{ slug: 'essai', state: 'draft' }]);
      expect(await call(ada, find, ['published', 'ete essai'])).toEqual([]);
      expect(await call(ada, find, ['scheduled', null])).toMatchObject([{ slug: 'demain', state: 'scheduled' }]);
      expect(await call(luc, find, ['draft', null])).toEqual([]);
      await prepare(`insert into public.posts (slug, topic, title, summary, body)
        select 'suite-' || n, 'budget', 'Suite', 'Résumé', 'Texte' from generate_series(1, 40) n`);
      const page = await call<Array<{ id: string; updated_at: string }>>(ada, find, ['draft', 'suite']);
      const last = page.at(-1);
      const rest = await call<Array<{ id: string }>>(ada, 'select public.post_list($1, $2, $3, $4)', [
        'draft',
        'suite',
        last?.updated_at,
        last?.id,
      ]);
      expect([page.length, rest.length]).toEqual([30, 10]);
      expect(new Set([...page, ...rest].map((post) => post.id)).size).toBe(40);
    }));

  it('shows its versions to nobody without manage_system', () =>
    story(async ({ refusal }) => {
      for (const caller of [luc, owner, partner, anon]) {
        expect((await refusal(caller, 'select public.content_versions_of()')).code).toBe(insufficientPrivilege);
      }
    }));
});

describe('a page', () => {
  it('gets a version and an audit entry without its text', () =>
    story(async ({ rows, call, prepare }) => {
      await rows(ada, `update public.site_pages set body = '## Une question' where slug = 'faq'`);
      expect(await call(ada, `select public.content_versions_of(page => 'faq')`)).toMatchObject([
        { version: 2, changed_by: 'Ada', value: { body: '## Une question' } },
        { version: 1, changed_by: null },
      ]);
      expect(
        await prepare(`select actor_id, before, after from public.audit_log where action = 'site_page.changed'`),
      ).toEqual([{ actor_id: id.ada, before: { version: 1 }, after: { version: 2 } }]);
    }));

  it('is never empty', () =>
    story(async ({ refusal }) => {
      const blank = `update public.site_pages set body = E' \\n' where slug = 'help'`;
      expect((await refusal(ada, blank)).code).toBe(checkViolation);
    }));
});

describe('a picture of a text', () => {
  const add = `insert into storage.objects (bucket_id, name, owner_id) values ('content-pictures', $1, auth.uid()::text)`;
  const name = '0e000000-0000-4000-8000-000000000001-1200x800.webp';

  it('is added by those who manage the system alone, under a name that says its size', () =>
    story(async ({ rows, refusal }) => {
      await rows(ada, add, [name]);
      for (const caller of [luc, owner, anon]) {
        expect((await refusal(caller, add, [name])).code).toBe(insufficientPrivilege);
      }
      for (const wrong of ['page.html', '../x.webp', name.replace('webp', 'svg'), name.replace('-1200x800', '')]) {
        expect((await refusal(ada, add, [wrong])).code, wrong).toBe(insufficientPrivilege);
      }
    }));
});

describe('an announcement', () => {
  const announce = `insert into public.announcements (body, link, audience, starts_at, ends_at)
    values ($1, $2, $3, now() + $4::interval, now() + $5::interval)`;
  const current = 'select public.current_announcement()';

  it('appears to its audience while it is current, one at a time, until each person closes it', () =>
    story(async ({ rows, call }) => {
      await rows(ada, announce, ['Pour tout le monde', '/blog', 'all', '-2 hours', '1 hour']);
      await rows(ada, announce, ['Aux clients', null, 'client', '-1 hour', '1 hour']);
      await rows(ada, announce, ['Demain', null, 'all', '1 day', '2 days']);
      await rows(ada, announce, ['Passée', null, 'all', '-2 days', '-1 day']);
      const shown = await call<{ id: string }>(owner, current);
      expect(shown).toMatchObject({ body: 'Aux clients', link: null });
      for (const caller of [partner, ada, luc]) {
        expect(await call(caller, current)).toMatchObject({ body: 'Pour tout le monde', link: '/blog' });
      }
      const close = 'insert into public.announcement_dismissals (announcement_id) values ($1)';
      await rows(owner, close, [shown.id]);
      const next = await call<{ id: string }>(owner, current);
      expect(next).toMatchObject({ body: 'Pour tout le monde' });
      await rows(owner, close, [next.id]);
      expect(await call(owner, current)).toBeNull();
      expect(await call(partner, current)).toMatchObject({ body: 'Pour tout le monde' });
    }));

  it.each([
    ['', null, '1 hour'],
    ['Bonjour', 'javascript:alert(1)', '1 hour'],
    ['Bonjour', '//pirate.example', '1 hour'],
    ['Bonjour', '/\\pirate.example', '1 hour'],
    ['Bonjour', null, '-1 hour'],
  ])('refuses %j with the link %j until %s', (body, link, until) =>
    story(async ({ refusal }) => {
      expect((await refusal(ada, announce, [body, link, 'all', '0', until])).code).toBe(checkViolation);
    }),
  );

  it('is recorded in the audit log', () =>
    story(async ({ rows, prepare }) => {
      await rows(ada, announce, ['Bonjour', '/', 'all', '0', '1 hour']);
      await rows(ada, 'delete from public.announcements');
      expect(
        await prepare(`select action, actor_id from public.audit_log where subject_kind = 'announcement' order by id`),
      ).toEqual([
        { action: 'announcement.created', actor_id: id.ada },
        { action: 'announcement.deleted', actor_id: id.ada },
      ]);
    }));
});
