insert into public.lists values ('from the seed', 3);
