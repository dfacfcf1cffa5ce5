// What is planned in both events: a task, a part of the budget with a line, an instalment and a paper, a team.
import { id } from './callers.ts';
import { partner } from './directory-fixture.ts';
import { event } from './fixture-ids.ts';

export const task = {
  a: '00000000-0000-4000-8000-000000000a01',
  b: '00000000-0000-4000-8000-000000000b01',
} as const;

export const category = {
  a: '00000000-0000-4000-8000-000000000a02',
  b: '00000000-0000-4000-8000-000000000b02',
} as const;

export const item = {
  a: '00000000-0000-4000-8000-000000000a03',
  b: '00000000-0000-4000-8000-000000000b03',
} as const;

export const instalment = {
  a: '00000000-0000-4000-8000-000000000a04',
  b: '00000000-0000-4000-8000-000000000b04',
} as const;

/** Petra's listing in the team of event A, somebody from elsewhere in that of event B. */
export const entry = {
  a: '00000000-0000-4000-8000-000000000a05',
  b: '00000000-0000-4000-8000-000000000b05',
} as const;

/** Alice asked Petra, who sent a quote and drafts another; Boris asked Paulin before the latter was suspended. */
export const request = {
  a: '00000000-0000-4000-8000-000000000a06',
  b: '00000000-0000-4000-8000-000000000b06',
} as const;

export const quote = {
  a: '00000000-0000-4000-8000-000000000a07',
  b: '00000000-0000-4000-8000-000000000b07',
  draft: '00000000-0000-4000-8000-000000000a08',
} as const;

export const conversation = {
  a: '00000000-0000-4000-8000-000000000a09',
  b: '00000000-0000-4000-8000-000000000b09',
} as const;

export const paper = (of: string, number: number) => `${of}/bbbbbbbb-0000-4000-8000-00000000000${number}.pdf`;

/** A file as the storage service would have laid it. */
export const laid = (bucket: string, path: string, bytes = 1000) =>
  `insert into storage.objects (bucket_id, name, metadata)
   values ('${bucket}', '${path}', '{"size": ${bytes}, "mimetype": "application/pdf"}');`;

