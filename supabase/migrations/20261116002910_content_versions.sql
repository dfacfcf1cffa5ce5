-- The texts of public pages that administrators write, and the versions of these texts and of posts: who changed what and when, so
-- that a change can be undone. Also the pictures of posts and pages.

-- A page exists already and only its text changes. It is Markdown, and the site shows it without any HTML of its own.
create table public.site_pages (
  slug text primary key check (slug in ('faq', 'help')),
  title text not null check (length(btrim(title)) between 1 and 120),
  body text not null check (body ~ '\S' and length(body) <= 60000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

alter table public.site_pages enable row level security;
revoke all on public.site_pages from anon, authenticated, service_role;
grant select on public.site_pages to anon, authenticated, service_role;
grant update (title, body) on public.site_pages to authenticated, service_role;

create policy "everybody reads the pages of the site" on public.site_pages
  for select to anon, authenticated
  using (true);

create policy "those who manage the system change the pages of the site" on public.site_pages
  for update to authenticated
  using ((select private.has_permission('manage_system')))
  with check ((select private.has_permission('manage_system')));

-- A version is of a post or of a page, with the values that it gave to their fields. The table names people by their ids, so that a
-- name does not outlive its account.
create table public.content_versions (
  id bigint generated always as identity primary key,
  post_id uuid references public.posts (id) on delete cascade,
  page_slug text references public.site_pages (slug) on delete cascade,
  version integer not null,
  value jsonb not null,
  -- Null: the server itself, or somebody whose account was deleted.
  changed_by uuid references public.profiles (id) on delete set null,
  changed_at timestamptz not null default now(),
  constraint content_versions_are_of_one_text check (num_nonnulls(post_id, page_slug) = 1),
  unique (post_id, version),
  unique (page_slug, version)
);

create index content_versions_changed_by_idx on public.content_versions (changed_by);

alter table public.content_versions enable row level security;
revoke all on public.content_versions from anon, authenticated, service_role;
grant select on public.content_versions to authenticated, service_role;

create policy "those who manage the system read the versions of texts" on public.content_versions
  for select to authenticated
  using ((select private.has_permission('manage_system')));

-- It runs as definer because a policy of a table cannot count that table. Pictures that are no longer shown remain, so that an
-- earlier version can be restored.
create function private.has_room_for_content_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 2000 from storage.objects o where o.bucket_id = 'content-pictures'
$$;
comment on function private.has_room_for_content_picture() is 'Whether one more picture of posts and pages may be stored.';

-- The bucket is also in config.toml; policies need it whoever applies the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('content-pictures', 'content-pictures', true, 2097152, '{image/webp,image/jpeg}')
on conflict (id) do nothing;

create policy "those who manage the system see the pictures of texts" on storage.objects
  for select to authenticated
  using (bucket_id = 'content-pictures' and (select private.has_permission('manage_system')));

-- The name ends with the size of the picture, so that a page leaves room for it.
create policy "those who manage the system add pictures to texts" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'content-pictures' and (select private.has_permission('manage_system'))
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.(webp|jpg)$'
    and (select private.has_room_for_content_picture())
  );

create policy "those who manage the system remove pictures of texts" on storage.objects
  for delete to authenticated
  using (bucket_id = 'content-pictures' and (select private.has_permission('manage_system')));

-- Null for the server itself, which has no profile.
create function private.own_profile_id() returns uuid
language sql stable set search_path = '' as $$
  select p.id from public.profiles p where p.id = auth.uid()
$$;
comment on function private.own_profile_id() is 'The author of a version.';

-- Versions of texts and of settings are shown with the names of their authors, the newest first.
create function private.versions_with_authors(versions jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'version', v -> 'version', 'value', v -> 'value', 'changed_at', v -> 'changed_at', 'changed_by', p.name
  ) order by (v ->> 'version')::integer desc), '[]')
  from jsonb_array_elements(versions) v left join public.profiles p on p.id = (v ->> 'changed_by')::uuid
$$;
comment on function private.versions_with_authors(jsonb) is 'Rows of versions with names in the place of the ids of people.';

-- Every server shows a change at once. It runs as definer because nobody else writes versions.
create function private.record_post_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('site_content', '');
  if tg_op = 'DELETE' then
    return null;
  end if;
  insert into public.content_versions (post_id, version, value, changed_by) values (
    new.id, new.version,
    jsonb_build_object(
      'slug', new.slug, 'topic', new.topic, 'title', new.title, 'summary', new.summary, 'body', new.body,
      'published_at', new.published_at
    ),
    private.own_profile_id()
  );
  return null;
