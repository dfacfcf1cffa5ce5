-- Computed columns and relationships: functions of a row.
create function public.label(public.books) returns text language sql stable as $$
  select $1.title || ' (' || coalesce(extract(year from $1.published)::text, 'n.d.') || ')'
$$;
create function public.latest_loan(public.books) returns setof public.loans rows 1 language sql stable as $$
  select * from public.loans where book_id = $1.id order by loaned_at desc limit 1
$$;
create function public.same_genre(public.books) returns setof public.books language sql stable as $$
  select * from public.books where genre = $1.genre and id <> $1.id order by id
$$;
create function public.mentor(public.authors) returns setof public.authors rows 1 language sql stable as $$
  select * from public.authors where id = $1.mentor_id
$$;

-- Scalars.
create function public.add_numbers(a int, b int) returns int language sql immutable as $$ select a + b $$;
create function public.greet(name text default 'reader') returns text language sql stable as $$
  select 'Hello, ' || name
$$;
create function public.nothing_to_say() returns int language sql immutable as $$ select null::int $$;
create function public.numbers() returns int[] language sql immutable as $$ select array[1, 2, 3] $$;
create function public.favourite_genre(g public.genre) returns public.genre language sql immutable as $$ select g $$;
create function public.as_range(low int, high int) returns int4range language sql immutable as $$
  select int4range(low, high)
$$;
create function public.json_kind(doc jsonb) returns text language sql immutable as $$ select jsonb_typeof(doc) $$;
create function public.total_of(items int[]) returns int language sql immutable as $$
  select coalesce(sum(i), 0)::int from unnest(items) i
$$;
create function public.sum_all(variadic nums int[] default '{}') returns int language sql immutable as $$
  select coalesce(sum(n), 0)::int from unnest(nums) n
$$;
create function public."Quoted Name"("Some Arg" text) returns text language sql immutable as $$ select "Some Arg" $$;

-- Sets.
create function public.years() returns setof int language sql stable rows 5 as $$
  select distinct extract(year from published)::int from public.books where published is not null order by 1
$$;
create function public.find_books(min_pages int default 0) returns setof public.books language sql stable as $$
  select * from public.books where coalesce(pages, 0) >= min_pages order by id
$$;
create function public.one_book(book_id int) returns public.books language sql stable as $$
  select * from public.books where id = book_id
$$;
create function public.page_report(min_pages int) returns table (title text, pages int) language sql stable as $$
  select title, pages from public.books where pages >= min_pages order by pages
$$;
create function public.count_up(n int) returns table (i int) language sql immutable as $$
  select * from generate_series(1, n)
$$;

-- OUT and INOUT parameters.
create function public.bounds(vals int[], out lo int, out hi int) language sql immutable as $$
  select min(v), max(v) from unnest(vals) v
$$;
create function public.next_number(inout n int) language sql immutable as $$ select n + 1 $$;
create function public.doubled(n int, out twice int) language sql immutable as $$ select n * 2 $$;

-- Overloads.
create function public.area(side int) returns int language sql immutable as $$ select side * side $$;
create function public.area(width int, height int) returns int language sql immutable as $$ select width * height $$;
create function public.area() returns text language sql immutable as $$ select 'nowhere'::text $$;
create function public.unsure(a int) returns text language sql immutable as $$ select 'int'::text $$;
create function public.unsure(a text) returns text language sql immutable as $$ select 'text'::text $$;

-- One unnamed parameter takes the whole body.
create function public.echo_json(json) returns json language sql immutable as $$ select $1 $$;
create function public.echo_jsonb(jsonb) returns jsonb language sql immutable as $$ select $1 $$;
create function public.echo_text(text) returns text language sql immutable as $$ select $1 $$;
create function public.byte_length(bytea) returns int language sql immutable as $$ select octet_length($1) $$;

-- Effects.
create function public.do_nothing() returns void language sql immutable as $$ select $$;
create function public.count_visit(counter text) returns int language sql volatile as $$
  insert into public.counters (name, n) values (counter, 1)
  on conflict (name) do update set n = counters.n + 1 returning n
$$;
create function public.clear_stock(which text) returns setof public.stock language sql volatile as $$
  delete from public.stock where suite = which returning *
$$;
create function public.clear_stock_silently(which text) returns void language sql volatile as $$
  delete from public.stock where suite = which
$$;
