-- One message a day in place of one for each thing, for those who asked for it: what is new since yesterday and not read, of the kinds
-- that they want by mail. Called by the timetable of config.toml.
create function private.send_daily_digests() returns integer
language plpgsql set search_path = '' as $$
declare
  person record;
  sent integer := 0;
begin
  for person in
    select n.user_id, count(*) as number,
      string_agg('· ' || n.title || case when n.body <> '' then E'\n  ' || n.body else '' end, E'\n' order by n.created_at) as words
    from public.notification_settings s
    join public.notifications n on n.user_id = s.user_id and n.read_at is null and n.created_at > now() - interval '1 day'
    join public.notification_preferences p on p.user_id = n.user_id and p.kind = n.kind and p.by_mail
    where s.daily_digest
    group by n.user_id
  loop
    perform private.mail_person(
      person.user_id, 'digest:' || person.user_id || ':' || private.today(), 'digest',
      'Votre journée sur Liesse' || E'\u00a0: ' || private.french_count(person.number, 'nouveauté', 'nouveautés'),
      left(person.words, 8000), '/'
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;
revoke execute on function private.send_daily_digests() from public, anon, authenticated, service_role;