export const planningFixture = `
insert into public.event_partners (id, event_id, trade, partner_id, name, state) values
  ('${entry.a}', '${event.a}', 'florist', '${partner.listed}', '', 'quoted'),
  ('${entry.b}', '${event.b}', 'caterer', null, 'Chez Basile', 'booked');
insert into public.budget_categories (id, event_id, code, name, planned_cents) values
  ('${category.a}', '${event.a}', 'reception', 'Lieu et repas', 1000000),
  ('${category.b}', '${event.b}', null, 'Salles', 500000);
insert into public.budget_items (id, event_id, category_id, label, estimated_cents) values
  ('${item.a}', '${event.a}', '${category.a}', 'Lieu', 600000), ('${item.b}', '${event.b}', '${category.b}', 'Salle', 300000);
insert into public.instalments (id, event_id, item_id, kind, amount_cents, days_before) values
  ('${instalment.a}', '${event.a}', '${item.a}', 'arrhes', 200000, 30),
  ('${instalment.b}', '${event.b}', '${item.b}', 'acompte', 100000, 30);
insert into public.tasks (id, event_id, title, days_before, assignee_id) values
  ('${task.a}', '${event.a}', 'Réserver le lieu', 100, '${id.victor}'),
  ('${task.b}', '${event.b}', 'Réserver la salle', 50, null);
${[paper(event.a, 1), paper(event.a, 2), paper(event.b, 1)].map((path) => laid('event-documents', path)).join('\n')}
insert into public.documents (event_id, path, name, budget_item_id, uploaded_by) values
  ('${event.a}', '${paper(event.a, 1)}', 'Plan du lieu', null, '${id.alice}'),
  ('${event.a}', '${paper(event.a, 2)}', 'Facture du lieu', '${item.a}', '${id.alice}'),
  ('${event.b}', '${paper(event.b, 1)}', 'Contrat', '${item.b}', '${id.boris}');
insert into public.quote_requests
  (id, event_id, partner_id, partner_name, trade, made_by, client_name, message, kind, event_name, state)
values
  ('${request.a}', '${event.a}', '${partner.listed}', 'Les Fleurs de Petra', 'florist', '${id.alice}', 'Alice', 'Bonjour', 'mariage',
   'Alice & Ariel', 'quoted'),
  ('${request.b}', '${event.b}', '${partner.hidden}', 'Paulin Sono', 'dj', '${id.boris}', 'Boris', 'Bonjour', 'seminaire',
   'Séminaire de Boris', 'quoted');
insert into public.quotes (id, request_id, event_id, partner_id, partner_name, number, state, valid_until) values
  ('${quote.a}', '${request.a}', '${event.a}', '${partner.listed}', 'Les Fleurs de Petra', '2010-0001', 'sent', current_date + 30),
  ('${quote.draft}', '${request.a}', '${event.a}', '${partner.listed}', 'Les Fleurs de Petra', null, 'draft', current_date + 30),
  ('${quote.b}', '${request.b}', '${event.b}', '${partner.hidden}', 'Paulin Sono', '2010-0001', 'sent', current_date + 30);
insert into public.partner_waiting_list (event_id, partner_id, day) values
  ('${event.a}', '${partner.listed}', '2021-06-12'), ('${event.b}', '${partner.listed}', '2021-06-12');
insert into public.partner_bookings (quote_id, partner_id, day) values
  ('${quote.draft}', '${partner.listed}', '2021-06-19'), ('${quote.b}', '${partner.hidden}', '2021-06-12');
insert into private.quote_counters (partner_id, year, last) values ('${partner.listed}', 2010, 1), ('${partner.hidden}', 2010, 1);
insert into public.quote_lines (quote_id, label, quantity, unit_cents, vat_rate, position) values
  ('${quote.a}', 'Bouquets', 10, 5000, 10, 1), ('${quote.draft}', 'Arche', 1, 30000, 20, 1), ('${quote.b}', 'Soirée', 1, 90000, 20, 1);
update public.quotes q set total_ht_cents = l.ht_cents, total_ttc_cents = l.ht_cents from public.quote_lines l where l.quote_id = q.id;
insert into public.quote_acceptances (quote_id, accepted_by, accepted_by_name, words, document)
select q.id, r.made_by, r.client_name, 'Bon pour accord', private.quote_document(q.id)::text
from public.quotes q join public.quote_requests r on r.id = q.request_id where q.state = 'sent';
insert into public.quote_templates (partner_id, name, body) values
  ('${partner.listed}', 'Mariage', '{}'), ('${partner.hidden}', 'Soirée', '{}');
insert into public.partner_catalogue (partner_id, label, unit_cents, vat_rate) values
  ('${partner.listed}', 'Bouquet', 5000, 10), ('${partner.hidden}', 'Soirée', 90000, 20);
insert into public.conversations (id, request_id, event_id, partner_id) values
  ('${conversation.a}', '${request.a}', '${event.a}', '${partner.listed}'),
  ('${conversation.b}', '${request.b}', '${event.b}', '${partner.hidden}');
insert into public.messages (conversation_id, side, author_id, author_name, body) values
  ('${conversation.a}', 'client', '${id.alice}', 'Alice', 'Êtes-vous libre ?'),
  ('${conversation.a}', 'partner', '${id.petra}', 'Les Fleurs de Petra', 'Oui.'),
  ('${conversation.b}', 'client', '${id.boris}', 'Boris', 'Bonjour');
insert into public.conversation_reads (conversation_id, user_id, read_at) values
  ('${conversation.a}', '${id.alice}', '2020-01-01'), ('${conversation.b}', '${id.boris}', '2020-01-01');
insert into public.recommendations (request_id, event_id, from_partner_id, partner_id) values
  ('${request.a}', '${event.a}', '${partner.listed}', '${partner.hidden}'),
  ('${request.b}', '${event.b}', '${partner.hidden}', '${partner.listed}');
insert into public.timeline_items (event_id, title, starts_minute) values
  ('${event.a}', 'Arrivée des fleurs', 540), ('${event.b}', 'Café', 510);
insert into public.gifts (event_id, giver, label, amount_cents) values
  ('${event.a}', 'Tante Odile', 'Un chèque', 15000), ('${event.b}', 'La direction', 'Des fleurs', null);
insert into public.calendar_feeds (event_id, user_id, token_hash) values
  ('${event.a}', '${id.alice}', 'a'), ('${event.b}', '${id.boris}', 'b');
`;
