// The partner's side of conversations: saved replies, read marks, the channel, the list and the search in messages.
import { describe, expect, it } from 'vitest';
import { type Caller, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { conversation, request } from '#tests/rls/support/planning-fixture.ts';
import {
  anon,
  begin,
  editor,
  owner,
  paulin,
  petra,
  stranger,
  viewer,
  withoutBudget,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { inDays } from '#tests/support/days.ts';

const story = connectStory();
const page = 'select public.request_page($1)';

describe('saved replies', () => {
  const add = 'insert into public.saved_replies (partner_id, title, body) values ($1, $2, $3)';

  it('are fifty at most, with a title and a text of a bounded length', () =>
    story(async ({ prepare, refusal, rows }) => {
      expect(await refusal(petra, add, [partner.listed, ' ', 'Bonjour'])).toMatchObject({ code: '23514' });
      expect(await refusal(petra, add, [partner.listed, 'a'.repeat(81), 'Bonjour'])).toMatchObject({ code: '23514' });
      expect(await refusal(petra, add, [partner.listed, 'Accueil', 'a'.repeat(2001)])).toMatchObject({ code: '23514' });
      await prepare(
        `insert into public.saved_replies (partner_id, title, body) select $1, 'Réponse ' || n, 'Bonjour' from generate_series(1, 50) n`,
        [partner.listed],
      );
      expect(await refusal(petra, add, [partner.listed, 'Une de trop', 'Bonjour'])).toMatchObject({
        reason: 'too-many',
      });
      expect(await rows(petra, 'select 1 from public.saved_replies')).toHaveLength(50);
    }));

  it('are in the export of the account', () =>
    story(async ({ call, rows }) => {
      await rows(petra, add, [partner.listed, 'Accueil', 'Bonjour']);
      const { listing } = await call<{ listing: { saved_replies: unknown[] } }>(
        petra,
        'select public.export_account()',
      );
      expect(listing.saved_replies).toMatchObject([{ title: 'Accueil', body: 'Bonjour' }]);
    }));
});

describe('the order of saved replies', () => {
  it('is written in one call, for one’s own replies alone', () =>
    story(async ({ call, prepare, rows }) => {
      await prepare(
        `insert into public.saved_replies (partner_id, title, body, position)
         select $1, t, 'Bonjour', n from unnest(array['un', 'deux', 'trois']) with ordinality as v (t, n)`,
        [partner.listed],
      );
      const titles = () =>
        rows<{ id: string; title: string }>(petra, 'select id, title from public.saved_replies order by position, id');
      const before = await titles();
      const wanted = before.map((reply) => reply.id).toReversed();
      expect(await call(paulin, `select public.order_listing('replies', $1)`, [wanted])).toBe(0);
      expect(await titles()).toEqual(before);
      await call(petra, `select public.order_listing('replies', $1)`, [wanted]);
      expect(await titles()).toEqual(before.toReversed());
    }));
});

describe('a read mark', () => {
  const readAt = async ({ call }: Stage, caller: Caller) =>
    (await call<{ read_at: string | null }>(caller, page, [request.a])).read_at;

  it('shows each side how far the other one has read, and not who read', () =>
    story(async (stage) => {
      expect(await readAt(stage, petra)).toBeNull();
      await stage.call(petra, 'select public.send_message($1, $2)', [conversation.a, 'Bonjour']);
      expect(await readAt(stage, petra)).toBeNull();
      expect(await readAt(stage, owner)).not.toBeNull();
      await stage.call(editor, 'select public.read_conversation($1)', [conversation.a]);
      expect(await readAt(stage, petra)).not.toBeNull();
      expect(await stage.rows(petra, 'select user_id from public.conversation_reads')).toEqual([{ user_id: id.petra }]);
      const seen = await stage.rows<object>(petra, 'select * from public.conversations');
      expect(JSON.stringify(seen)).not.toContain(id.edith);
    }));
});

describe('the channel of a conversation', () => {
  const listens = `select 1 from realtime.messages`;
  const speaks = (extension = 'broadcast') =>
    `insert into realtime.messages (topic, extension) values ('conversation:${conversation.a}', '${extension}')`;
  const on = (sql: string) =>
    [`select set_config('realtime.topic', 'conversation:${conversation.a}', true)`, sql] as const;

  it('is heard by those who read the conversation and used by those who write in it', () =>
    story(async ({ prepare, rows, refusal }) => {
      const [topic] = on('');
      await prepare(topic);
      await prepare(speaks());
      for (const caller of [owner, editor, viewer, petra]) expect(await rows(caller, listens)).toHaveLength(1);
      for (const caller of [withoutBudget, stranger, paulin]) expect(await rows(caller, listens)).toEqual([]);
      for (const caller of [owner, editor, petra]) expect(await rows(caller, speaks())).toEqual([]);
      for (const caller of [viewer, withoutBudget, stranger, paulin, anon]) {
        expect(await refusal(caller, speaks())).toMatchObject({ code: '42501' });
      }
      expect(await refusal(petra, speaks('presence'))).toMatchObject({ code: '42501' });
    }));
});

describe('the search in messages', () => {
  const search = 'select public.search_messages($1)';

  it('finds messages and requests without accents, every word, the newest first', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const [talk] = await stage.prepare('select id from public.conversations where request_id = $1', [asked]);
      await stage.call(owner, 'select public.send_message($1, $2)', [
        talk?.['id'],
        'Des pivoines pour l’été, à Noël des sapins',
      ]);
      await stage.call(petra, 'select public.send_message($1, $2)', [talk?.['id'], 'Les pivoines, oui.']);
      expect(await stage.call(petra, search, ['PIVOINES'])).toMatchObject([
        { side: 'partner', request_id: asked },
        { side: 'client', client_name: 'Alice', author_name: 'Alice' },
      ]);
      expect(await stage.call(petra, search, ['noel ete'])).toHaveLength(1);
      expect(await stage.call(petra, search, ['petra'])).toMatchObject([{ id: asked, body: 'Bonjour Petra' }]);
      expect(await stage.call(petra, search, ['  '])).toEqual([]);
    }));

  it('finds nothing of others', () =>
    story(async (stage) => {
      for (const caller of [paulin, owner, withoutBudget, stranger]) {
        expect(await stage.call(caller, search, ['libre'])).toEqual([]);
      }
      expect(await stage.refusal(anon, search, ['libre'])).toMatchObject({ code: '42501' });
    }));
});

describe('the conversations of a partner', () => {
  it('page by a cursor', () =>
    story(async (stage) => {
      await begin(stage);
      const [first] = await stage.call<{ id: string; last_message_at: string }[]>(
        petra,
        'select public.conversation_list()',
      );
      expect(first).toBeDefined();
      const after = 'select public.conversation_list(after_at => $1, after_id => $2)';
      expect(await stage.call(petra, after, [first?.last_message_at, first?.id])).toEqual([]);
      expect(await stage.call(petra, after, [inDays(1), first?.id])).toHaveLength(1);
      expect(await stage.call(withoutBudget, 'select public.conversation_list($1)', [event.a])).toEqual([]);
    }));
});
