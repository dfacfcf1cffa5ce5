insert into public.notices (id, text) values (1, 'first'), (2, 'second');
