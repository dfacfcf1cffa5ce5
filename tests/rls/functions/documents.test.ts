// Papers of an event: their files are read by those who may read their rows, and one event takes no more than its quota.
import { describe, expect, it } from 'vitest';
import { type Caller, cast } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { laid, paper } from '#tests/rls/support/planning-fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon, partner } = cast;
const withoutBudget = cast['viewer without budget'];

const files = `select name from storage.objects where bucket_id = 'event-documents' order by name`;
const lay = (path: string) => `insert into storage.objects (bucket_id, name) values ('event-documents', '${path}')`;
const add = (path: string, of: string = event.a) =>
  `insert into public.documents (event_id, path, name) values ('${of}', '${path}', 'Papier') returning size_bytes::int, mime`;

describe('a file', () => {
  it('is fetched by those who may read its row', () =>
    story(async ({ rows }) => {
      const seenBy = async (caller: Caller) => (await rows<{ name: string }>(caller, files)).map(({ name }) => name);
      expect(await seenBy(viewer)).toEqual([paper(event.a, 1), paper(event.a, 2)]);
      expect(await seenBy(withoutBudget)).toEqual([paper(event.a, 1)]);
      expect(await seenBy(stranger)).toEqual([paper(event.b, 1)]);
      for (const caller of [partner, cast['admin with permission']]) expect(await seenBy(caller)).toEqual([]);
      expect(await rows(anon, files)).toEqual([]);
    }));

  it('without a row is seen by those who organise alone', () =>
    story(async ({ prepare, rows }) => {
      await prepare(laid('event-documents', paper(event.a, 8)));
      expect(await rows(editor, files)).toHaveLength(3);
      expect(await rows(viewer, files)).toHaveLength(2);
    }));

  it('is laid in the folder of an event that one edits, under a name that says nothing', () =>
    story(async ({ call, refusal }) => {
      await call(editor, lay(paper(event.a, 5)));
      for (const path of [
        paper(event.b, 5),
        `${event.a}/contrat.pdf`,
        `${event.a}/../${event.b}/x.pdf`,
        paper(event.a, 5).replace('.pdf', '.html'),
      ]) {
        expect(await refusal(editor, lay(path)), path).toMatchObject({ code: '42501' });
      }
      for (const caller of [viewer, withoutBudget, stranger, anon]) {
        expect(await refusal(caller, lay(paper(event.a, 6)))).toMatchObject({ code: '42501' });
      }
    }));

  it('is deleted with its row', () =>
    story(async ({ call, prepare }) => {
      await call(owner, `delete from public.documents where path = '${paper(event.a, 1)}'`);
      expect(await prepare(`select from storage.objects where name = '${paper(event.a, 1)}'`)).toEqual([]);
    }));
});

describe('a document', () => {
  it('takes size and kind from its file, and is refused without one', () =>
    story(async ({ rows, prepare, refusal }) => {
      expect(await refusal(owner, add(paper(event.a, 4)))).toMatchObject({ code: 'PT422', reason: 'no-file' });
      await prepare(laid('event-documents', paper(event.a, 4), 4321));
      expect(await rows(owner, add(paper(event.a, 4)))).toEqual([{ size_bytes: 4321, mime: 'application/pdf' }]);
      await prepare(laid('event-documents', paper(event.b, 4)));
      expect(await refusal(owner, add(paper(event.b, 4)))).toMatchObject({ code: '23514' });
      expect(
        await refusal(owner, `update public.documents set path = '${paper(event.b, 4)}' where event_id = '${event.a}'`),
      ).toMatchObject({ code: '42501' });
    }));

  it('is refused beyond the quota of its event', () =>
    story(async ({ call, prepare, refusal }) => {
      const storage = 'select public.document_storage($1)';
      expect(await call(viewer, storage, [event.a])).toEqual({ used_bytes: 2000, quota_bytes: 1_000_000_000 });
      expect(await refusal(stranger, storage, [event.a])).toMatchObject({ reason: 'not-member' });
      await prepare(laid('event-documents', paper(event.a, 4), 1_000_000_000));
      expect(await refusal(owner, add(paper(event.a, 4)))).toMatchObject({
        code: 'PT413',
        reason: 'quota-full',
        hint: '2000',
      });
      expect(await refusal(owner, lay(paper(event.a, 5)))).toMatchObject({ code: '42501' });
      await prepare(laid('event-documents', paper(event.b, 4), 100));
      await call(stranger, add(paper(event.b, 4), event.b));
    }));
});