end
$$;
comment on function private.record_post_version() is 'Stores a version of a post, and announces it to the servers.';

-- The text of a page is public, but not every earlier text: the log gets the numbers of the versions. It runs as definer because
-- nobody else writes versions and the log.
create function private.record_page_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.content_versions (page_slug, version, value, changed_by) values (
    new.slug, new.version, jsonb_build_object('title', new.title, 'body', new.body),
    private.own_profile_id()
  );
  if tg_op = 'UPDATE' then
    perform private.record_audit(
      'site_page.changed', 'site_page', new.slug,
      jsonb_build_object('version', old.version), jsonb_build_object('version', new.version)
    );
    perform pg_notify('site_content', '');
  end if;
  return null;
end
$$;
comment on function private.record_page_version() is 'Stores a version of a page, and announces it to the servers.';

-- Those who write see first what was changed last, thirty a page. The caller's own policies decide.
create function public.post_list(
  of_state text default null, words text default null, before_at timestamptz default null, before_id uuid default null
) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'topic', p.topic, 'title', p.title, 'published_at', p.published_at, 'updated_at', p.updated_at,
    'state', case when p.published_at is null then 'draft' when p.published_at > now() then 'scheduled' else 'published' end
  ) order by p.updated_at desc, p.id desc), '[]')
  from (
    select o.* from public.posts o
    where case of_state
        when 'draft' then o.published_at is null
        when 'scheduled' then o.published_at > now()
        when 'published' then o.published_at <= now()
        else true
      end
      and o.search like all ((select private.word_patterns(words))::text[])
      and (before_at is null or (o.updated_at, o.id) < (before_at, before_id))
    order by o.updated_at desc, o.id desc limit 30
  ) p
$$;

