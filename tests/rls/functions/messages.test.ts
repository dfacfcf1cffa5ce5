// The messages of both sides: in their own name, once, readable by the two sides alone, with few notifications.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { conversation, laid } from '#tests/rls/support/planning-fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, partner: petra, anon } = cast;
const withoutBudget = cast['viewer without budget'];

const send = 'select public.send_message($1, $2)';
const read = 'select public.read_conversation($1)';
const notifications = `select title, href from public.notifications where kind = 'messages'`;
const file = `${conversation.a}/cccccccc-0000-4000-8000-000000000001.pdf`;

describe('a message', () => {
  it('is written by both sides, each in its own name', () =>
    story(async ({ call, rows }) => {
      await call(petra, send, [conversation.a, 'Voici mes idées.']);
      await call(editor, send, [conversation.a, 'Merci !']);
      expect(
        await rows(viewer, 'select side, author_name, body from public.messages order by created_at desc limit 2'),
      ).toEqual([
        { side: 'client', author_name: 'Édith', body: 'Merci !' },
        { side: 'partner', author_name: 'Les Fleurs de Petra', body: 'Voici mes idées.' },
      ]);
    }));

  it('is nobody else’s to write or read', () =>
    story(async ({ refusal, rows }) => {
      for (const caller of [viewer, withoutBudget, stranger, cast['admin with permission']]) {
        expect(await refusal(caller, send, [conversation.a, 'Bonjour'])).toMatchObject({ reason: 'unknown' });
      }
      expect(await refusal(anon, send, [conversation.a, 'Bonjour'])).toMatchObject({ code: '42501' });
      expect(await refusal(owner, send, [conversation.b, 'Bonjour'])).toMatchObject({ reason: 'unknown' });
      expect(await refusal(owner, send, [conversation.a, '  '])).toMatchObject({ reason: 'invalid', hint: 'body' });
      expect(await rows(withoutBudget, 'select 1 from public.messages')).toEqual([]);
    }));

  it('sent twice with one id is one', () =>
    story(async ({ call, refusal, prepare }) => {
      const again = 'select public.send_message($1, $2, $3, $4)';
      const number = randomUUID();
      const first = await call(owner, again, [conversation.a, 'Bonjour', '[]', number]);
      expect(await call(owner, again, [conversation.a, 'Bonjour', '[]', number])).toEqual(first);
      expect(await prepare('select 1 from public.messages where id = $1', [number])).toHaveLength(1);
      expect(await refusal(petra, again, [conversation.a, 'Autre', '[]', number])).toMatchObject({ reason: 'stale' });
    }));

  it('causes one notification until it is read', () =>
    story(async ({ call, rows }) => {
      await call(petra, send, [conversation.a, 'Un']);
      await call(petra, send, [conversation.a, 'Deux']);
      expect(await rows(editor, notifications)).toMatchObject([
        { title: 'Nouveau message\u00a0: Les Fleurs de Petra' },
      ]);
      expect(await rows(viewer, notifications)).toEqual([]);
      await call(editor, read, [conversation.a]);
      await call(petra, send, [conversation.a, 'Trois']);
      expect(await rows(editor, notifications)).toHaveLength(2);
      expect(await rows(owner, notifications)).toHaveLength(1);
    }));

  it('counts as unread for each person until they read it', () =>
    story(async ({ call, refusal }) => {
      const unread = async (caller: typeof owner | typeof editor | typeof petra, of: string | null = event.a) =>
        (await call<{ unread: number }[]>(caller, 'select public.conversation_list($1)', [of]))[0]?.unread;
      expect(await unread(owner)).toBe(1);
      expect(await unread(petra, null)).toBe(1);
      await call(owner, read, [conversation.a]);
      expect(await unread(owner)).toBe(0);
      expect(await unread(editor)).toBe(1);
      await call(petra, send, [conversation.a, 'Encore']);
      expect(await unread(owner)).toBe(1);
      expect(await unread(petra, null)).toBe(0);
      expect(await refusal(stranger, read, [conversation.a])).toMatchObject({ reason: 'unknown' });
      expect(await refusal(withoutBudget, read, [conversation.a])).toMatchObject({ reason: 'unknown' });
    }));

  it('of the partner is an answer, and is measured', () =>
    story(async ({ call, prepare }) => {
      await call(petra, send, [conversation.a, 'Bonjour']);
      const [row] = await prepare(
        `select answered_at is not null as answered from public.quote_requests where event_id = $1`,
        [event.a],
      );
      expect(row).toEqual({ answered: true });
    }));
});

describe('a file', () => {
  const attach = (path: string) =>
    [
      'select public.send_message($1, $2, $3)',
      [conversation.a, '', JSON.stringify([{ path, name: 'Devis.pdf' }])],
    ] as const;
  const lay = (path: string) => `insert into storage.objects (bucket_id, name) values ('message-files', '${path}')`;
  const seen = `select name from storage.objects where bucket_id = 'message-files'`;

  it('is attached to a message with its stored metadata, and readable by both sides alone', () =>
    story(async ({ call, rows, prepare, refusal }) => {
      expect(await refusal(petra, ...mutable(attach(file)))).toMatchObject({ reason: 'no-file' });
      await prepare(laid('message-files', file, 4321));
      await call(petra, ...mutable(attach(file)));
      const [message] = await rows<{ files: unknown }>(owner, `select files from public.messages where files <> '[]'`);
      expect(message?.files).toEqual([{ path: file, name: 'Devis.pdf', size: 4321, mime: 'application/pdf' }]);
      for (const caller of [owner, viewer, petra]) expect(await rows(caller, seen)).toEqual([{ name: file }]);
      for (const caller of [withoutBudget, stranger, anon]) expect(await rows(caller, seen)).toEqual([]);
    }));

  it('of another conversation cannot be named', () =>
    story(async ({ prepare, refusal }) => {
      const foreign = file.replace(conversation.a, conversation.b);
      await prepare(laid('message-files', foreign));
      expect(await refusal(owner, ...mutable(attach(foreign)))).toMatchObject({ reason: 'no-file' });
    }));

  it('is laid by those who may write', () =>
    story(async ({ call, refusal }) => {
      await call(petra, lay(file));
      for (const caller of [viewer, withoutBudget, stranger, anon]) {
        expect(await refusal(caller, lay(file.replace('0001.pdf', '0002.pdf')))).toMatchObject({ code: '42501' });
      }
      expect(await refusal(owner, lay(`${conversation.a}/plan.pdf`))).toMatchObject({ code: '42501' });
      expect(await refusal(owner, lay(file.replace(conversation.a, conversation.b)))).toMatchObject({ code: '42501' });
    }));
});

describe('a member who left', () => {
  it('reads and writes no more', () =>
    story(async ({ prepare, rows, refusal }) => {
      await prepare('delete from public.event_members where user_id = $1', [id.edith]);
      expect(await rows(editor, 'select 1 from public.messages')).toEqual([]);
      expect(await refusal(editor, send, [conversation.a, 'Bonjour'])).toMatchObject({ reason: 'unknown' });
    }));
});

const mutable = ([sql, values]: readonly [string, readonly unknown[]]): [string, unknown[]] => [sql, [...values]];
