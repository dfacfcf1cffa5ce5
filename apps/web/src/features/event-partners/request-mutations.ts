// The hosts' writes about a request and its quotes. The database carries out each in one transaction, or refuses with a reason.
import * as z from 'zod/mini';
import type { ReviewForm } from '#web/features/event-partners/forms.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';

/** The database answers a repeated acceptance as it answered the first. */
export const acceptQuote = (quote: string, chosen: readonly string[], words: string): Promise<Done> =>
  writeApi((client) => client.rpc('accept_quote', { quote, chosen: [...chosen], words }));

export const declineQuote = (quote: string, reason: string): Promise<Done> =>
  writeApi((client) => client.rpc('decline_quote', { quote, reason }));

export const declineRequest = (request: string, reason: string): Promise<Done> =>
  writeApi((client) => client.rpc('decline_request', { request, reason }));

export const cancelBooking = (request: string, reason: string): Promise<Done> =>
  writeApi((client) => client.rpc('cancel_booking', { request, reason }));

export const changeHeadCount = (request: string, guests: number): Promise<Done> =>
  writeApi((client) => client.rpc('change_head_count', { request, guests }));

/** A booking has one review, once the event is over. */
export const writeReview = (request: string, { rating, title, body }: ReviewForm) =>
  callApi(
    (client) => client.rpc('write_review', { request, rating: Number(rating), title, body }),
    (data) => writtenReview.parse(data),
  );

/** A held review is neither shown nor counted until moderators have checked it. */
const writtenReview = z.object({ state: z.enum(['shown', 'held']) });