-- The newest come first; `before` is the last version of the previous page. It runs as definer because those who manage the system
-- may not read the profiles of administrators.
create function public.content_versions_of(post uuid default null, page text default null, before integer default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_permission('manage_system') then
    raise insufficient_privilege using message = 'this needs manage_system';
  end if;
  return private.versions_with_authors(array_to_json(array(
    select to_json(o) from public.content_versions o
    where (o.post_id = post or o.page_slug = page) and (before is null or o.version < before)
    order by o.version desc limit 20
  ))::jsonb);
end
$$;
comment on function public.content_versions_of(uuid, text, integer) is
  'A page of the versions of a post or page with their authors; needs manage_system.';

revoke execute on function
  private.has_room_for_content_picture(), private.own_profile_id(), private.versions_with_authors(jsonb), private.record_post_version(), private.record_page_version(),
  public.post_list(text, text, timestamptz, uuid), public.content_versions_of(uuid, text, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.has_room_for_content_picture(), public.post_list(text, text, timestamptz, uuid),
  public.content_versions_of(uuid, text, integer)
to authenticated;

create trigger posts_record_first_version after insert or delete on public.posts
  for each row execute function private.record_post_version();
create trigger posts_record_version after update on public.posts
  for each row when (new.version <> old.version) execute function private.record_post_version();

create trigger site_pages_touch before update on public.site_pages
  for each row execute function private.touch_updated_at();
create trigger site_pages_bump_version before update on public.site_pages
  for each row when ((new.title, new.body) is distinct from (old.title, old.body)) execute function private.bump_version();
create trigger site_pages_record_first_version after insert on public.site_pages
  for each row execute function private.record_page_version();
create trigger site_pages_record_version after update on public.site_pages
  for each row when (new.version <> old.version) execute function private.record_page_version();

-- Each heading is a question and what follows is its answer.
insert into public.site_pages (slug, title, body) values
  (
    'faq', 'Peut-être déjà répondu',
    E'## J’ai perdu mon mot de passe\n\nSur la page de connexion, «\u00a0Mot de passe oublié\u00a0» vous envoie un lien valable dix minutes.\n\n'
    || E'## J’ai reçu une invitation à une fête\n\nLes personnes qui vous invitent gèrent elles-mêmes leur liste\u00a0: écrivez-leur '
    || E'd’abord. Nous pouvons vous aider si le lien ne s’ouvre pas.\n\n'
    || E'## Je veux que mes données soient effacées\n\nLa page «\u00a0Confidentialité\u00a0» mène à un formulaire, sans compte\u00a0: nous répondons '
    || E'sous un mois, comme la loi le prévoit.\n'
  ),
  ('help', 'Aide', $page$Vous trouverez ici l’essentiel, dans l’ordre où l’on en a besoin. S’il vous manque une réponse, [écrivez-nous](/contact).

## Premiers pas

1. [Créez votre compte](/register), puis ouvrez le lien de confirmation que vous recevez par e-mail.
2. Choisissez « Nouvel événement » : un mariage, un anniversaire, un séminaire, un baptême ou une autre fête. La date peut attendre.
3. Vérifiez les moments proposés (mairie, vin d’honneur, dîner…) : chaque personne sera invitée aux moments que vous choisirez pour elle.
4. Ouvrez « Planning » : un rétroplanning s’ajoute en un clic. Si la date change, les tâches qui restent à faire se décalent avec elle.

Mot de passe oublié ? La page de connexion vous envoie un lien valable dix minutes. Dans « Mon compte », la vérification en deux étapes protège encore mieux l’accès.

## Inviter et suivre les réponses

La page « Invités » réunit votre liste, foyer par foyer. Ajoutez les foyers un à un, ou importez un tableau Excel ou CSV : rien n’est enregistré avant que vous ayez vu l’aperçu.

Dans « Invitations », écrivez le texte, envoyez-vous un essai, puis choisissez à qui l’adresser. Chaque foyer reçoit un lien qui n’est qu’à lui. Pour les personnes sans adresse e-mail, imprimez la planche de codes à scanner.

Les réponses apparaissent d’elles-mêmes dans la liste. Quelqu’un vous répond par téléphone ? Notez sa réponse sur la page de son foyer. Un rappel ne part qu’aux foyers qui n’ont pas répondu, et jamais deux fois en trois jours.

Dans « Page des invités », choisissez les couleurs, le mot d’accueil et les informations pratiques.

## Répondre à une invitation

Aucun compte n’est nécessaire. Ouvrez le lien reçu, ou [saisissez le code](/guest) imprimé sur votre carton.

- Répondez pour chaque personne et pour chaque moment, puis envoyez.
- Vous pouvez modifier votre réponse jusqu’à la date indiquée par vos hôtes.
- Les régimes et les allergies sont facultatifs. Ils ne sont lus que par vos hôtes et les personnes qui préparent le repas.
- Sans réseau, la réponse est enregistrée sur votre appareil et part dès qu’il revient.

Si le lien ne s’ouvre plus, demandez-en un autre aux personnes qui vous invitent : elles seules gèrent leur liste.

## Prestataires et devis

[L’annuaire](/partners) se consulte sans compte. L’ordre des fiches ne s’achète pas : [ses critères](/partners/classement) sont publics.

Depuis une fiche, demandez un devis : votre demande ne va qu’à ce prestataire. Quand le devis arrive, lisez-le, posez vos questions par message, puis acceptez-le ou déclinez-le. Un devis accepté devient une réservation : il rejoint votre budget et le déroulé du jour J.

Après l’événement, vous pouvez laisser un avis. Seules les personnes qui ont réservé ici le peuvent.

Vous êtes prestataire ? Créez un compte prestataire et remplissez votre fiche : notre équipe l’examine avant de la publier.

## Budget et paiements

La page « Budget » suit chaque ligne : estimé, devis, engagé, payé, et ce qui reste à régler. L’onglet « Et si… » montre ce que changerait un autre nombre d’invités.

Chaque ligne peut avoir son plan de paiement. Vous recevez un rappel sept jours avant une échéance, puis la veille. Aucun paiement ne passe par le site : vous réglez directement vos prestataires, puis vous notez ce qui est payé.

## Travailler à plusieurs

Depuis la page de votre événement, invitez les personnes qui organisent avec vous. Chacune a son compte et son rôle : tout modifier, ou seulement consulter. Vous décidez aussi qui voit le budget.

La personne qui crée l’événement en est propriétaire : elle gère l’équipe et peut supprimer l’événement. Elle peut partager ces droits à égalité avec une autre personne de l’équipe, ou lui transmettre l’événement. Rien ne change avant que l’autre personne accepte.

Pour les prestataires, la page « Jour J » se partage par un lien, sans compte.

## Données et suppression

Dans « Mon compte », « Vos données » permet de tout télécharger dans un fichier, ou de supprimer votre compte. La suppression est immédiate et ne peut pas être annulée.

Vous avez reçu une invitation ? La page « Mes données » de votre invitation montre ce qui est gardé et permet de l’effacer. Sans votre lien, [ce formulaire](/privacy/request) suffit : nous répondons sous un mois. La page [Confidentialité](/privacy) dit tout le reste.

## Nous écrire

La [page de contact](/contact) est ouverte à tout le monde, avec ou sans compte. Pour signaler un avis, une fiche, une photo ou un message qui vous semble abusif, choisissez « Signaler » à côté.
$page$);
