// The deletion of an account: who may delete it, what is deleted, what remains and under which name.
import { describe, expect, it } from 'vitest';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { partner, photo } from '#tests/rls/support/directory-fixture.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { laid, paper } from '#tests/rls/support/planning-fixture.ts';
import { accept, offer } from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const leave = 'select public.delete_account($1)';
const preview = 'select public.preview_account_deletion()';

const proved = (caller: Caller, minutesAgo = 1, claims: object = {}): Caller => ({
  ...caller,
  claims: { amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - minutesAgo * 60 }], ...claims },
});
const alice = proved(cast.owner);
const edith = proved(cast.editor);
const boris = proved(cast.stranger);
const petra = proved(cast.partner);
const ada = proved(cast['admin with permission']);

const count = async ({ prepare }: Stage, from: string): Promise<number> =>
  Number((await prepare(`select count(*) from ${from}`))[0]?.['count']);

describe('leaving', () => {
  it('W112 takes along the rows and files of what one owns alone, and every session', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      const avatar = `${id.boris}/00000000-0000-4000-8000-000000000001.webp`;
      await prepare(laid('avatars', avatar));
      await prepare(laid('event-documents', paper(event.b, 7)));
      await prepare(
        `insert into auth.sessions (user_id, refresh_key) values ('${id.boris}', 'a'), ('${id.boris}', 'b')`,
      );
      await prepare(`update storage.objects set version = 'bytes:' || name`);
      expect(await call(boris, preview)).toMatchObject({
        events: [{ name: 'Séminaire de Boris', guests: 1 }],
        obstacle: null,
      });
      expect(await call(boris, leave, [' Boris@Example.fr '])).toEqual({ deleted: true });
      for (const from of [
        `auth.users where id = '${id.boris}'`,
        `auth.sessions where user_id = '${id.boris}'`,
        `public.profiles where id = '${id.boris}'`,
        `public.events where id = '${event.b}'`,
        `public.guests where event_id = '${event.b}'`,
        `public.documents where event_id = '${event.b}'`,
        `storage.objects where name in ('${avatar}', '${paper(event.b, 1)}', '${paper(event.b, 7)}')`,
      ]) {
        expect(await count(stage, from), from).toBe(0);
      }
      // The bytes are queued for removal in the same transaction.
      expect(
        await count(stage, `storage.discarded where key in ('bytes:${avatar}', 'bytes:${paper(event.b, 1)}')`),
      ).toBe(2);
      expect(await count(stage, `public.events where id = '${event.a}'`)).toBe(1);
      // A second time, as after an answer that was lost: done.
      expect(await call(boris, leave, ['boris@example.fr'])).toEqual({ deleted: true });
    }));

  it('leaves others their event, and one’s words in it without a name', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      await prepare(
        `update public.messages set author_id = '${id.edith}', author_name = 'Édith' where author_id = '${id.alice}'`,
      );
      expect(await call(edith, preview)).toMatchObject({
        events: [],
        remaining_events: ['Alice & Ariel'],
        obstacle: null,
      });
      expect(await call(edith, leave, ['edith@example.fr'])).toEqual({ deleted: true });
      expect(await count(stage, `public.guests where event_id = '${event.a}'`)).toBe(3);
      expect(await count(stage, `public.event_members where event_id = '${event.a}'`)).toBe(3);
      expect(
        await prepare(
          `select author_id, author_name, body from public.messages where side = 'client' and body like 'Êtes%'`,
        ),
      ).toEqual([{ author_id: null, author_name: 'Compte supprimé', body: 'Êtes-vous libre ?' }]);
    }));

  it('leaves reviews to those who read them, without a name, and the rating as it was', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      await prepare(`delete from public.event_members where event_id = '${event.a}' and role <> 'owner'`);
      const rated = () =>
        prepare(`select rating_average, rating_count from public.partners where id = '${partner.listed}'`);
      const before = await rated();
      expect(await call(alice, preview)).toMatchObject({ reviews: 2 });
      expect(await call(alice, leave, ['alice@example.fr'])).toEqual({ deleted: true });
      expect(await prepare(`select author_id, author_name from public.reviews where body = 'Superbe.'`)).toEqual([
        { author_id: null, author_name: 'Compte supprimé' },
      ]);
      expect(await rated()).toEqual(before);
    }));

  it('removes a partner’s listing: requests are declined, pictures are deleted, hosts are notified', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      await prepare(laid('partner-photos', photo(partner.listed, 1)));
      expect(await call(petra, preview)).toMatchObject({ listing: 'Les Fleurs de Petra', obstacle: null });
      expect(await call(petra, leave, ['petra@example.fr'])).toEqual({ deleted: true });
      expect(await count(stage, `storage.objects where bucket_id = 'partner-photos'`)).toBe(0);
      expect(
        await prepare(`select state, declined_by from public.quote_requests where event_id = '${event.a}'`),
      ).toEqual([{ state: 'declined', declined_by: 'partner' }]);
      expect(await prepare(`select state from public.quotes where event_id = '${event.a}'`)).toEqual([
        { state: 'withdrawn' },
      ]);
      expect(await prepare(`select author_name from public.messages where side = 'partner'`)).toEqual([
        { author_name: 'Compte supprimé' },
      ]);
      expect(await count(stage, `public.notifications where title = 'Les Fleurs de Petra a quitté le site'`)).toBe(2);
    }));
});

