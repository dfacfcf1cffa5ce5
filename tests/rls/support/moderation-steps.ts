// Shared by the tests of moderation: people, calls, and the content that is reported.
import { cast, id } from './callers.ts';
import { partner, photo, review } from './directory-fixture.ts';
import { event, household } from './fixture.ts';
import { conversation } from './planning-fixture.ts';
import type { Stage } from './transaction.ts';

export const { anon, owner, editor, viewer, stranger, partner: petra } = cast;
export const ada = cast['admin with permission'];
export const luc = cast['admin without permission'];
export const paulin = { role: 'authenticated', id: id.paulin } as const;

export const report = 'select public.report_content($1, $2, $3, $4)';
export const decide = 'select public.decide_case($1, $2, $3)';
export const decideAppeal = 'select public.decide_appeal($1, $2, $3)';
export const albumPhoto = 'dddddddd-0000-4000-8000-000000000001';

/** Nothing was reported yet, a guest's photo is in the album, and Petra answered Alice's review. */
export async function begin(stage: Stage): Promise<void> {
  await stage.prepare('delete from private.moderation_cases');
  await stage.prepare(
    `insert into public.guest_photos (id, event_id, household_id, path, width, height, state)
     values ($1, $2, $3, $4, 10, 10, 'shown')`,
    [albumPhoto, event.a, household.helene, `${event.a}/${household.helene}/aaaaaaaa-0000-4000-8000-000000000009.jpg`],
  );
  await stage.prepare(`update public.reviews set answer = 'Merci !' where id = $1`, [review.listed]);
}

export const idOf = async (stage: Stage, sql: string, values: unknown[]): Promise<string> =>
  String((await stage.prepare(sql, values))[0]?.['id']);
export const photoOf = (stage: Stage) =>
  idOf(stage, 'select id from public.partner_photos where path = $1', [photo(partner.listed, 1)]);
export const messageOf = (stage: Stage, author: string) =>
  idOf(stage, 'select id from public.messages where author_id = $1 and conversation_id = $2', [author, conversation.a]);
export const openCase = (stage: Stage) =>
  idOf(stage, `select id from private.moderation_cases where state = 'open' order by opened_at desc limit 1`, []);
export const give = (stage: Stage, permissions: string, person: string = id.luc) =>
  stage.prepare('update public.profiles set permissions = $1 where id = $2', [`{${permissions}}`, person]);
