insert into public.authors (id, name, alias, country, born, profile, mentor_id) values
  (1, 'Ursula Vernet', 'Ursa', 'FR', '1929-10-21', '{"site": {"host": "vernet.example", "port": 443}, "langs": ["fr", "en"]}', null),
  (2, 'Italo Brand', 'Ibrand', 'IT', '1923-10-15', '{"site": null, "langs": ["it"]}', 1),
  (3, 'Chinua Okoro', 'Nua', 'NG', '1930-11-16', '{"langs": []}', 1),
  (4, 'Yoko Tanabe', 'Yo', 'JP', '1961-02-10', null, 2),
  (5, 'Nobody Yet', null, null, null, null, null);

insert into public.books
  (id, title, author_id, editor_id, pages, price, published, genre, in_print, keywords, scores, reading_ages, on_sale, details, summary)
values
  (1, 'The Quiet Orchard', 1, 2, 320, 12.50, '1969-03-01', 'novel', true, '{trees,memory}', '{5,4}', '[12,18)',
   '[2020-01-01,2020-02-01)',
   '{"format": "paperback", "dimensions": {"w": 11, "h": 18}, "awards": ["hugo", "nebula"], "reprints": 3}',
   'A gardener remembers the wars of the fruit trees'),
  (2, 'Invisible Harbors', 2, 1, 165, 9.90, '1972-11-02', 'novel', true, '{cities,travel}', '{5,5,3}', '[14,99)',
   '[2020-02-01,2020-03-01)',
   '{"format": "hardcover", "dimensions": {"w": 13, "h": 20}, "awards": [], "reprints": 1}',
   'A traveller describes harbors that no ship has reached'),
  (3, 'A River Between Names', 3, null, 209, 11.00, '1958-06-17', 'novel', true, '{rivers,memory}', '{4}', '[16,99)',
   null, '{"format": "paperback", "awards": ["booker"], "reprints": 12}', 'Two villages share a river and a quarrel'),
  (4, 'Small Hours, Small Poems', 4, 3, 88, 7.25, '1999-01-20', 'poetry', false, '{night}', '{}', null,
   '[2021-05-01,)', null, 'Poems written before the trees wake'),
  (5, 'On Maps (and Other Lies)', 2, null, 240, 15.00, '1984-09-09', 'essay', true, '{cities,maps}', '{3,2}', '[18,99)',
   null, '{"format": "ebook", "reprints": 0}', 'Why every map lies to the traveller'),
  (6, 'Untitled', 4, 4, null, null, null, 'comic', null, null, null, null, null, null, null);

insert into public.book_covers values (1, 'Mina', 600), (2, 'Oskar', 800);
insert into public.tags values (1, 'Classic'), (2, 'Travel'), (3, 'Night'), (4, 'Unused');
insert into public.book_tags values (1, 1, 10), (1, 3, 5), (2, 1, 7), (2, 2, 9), (3, 1, 3), (4, 3, 8), (5, 2, 4);

insert into public.members values
  ('00000000-0000-4000-8000-000000000001', 'Alice', 'Alice@example.org', '2023-01-01T10:00:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'Bob', 'bob@example.org', '2023-06-01T10:00:00Z'),
  ('00000000-0000-4000-8000-000000000003', 'Cleo', 'cleo@example.org', '2024-01-01T10:00:00Z');
insert into public.library_cards values ('C-1', '00000000-0000-4000-8000-000000000001');
insert into public.favorite_tags values
  ('00000000-0000-4000-8000-000000000001', 1), ('00000000-0000-4000-8000-000000000001', 2),
  ('00000000-0000-4000-8000-000000000002', 3);
insert into public.muted_tags values ('00000000-0000-4000-8000-000000000001', 3);
insert into public.loans values
  (1, 1, '00000000-0000-4000-8000-000000000001', '2024-01-10T09:00:00Z', '2024-01-31', '2024-01-20T17:30:00Z'),
  (2, 2, '00000000-0000-4000-8000-000000000001', '2024-02-01T09:00:00Z', '2024-02-22', null),
  (3, 1, '00000000-0000-4000-8000-000000000002', '2024-03-01T09:00:00Z', '2024-03-22', null),
  (4, 3, '00000000-0000-4000-8000-000000000002', '2024-03-05T09:00:00Z', '2024-03-26', '2024-03-30T12:00:00Z');
insert into public.editions values (1, 1, 'isbn-1-1'), (1, 2, 'isbn-1-2'), (2, 1, 'isbn-2-1');
insert into public.copies values (1, 1, 1, 'A1'), (2, 1, 1, 'A2'), (3, 1, 2, 'B1'), (4, 2, 1, 'C1');
insert into public.readings select i, 'sensor-' || (i % 3), i * 2 from generate_series(1, 120) i;
insert into public."Odd Names" values (1, 'spaced', 'dotted', 'accentué'), (2, null, 'say "hi"', null);

insert into archive.boxes values (1, 'Letters'), (2, 'Maps');
insert into archive.papers values (1, 1, 'To the editor'), (2, 1, 'From the editor'), (3, 2, 'Coast');
insert into archive.books values (100, 'A book long gone');
insert into cellar.secrets values (1, 'Safe', '11-22-33');

insert into public.reviews values
  (1, 1, '00000000-0000-4000-8000-000000000001', 'Loved it', true),
  (2, 2, '00000000-0000-4000-8000-000000000001', 'A private thought', false),
  (3, 1, '00000000-0000-4000-8000-000000000002', 'Not for me', true),
  (4, 3, '00000000-0000-4000-8000-000000000002', 'Another private thought', false);
insert into public.payroll values (1, 1000);
insert into public.notices values (1, 'Closed on Monday');

refresh materialized view public.genre_totals;
analyze public.books;
analyze public.readings;
