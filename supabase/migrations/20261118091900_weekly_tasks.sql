-- Once a week, to each person who wants mails about tasks: what is late and what comes within seven days, of all their events in one
-- message. Nothing to say: no message. Called by the timetable of config.toml.
create function private.french_count(number bigint, one text, many text) returns text
language sql immutable set search_path = '' as $$
  select number || ' ' || case when number < 2 then one else many end
$$;

create function private.send_weekly_tasks() returns integer
language plpgsql set search_path = '' as $$
declare
  person record;
  sent integer := 0;
begin
  for person in
    select m.user_id, sum(mine.late) as late, sum(mine.soon) as soon,
      string_agg(E'\n' || e.name || E'\n' || mine.lines, E'\n' order by e.starts_on, e.id) as words
    from public.event_members m
    join public.events e on e.id = m.event_id and e.archived_at is null and e.deletion_on is null
    join public.notification_preferences p on p.user_id = m.user_id and p.kind = 'tasks' and p.by_mail
    cross join lateral (
      -- A viewer is reminded of what was given to them; those who organise, also of what was given to nobody.
      select count(*) filter (where t.due_on < (select private.today())) as late,
        count(*) filter (where t.due_on >= (select private.today())) as soon,
        string_agg('· ' || to_char(t.due_on, 'DD/MM') || E'\u00a0: ' || t.title, E'\n' order by t.due_on, t.position)
          filter (where t.place <= 15) as lines
      from (
        select o.due_on, o.title, o.position, row_number() over (order by o.due_on, o.position) as place
        from public.tasks o
        where o.event_id = m.event_id and o.state <> 'done' and o.due_on < (select private.today()) + 7
          and (o.assignee_id = m.user_id or (o.assignee_id is null and m.role <> 'viewer'))
      ) t
    ) mine
    where mine.late + mine.soon > 0
    group by m.user_id
  loop
    perform private.mail_person(
      person.user_id, 'tasks-weekly:' || person.user_id || ':' || to_char(private.today(), 'IYYY-IW'), 'tasks',
      'Votre semaine' || E'\u00a0: ' || private.french_count(person.soon::bigint, 'tâche', 'tâches')
        || case when person.late > 0 then ', ' || person.late || ' en retard' else '' end,
      'Voici ce qui vous attend dans les sept jours.' || E'\n' || person.words, '/client/todo'
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

revoke execute on function private.french_count(bigint, text, text), private.send_weekly_tasks()
from public, anon, authenticated, service_role;
