-- Everything that is hard to carry from one database to another.
create type public.mood as enum ('calm', 'très gai', 'it''s');
create domain public.postcode as text check (value ~ '^\d{5}$');

create table public.awkward (
  id bigint generated always as identity primary key,
  title text not null,
  title_length integer generated always as (length(title)) stored,
  raw bytea,
  tags text[],
  grid integer[][],
  data jsonb,
  shape json,
  lasts interval,
  moment timestamptz,
  day date,
  at_time timetz,
  exact numeric,
  inexact double precision,
  feeling public.mood,
  feelings public.mood[],
  code public.postcode,
  span tstzrange,
  address inet,
  bits bit varying,
  search tsvector,
  fixed char(5)
);

create table public."Odd ""name"", été" ("select" integer primary key, "a b" text);
create table public.no_columns ();

-- A cycle of references, and a table that refers to itself.
create table public.couples (id integer primary key, favourite integer);
create table public.gifts (id integer primary key, couple integer not null references public.couples, part_of integer references public.gifts);
alter table public.couples add constraint couples_favourite_fkey foreign key (favourite) references public.gifts;

create table public.visits (at date not null, couple integer references public.couples, note text) partition by range (at);
create table public.visits_2009 partition of public.visits for values from ('2009-01-01') to ('2010-01-01');
create table public.visits_2010 partition of public.visits for values from ('2010-01-01') to ('2011-01-01');

-- Rows that a migration writes and people change afterwards.
create table public.lists (name text primary key, size integer not null);
insert into public.lists values ('menu', 1), ('removed later', 2);

-- A trigger that must not be at work while rows come back.
create table public.ledger (id serial primary key, amount integer not null, stamped boolean not null default false);
create function public.stamp() returns trigger language plpgsql as $$
begin
  new.stamped = true;
  insert into public.lists values ('stamped ' || new.id, 0);
  return new;
end
$$;
create trigger ledger_stamp before insert on public.ledger for each row execute function public.stamp();
create trigger ledger_off before update on public.ledger for each row execute function public.stamp();
alter table public.ledger disable trigger ledger_off;

create materialized view public.totals as select sum(amount) as total from public.ledger;

-- Each transaction writes one row into both: a snapshot that is not one shows.
create table public.left_hand (id uuid primary key, value integer not null);
create table public.right_hand (id uuid primary key references public.left_hand, value integer not null);

create sequence public.ticket start 100;

create function public.count_visit() returns void language sql as $$ select nextval('public.ticket') $$;

alter table public.awkward enable row level security;
alter table public.ledger enable row level security;

-- The restore of a backup calls it with what was erased since.
create function public.erase_again(subjects text[]) returns text[]
language plpgsql set search_path = '' as $$
begin
  delete from auth.users u where u.id::text = any (subjects);
  return array(select s from unnest(subjects) s where s = 'kept');
end
$$;
