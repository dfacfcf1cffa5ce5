// The statements behind the lines of the matrix about guests, invitations and what an event shows of itself.
import { event } from '#tests/rls/support/fixture-ids.ts';
import { menu, picture, send } from '#tests/rls/support/guests-fixture.ts';
import { insert, type Tenant, type TenantRules } from './statement.ts';

const menuOf = (tenant: Tenant) =>
  tenant.event === event.a ? { course: 'main', menu_id: menu.fish } : { course: 'menu', menu_id: menu.lunch };

export const guestTables: Record<string, TenantRules> = {
  household_links: {
    insert: (t) => insert('household_links', { household_id: t.household, event_id: t.event }),
    update: 'created_at = now()',
  },
  menus: {
    insert: (t) => insert('menus', { event_id: t.event, moment_id: t.unanswered.moment, name: 'Viande' }),
    update: `name = 'Autre nom'`,
  },
  menu_choices: {
    insert: (t) => ({
      ...insert('menu_choices', {
        event_id: t.event,
        guest_id: t.unanswered.guest,
        moment_id: t.unanswered.moment,
        ...menuOf(t),
      }),
      prepare: 'delete from public.menu_choices',
    }),
    update: 'menu_id = menu_id',
  },
  event_websites: {
    insert: (t) => insert('event_websites', { event_id: t.event }),
    update: `welcome = 'Bienvenue'`,
  },
  event_translations: {
    insert: (t) => insert('event_translations', { event_id: t.event, language: 'en' }),
    update: `texts = '{"welcome": "Welcome"}'`,
  },
  guest_photos: {
    insert: (t) =>
      insert('guest_photos', {
        event_id: t.event,
        household_id: t.household,
        path: picture(t, 9),
        width: '10',
        height: '10',
      }),
    update: `state = 'shown'`,
  },
  invitation_texts: {
    insert: (t) =>
      insert('invitation_texts', { event_id: t.event, kind: 'message', subject: 'Bonjour', body: 'Bonjour' }),
    update: `subject = 'Autre objet'`,
  },
  invitation_sends: {
    insert: (t) => insert('invitation_sends', { id: t.household, event_id: t.event, kind: 'message' }),
    update: 'count = 0',
  },
  invitation_mails: {
    insert: (t) =>
      insert('invitation_mails', {
        event_id: t.event,
        household_id: t.household,
        send_id: t.event === event.a ? send.a : send.b,
        kind: 'message',
        recipient: 'a@example.fr',
      }),
    update: `state = 'opened'`,
  },
  event_invitations: {
    insert: (t) =>
      insert('event_invitations', { event_id: t.event, email: 'a@example.fr', role: 'viewer', token_hash: 'x' }),
    update: `role = 'editor'`,
  },
  event_handovers: {
    insert: (t) => insert('event_handovers', { event_id: t.event, recipient_id: t.owner }),
    update: 'expires_at = now()',
  },
  event_join_requests: {
    insert: (t) => insert('event_join_requests', { invitation_id: t.household, event_id: t.event, user_id: t.owner }),
    update: 'refused_at = now()',
  },
  share_links: {
    insert: (t) => insert('share_links', { event_id: t.event, kind: 'kitchen', token_hash: 'x' }),
    update: 'revoked_at = now()',
  },
};
