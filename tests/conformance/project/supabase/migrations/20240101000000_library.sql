-- The tables tests only read: authors, books and what surrounds them.
create extension if not exists citext with schema extensions;

create type public.genre as enum ('novel', 'essay', 'poetry', 'comic');

create table public.authors (
  id int primary key,
  name text not null,
  alias extensions.citext unique,
  country text,
  born date,
  profile jsonb,
  mentor_id int constraint authors_mentor_id_fkey references public.authors (id)
);
comment on table public.authors is 'People who write books';
comment on column public.authors.country is 'Two letters';

create table public.books (
  id int primary key,
  title text not null,
  author_id int not null constraint books_author_id_fkey references public.authors (id),
  editor_id int constraint books_editor_id_fkey references public.authors (id),
  pages int,
  price numeric(8, 2),
  published date,
  genre public.genre not null,
  in_print boolean,
  keywords text[],
  scores int[],
  reading_ages int4range,
  on_sale daterange,
  details jsonb,
  summary text,
  search tsvector generated always as (to_tsvector('english', title || ' ' || coalesce(summary, ''))) stored
);

create table public.book_covers (
  book_id int primary key constraint book_covers_book_id_fkey references public.books (id),
  artist text not null,
  width int not null
);

create table public.tags (id int primary key, label extensions.citext not null unique);

create table public.book_tags (
  book_id int constraint book_tags_book_id_fkey references public.books (id),
  tag_id int constraint book_tags_tag_id_fkey references public.tags (id),
  weight int not null,
  primary key (book_id, tag_id)
);

create table public.members (
  id uuid primary key,
  name text not null,
  email extensions.citext not null unique,
  joined timestamptz not null
);

create table public.library_cards (
  number text primary key,
  member_id uuid not null unique constraint library_cards_member_id_fkey references public.members (id)
);

create table public.favorite_tags (
  member_id uuid constraint favorite_tags_member_id_fkey references public.members (id),
  tag_id int constraint favorite_tags_tag_id_fkey references public.tags (id),
  primary key (member_id, tag_id)
);

create table public.muted_tags (
  member_id uuid constraint muted_tags_member_id_fkey references public.members (id),
  tag_id int constraint muted_tags_tag_id_fkey references public.tags (id),
  primary key (member_id, tag_id)
);

create table public.loans (
  id int primary key,
  book_id int not null constraint loans_book_id_fkey references public.books (id),
  member_id uuid not null constraint loans_member_id_fkey references public.members (id),
  loaned_at timestamptz not null,
  due date not null,
  returned_at timestamptz
);

create table public.editions (
  book_id int constraint editions_book_id_fkey references public.books (id),
  edition_no int,
  isbn text not null,
  primary key (book_id, edition_no)
);

create table public.copies (
  id int primary key,
  book_id int not null,
  edition_no int not null,
  shelf text not null,
  constraint copies_edition_fkey foreign key (book_id, edition_no) references public.editions (book_id, edition_no)
);

create table public.readings (
  id int primary key,
  sensor text not null,
  value int not null
);

create table public."Odd Names" (
  "Case Column" int primary key,
  "with space" text,
  "dot.column" text,
  "été" text
);

create view public.available_books as
  select id, title, author_id, pages, genre from public.books where in_print;

create view public.author_stats as
  select a.id, a.name, count(b.id)::int as book_count
  from public.authors a left join public.books b on b.author_id = a.id
  group by a.id;

create materialized view public.genre_totals as
  select genre, count(*)::int as total from public.books group by genre with no data;

-- A second exposed schema, with a table of the same name as one in public.
create schema archive;
create table archive.boxes (id int primary key, label text not null);
create table archive.papers (
  id int primary key,
  box_id int not null constraint papers_box_id_fkey references archive.boxes (id),
  title text not null
);
create table archive.books (id int primary key, title text not null);

-- A schema nobody may ask for by name; one view shows a part of it.
create schema cellar;
create table cellar.secrets (id int primary key, label text not null, combination text not null);
create view public.secret_labels as select id, label from cellar.secrets;
