// Reads the verified reviews of partners, newest first, whatever their rating.

import type { PublicData } from '#web/lib/api/public-data.ts';
import { formatDay } from '#web/lib/format/format.ts';

export interface CheckedReview {
  id: string;
  author: string;
  rating: number;
  title: string;
  body: string;
  eventOn: string;
  checked: string;
  answer: string | null;
  partner: { name: string; href: string } | null;
}

export interface ReviewPage {
  page: number;
  reviews: CheckedReview[];
  hasMore: boolean;
}

interface Row {
  id: string;
  author_name: string;
  event_on: string;
  rating: number;
  title: string;
  body: string;
  checked: string;
  answer: string | null;
  partners: { name: string; type: string; slug: string } | null;
}

const PAGE_SIZE = 12;
/** Nobody reads so far, and a machine must not make the database skip a million rows. */
const LAST_PAGE = 500;

export async function listReviews(data: PublicData, page: number, signal: AbortSignal): Promise<ReviewPage> {
  const columns = 'id,author_name,event_on,rating,title,body,checked,answer,partners(name,type,slug)';
  const window = `limit=${PAGE_SIZE + 1}&offset=${(page - 1) * PAGE_SIZE}`;
  const path = `reviews?select=${columns}&state=eq.shown&order=created_at.desc,id&${window}`;
  const rows = await data.get<Row[]>(path, signal);
  return { page, reviews: rows.slice(0, PAGE_SIZE).map(reviewOf), hasMore: rows.length > PAGE_SIZE };
}

/** Anybody can write an address: a number that is no page shows the first page. */
export function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

function reviewOf({ author_name, event_on, partners, ...row }: Row): CheckedReview {
  return {
    ...row,
    author: author_name,
    // A civil day: noon is that day everywhere in France.
    eventOn: formatDay(new Date(`${event_on}T12:00:00Z`)),
    partner: partners === null ? null : { name: partners.name, href: `/partners/${partners.type}/${partners.slug}` },
  };
}