describe('leaving is refused', () => {
  const answer = (reason: string) => expect.objectContaining({ details: reason });

  it('to those without an account', () =>
    story(async ({ refusal }) => {
      for (const caller of [cast.anon, cast.service_role]) {
        expect(await refusal(caller, leave, [''])).toMatchObject({ code: '42501' });
        expect(await refusal(caller, preview)).toMatchObject({ code: '42501' });
      }
    }));

  it('A29 without a proof of the last ten minutes, and without the second step where there is one', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      for (const caller of [cast.stranger, proved(cast.stranger, 11), proved(cast.stranger, 1, { amr: 'password' })]) {
        expect(await call(caller, leave, ['boris@example.fr'])).toEqual(answer('reauthentication_needed'));
      }
      await prepare(
        `insert into auth.mfa_factors (user_id, factor_type, status) values ('${id.boris}', 'totp', 'verified')`,
      );
      expect(await call(boris, leave, ['boris@example.fr'])).toEqual(answer('insufficient_aal'));
      expect(await count(stage, `public.profiles where id = '${id.boris}'`)).toBe(1);
      const raised = proved(cast.stranger, 1, { aal: 'aal2' });
      expect(await call(raised, leave, ['boris@example.fr'])).toEqual({ deleted: true });
    }));

  it('for another address, and after ten tries in an hour', () =>
    story(async ({ call, refusal }) => {
      for (let time = 0; time < 10; time += 1) {
        expect(await call(boris, leave, [time % 2 ? 'alice@example.fr' : null])).toEqual(answer('wrong-address'));
      }
      expect(await refusal(boris, leave, ['boris@example.fr'])).toMatchObject({ code: 'PT429', reason: 'too-many' });
    }));

  it('while others prepare one’s event, until it is theirs', () =>
    story(async ({ call, prepare }) => {
      await prepare('delete from public.event_handovers');
      expect(await call(alice, leave, ['alice@example.fr'])).toEqual(answer('shared-events'));
      await call(alice, 'select public.offer_event_handover($1, $2)', [event.a, id.edith]);
      expect(await call(alice, preview)).toMatchObject({
        obstacle: { reason: 'shared-events', offered: ['Alice & Ariel'] },
      });
      expect(await call(alice, leave, ['alice@example.fr'])).toEqual(answer('shared-events'));
      await call(cast.editor, 'select public.answer_event_handover($1, true)', [event.a]);
      expect(await call(alice, leave, ['alice@example.fr'])).toEqual({ deleted: true });
      expect(await prepare('select owner_id from public.events where id = $1', [event.a])).toEqual([
        { owner_id: id.edith },
      ]);
    }));

  it('while others prepare one’s event, until they are gone or it is to be deleted', () =>
    story(async ({ call }) => {
      expect(await call(alice, preview)).toMatchObject({
        obstacle: { reason: 'shared-events', names: ['Alice & Ariel'] },
      });
      expect(await call(alice, leave, ['alice@example.fr'])).toEqual(answer('shared-events'));
      await call(alice, 'select public.request_event_deletion($1)', [event.a]);
      expect(await call(alice, leave, ['alice@example.fr'])).toEqual({ deleted: true });
    }));

  it('to a partner with a booking to come, and not once it is over', () =>
    story(async (stage) => {
      const { call, prepare } = stage;
      const sent = await offer(stage);
      await call(cast.owner, accept, [sent]);
      expect(await call(petra, preview)).toMatchObject({ obstacle: { reason: 'bookings', number: 1 } });
      expect(await call(petra, leave, ['petra@example.fr'])).toEqual(answer('bookings'));
      await prepare('update public.quotes set starts_on = private.today() - 3, ends_on = null where id = $1', [sent]);
      expect(await call(petra, leave, ['petra@example.fr'])).toEqual({ deleted: true });
      // What was agreed keeps its name and its price.
      expect(await prepare('select partner_name, state from public.quotes where id = $1', [sent])).toEqual([
        { partner_name: 'Les Fleurs de Petra', state: 'accepted' },
      ]);
    }));

  it('to an account of the demonstration, which is everybody’s', () =>
    story(async ({ call, prepare }) => {
      await prepare(`update public.profiles set email = 'client@demo.liesse.example' where id = '${id.boris}'`);
      expect(await call(boris, leave, ['client@demo.liesse.example'])).toEqual(answer('demonstration'));
    }));

  it('to the last who holds every permission', () =>
    story(async ({ call, prepare }) => {
      expect(await call(ada, leave, ['ada@example.fr'])).toEqual(answer('last-administrator'));
      await prepare(`update public.profiles set permissions = '{manage_admins}' where id = '${id.luc}'`);
      expect(await call(ada, leave, ['ada@example.fr'])).toEqual(answer('last-administrator'));
      await prepare(`update public.profiles set permissions = null where id = '${id.luc}'`);
      expect(await call(ada, leave, ['ada@example.fr'])).toEqual({ deleted: true });
    }));
});

