// Trust cannot be made by the person it benefits: reviews from one's own bookings, answer times of one's own questions.
import { describe, expect, it } from 'vitest';
import { inDays } from '#tests/support/days.ts';
import { sql } from './accounts.ts';
import { book, call, newEvent, newPartner, newPerson, type Person, passDay, passNight } from './bookings.ts';
import { product } from './request.ts';

const review = ({ client }: Person, request: string, rating = 5) =>
  client.rpc('write_review', { request, rating, title: '', body: 'Merveilleux.' });

const ratingOf = async (listing: string) =>
  (await sql(product, 'select rating_count, response_minutes from public.partners where id = $1', [listing]))[0];

describe('D80 a review', () => {
  it('is not possible for the partner’s own event of yesterday', async () => {
    const partner = await newPartner();
    const request = await book(partner, partner, await newEvent(partner, -1));
    await passNight();
    expect((await review(partner, request)).error).toMatchObject({ code: 'PT409', details: 'not-earned' });
    expect(await ratingOf(partner.listing)).toMatchObject({ rating_count: 0 });
  });

  it('is not earned by a friend’s event of yesterday', async () => {
    const [partner, friend] = await Promise.all([newPartner(), newPerson()]);
    const request = await book(friend, partner, await newEvent(friend, -1));
    await passNight();
    expect((await review(friend, request)).error).toMatchObject({ code: 'PT409', details: 'not-earned' });
    expect(await ratingOf(partner.listing)).toMatchObject({ rating_count: 0 });
  });

  it('is not earned by moving the event into the past', async () => {
    const [partner, friend] = await Promise.all([newPartner(), newPerson()]);
    const event = await newEvent(friend, 60);
    const request = await book(friend, partner, event);
    await call(friend.client, 'move_event_date', { of_event: event, new_date: inDays(-2), dry_run: false });
    await passNight();
    expect((await review(friend, request)).error).toMatchObject({ details: 'not-open' });
    // Not even where the nightly run would take the moved day for the booked one.
    await sql(product, `update public.quote_requests set state = 'done' where id = $1`, [request]);
    expect((await review(friend, request)).error).toMatchObject({ details: 'not-open' });
  });

  it('is not possible from the browser that the partner answered with', async () => {
    const partner = await newPartner();
    const friend = await newPerson(partner.network);
    const request = await book(friend, partner, await newEvent(friend, 60));
    await passDay(request);
    expect((await review(friend, request)).error).toMatchObject({ details: 'not-earned', hint: 'linked' });
  });

  it('from the partner’s network is held: neither shown nor counted, until an administrator has decided', async () => {
    const [partner, friend, reader] = await Promise.all([newPartner(), newPerson(), newPerson()]);
    const request = await book(friend, partner, await newEvent(friend, 60));
    await passDay(request);
    // The friend comes to the shop to write it.
    await sql(
      product,
      'update auth.sessions set ip = (select ip from auth.sessions where user_id = $1) where user_id = $2',
      [partner.id, friend.id],
    );
    const written = await review(friend, request);
    expect(written.data).toMatchObject({ state: 'held' });
    const { id } = written.data as { id: string };
    const [row] = await sql(product, 'select id from private.moderation_cases where subject_id = $1', [id]);
    const held = String(row?.['id']);
    const read = ({ client }: Person) => client.from('reviews').select('state').eq('id', id);
    expect((await read(friend)).data).toEqual([{ state: 'held' }]);
    for (const other of [partner, reader]) expect((await read(other)).data).toEqual([]);
    expect(await ratingOf(partner.listing)).toMatchObject({ rating_count: 0 });
    for (const other of [partner, friend, reader]) {
      expect((await other.client.rpc('moderation_queue')).error).toMatchObject({ code: '42501' });
      const decision = await other.client.rpc('decide_case', { of_case: held, decision: 'keep' });
      expect(decision.error).toMatchObject({ code: '42501' });
      const direct = await other.client.from('reviews').update({ state: 'shown' }).eq('id', id);
      expect(direct.error).toMatchObject({ code: '42501' });
    }
    await sql(product, `update public.profiles set role = 'admin', permissions = '{manage_partners}' where id = $1`, [
      reader.id,
    ]);
    const waiting = await reader.client.rpc('moderation_case', { of_case: held });
    expect(waiting.data).toMatchObject({ content: { reasons: ['same-network'] } });
    expect((await reader.client.rpc('decide_case', { of_case: held, decision: 'keep' })).error).toBeNull();
    expect(await ratingOf(partner.listing)).toMatchObject({ rating_count: 1 });
  });

  it('from the network of another client of the partner is held', async () => {
    const partner = await newPartner();
    const first = await newPerson();
    const second = await newPerson(first.network);
    for (const [host, state] of [
      [first, 'shown'],
      [second, 'held'],
    ] as const) {
      const request = await book(host, partner, await newEvent(host, host === first ? 60 : 61));
      await passDay(request);
      expect((await review(host, request)).data).toMatchObject({ state });
    }
  });
});

describe('D80 a partner', () => {
  it('does not answer quickly by answering their own question', async () => {
    const partner = await newPartner();
    await book(partner, partner, await newEvent(partner, 60));
    expect(await ratingOf(partner.listing)).toMatchObject({ response_minutes: null });
  });

  it('answers a review once', async () => {
    const [partner, author] = await Promise.all([newPartner(), newPerson()]);
    await sql(
      product,
      `insert into public.reviews (partner_id, author_id, author_name, event_on, rating, body, checked)
       values ($1, $2, 'Alix', current_date - 9, 2, 'Moyen.', 'réservation faite sur Liesse')`,
      [partner.listing, author.id],
    );
    const answer = (text: string) =>
      partner.client.from('reviews').update({ answer: text }).eq('partner_id', partner.listing).select('answer');
    expect((await answer('Merci.')).data).toEqual([{ answer: 'Merci.' }]);
    expect((await answer('Cette personne ment.')).error).toMatchObject({ code: 'PT409', details: 'already-answered' });
    expect((await partner.client.from('reviews').update({ answer: null }).eq('answer', 'Merci.')).error).not.toBeNull();
  });
});
