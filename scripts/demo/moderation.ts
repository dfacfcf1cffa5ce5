// What waits for a moderator: a review that was held before its publication, and a review and a listing that were reported.
import { type Account, authors } from './accounts.ts';
import { ago, day } from './days.ts';
import { client, id, noe } from './ids.ts';
import { partnerOf } from './planning/requests.ts';
import { french, insert } from './sql.ts';

/** The author of the held review has written no other. */
export const heldAuthor: Account = {
  id: id('author', authors.length + 1),
  address: `avis-${authors.length + 1}`,
  name: 'Maëlle et Idris',
};

const heldReview = id('review', 0xffff);
const newcomer = partnerOf('Les Serres de Kerlann');
const disputed = partnerOf('La Grange aux Hirondelles');
const copied = partnerOf('Château de Vauclaire');

export function moderationStatements(): string {
  return [
    insert(
      'public.reviews',
      [
        'id',
        'partner_id',
        'author_id',
        'author_name',
        'event_on',
        'rating',
        'title',
        'body',
        'checked',
        'state',
        'created_at',
      ],
      [
        [
          heldReview,
          newcomer.id,
          heldAuthor.id,
          heldAuthor.name,
          day(-240),
          5,
          'Nous y retournerons',
          french(
            'Un lieu superbe et une équipe aux petits soins. Tout était prêt à notre arrivée, jusqu’aux bougies sur les tables.',
          ),
          'réservation faite sur Liesse',
          'held',
          ago(1, 0),
        ],
      ],
    ),
    `insert into private.review_checks (review_id, reasons) values ('${heldReview}', '{same-network}') on conflict do nothing;`,
    insert(
      'private.moderation_cases',
      ['id', 'kind', 'subject_id', 'cause', 'author_id', 'partner_id', 'since', 'opened_at'],
      [
        [id('moderationCase', 1), 'review', heldReview, 'held', heldAuthor.id, newcomer.id, ago(1, 0), ago(1, 0)],
        [id('moderationCase', 2), 'listing', copied.id, 'reported', copied.account.id, copied.id, ago(4, 0), ago(4, 0)],
      ],
    ),
    `-- The owner of the listing disputes its least favourable review.
insert into private.moderation_cases (id, kind, subject_id, cause, author_id, partner_id, since, opened_at)
select '${id('moderationCase', 3)}', 'review', r.id, 'reported', r.author_id, r.partner_id, ${ago(2, 0).sql}, ${ago(2, 0).sql}
from public.reviews r where r.partner_id = '${disputed.id}' order by r.rating, r.id limit 1
on conflict do nothing;`,
    `insert into public.reports (id, case_id, kind, subject_id, reporter_id, category, words, created_at)
select v.id, c.id, c.kind, c.subject_id, v.reporter, v.category, v.words, v.at
from (values
  ('${id('report', 1)}'::uuid, '${id('moderationCase', 3)}'::uuid, '${disputed.account.id}'::uuid, 'fake-review',
    '${french('Nous n’avons pas reçu ce couple à cette date. Nous tenons notre registre à votre disposition.')}', ${ago(2, 0).sql}),
  ('${id('report', 2)}', '${id('moderationCase', 2)}', '${client}', 'copyright',
    '${french('La photo de couverture est celle d’un autre domaine, que nous avons visité le mois dernier.')}', ${ago(4, 0).sql}),
  ('${id('report', 3)}', '${id('moderationCase', 2)}', '${noe}', 'copyright', '', ${ago(3, 0).sql})
) as v (id, case_id, reporter, category, words, at)
join private.moderation_cases c on c.id = v.case_id
on conflict do nothing;`,
  ].join('\n\n');
}