// Each foreign key to a person, and what happens to its row on deletion: c is deleted, n remains with null.
const decisions: Record<string, 'c' | 'n'> = {
  'announcement_dismissals.person_id': 'c',
  'content_versions.changed_by': 'n',
  'event_activity.actor_id': 'n',
  'event_invitations.invited_by': 'n',
  'event_join_requests.user_id': 'c',
  'event_members.user_id': 'c',
  'events.owner_id': 'c',
  'favourites.user_id': 'c',
  'invitation_sends.made_by': 'n',
  'share_links.created_by': 'n',
  'tasks.done_by': 'n',
  'documents.uploaded_by': 'n',
  'instalments.paid_by': 'n',
  'messages.author_id': 'n',
  'conversation_reads.user_id': 'c',
  'notification_preferences.user_id': 'c',
  'notification_settings.user_id': 'c',
  'notifications.user_id': 'c',
  'partners.owner_id': 'c',
  'push_subscriptions.user_id': 'c',
  'private.admin_invitations.invited_by': 'c',
  'private.applied_changes.user_id': 'c',
  'private.household_edits.edited_by': 'c',
  'private.inactivity_warnings.user_id': 'c',
  'private.notified.user_id': 'c',
  'private.moderation_appeals.decided_by': 'n',
  'private.moderation_appeals.person_id': 'n',
  'private.moderation_cases.author_id': 'n',
  'private.moderation_cases.decided_by': 'n',
  'reports.reporter_id': 'n',
  'contact_messages.answered_by': 'n',
  'profiles.id': 'c',
  'quote_acceptances.accepted_by': 'n',
  'quote_requests.made_by': 'n',
  'quotes.decided_by': 'n',
  'reviews.author_id': 'n',
  'site_setting_versions.changed_by': 'n',
};

it('every key to a person has its decision', () =>
  story(async ({ prepare }) => {
    const keys = await prepare(
      `select k.conrelid::regclass || '.' || a.attname as key, k.confdeltype as fate
       from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
       where k.contype = 'f' and k.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass)
         and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(Object.fromEntries(keys.map(({ key, fate }) => [String(key), fate]))).toEqual(decisions);
  }));
