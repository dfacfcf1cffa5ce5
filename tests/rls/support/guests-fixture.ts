// What guests choose, give and are sent, in both events: a menu with one choice, a photo that waits for its hosts, a mail.
import { id } from './callers.ts';
import { event, guest, household, moment } from './fixture-ids.ts';

export const menu = {
  fish: '00000000-0000-4000-8000-0000000000d1',
  lunch: '00000000-0000-4000-8000-0000000000d2',
} as const;

export const send = {
  a: '00000000-0000-4000-8000-0000000000da',
  b: '00000000-0000-4000-8000-0000000000db',
} as const;

/** What opens event A's invitation to the team and its sheet for the kitchen. */
export const secret = { team: 'team'.repeat(8), kitchen: 'cook'.repeat(8) } as const;

export const picture = (of: { event: string; household: string }, number: number) =>
  `${of.event}/${of.household}/aaaaaaaa-0000-4000-8000-00000000000${number}.jpg`;

export const guestsFixture = `
insert into public.menus (id, event_id, moment_id, course, name) values
  ('${menu.fish}', '${event.a}', '${moment.dinner}', 'main', 'Poisson'),
  ('${menu.lunch}', '${event.b}', '${moment.workshop}', 'menu', 'Plateau');
insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id) values
  ('${event.a}', '${guest.gaspard}', '${moment.dinner}', 'main', '${menu.fish}'),
  ('${event.b}', '${guest.xavier}', '${moment.workshop}', 'menu', '${menu.lunch}');
insert into public.guest_photos (event_id, household_id, path, width, height) values
  ('${event.a}', '${household.gaspard}', '${picture({ event: event.a, household: household.gaspard }, 1)}', 1200, 800),
  ('${event.b}', '${household.xavier}', '${picture({ event: event.b, household: household.xavier }, 1)}', 1200, 800);
delete from public.notifications where href like '/client/website/album%';
insert into public.invitation_sends (id, event_id, kind, count, created_at) values
  ('${send.a}', '${event.a}', 'invitation', 1, now() - interval '10 days'),
  ('${send.b}', '${event.b}', 'invitation', 1, now() - interval '10 days');
insert into public.invitation_mails (event_id, household_id, send_id, kind, recipient, state, queued_at) values
  ('${event.a}', '${household.gaspard}', '${send.a}', 'invitation', 'gaspard@example.fr', 'sent', now() - interval '10 days'),
  ('${event.b}', '${household.xavier}', '${send.b}', 'invitation', 'xavier@example.fr', 'sent', now() - interval '10 days');
insert into public.event_invitations (event_id, email, role, token_hash) values
  ('${event.a}', 'irene@example.fr', 'viewer', private.hash_invitation('${secret.team}')),
  ('${event.b}', 'ivo@example.fr', 'editor', 'b');
insert into public.event_join_requests (invitation_id, event_id, user_id)
  select i.id, i.event_id, '${id.luc}' from public.event_invitations i;
insert into public.event_handovers (event_id, recipient_id, offered_by) values
  ('${event.a}', '${id.edith}', '${id.alice}'), ('${event.b}', '${id.boris}', '${id.boris}');
insert into public.share_links (event_id, kind, token_hash) values
  ('${event.a}', 'kitchen', private.hash_invitation('${secret.kitchen}')), ('${event.b}', 'kitchen', 'b');
`;
