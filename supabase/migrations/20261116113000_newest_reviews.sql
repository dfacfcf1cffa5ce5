-- All reviews, newest first, whoever they are about.
create index reviews_newest_idx on public.reviews (created_at desc, id) where state = 'shown';
