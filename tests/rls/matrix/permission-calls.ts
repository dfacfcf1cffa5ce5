// The functions and files that a permission opens: what its holder is answered, what every other administrator is answered, and
// which permissions open it. An answer is a number of rows or the code of a refusal.
import type { Permission } from '@liesse/domain';
import { insufficientPrivilege } from '#tests/rls/support/attempt.ts';
import { id, token } from '#tests/rls/support/callers.ts';
import { partner, review } from '#tests/rls/support/directory-fixture.ts';
import { event, household } from '#tests/rls/support/fixture.ts';
import { conversation } from '#tests/rls/support/planning-fixture.ts';

export interface PermissionCall {
  sql: string;
  needs: { anyOf: readonly Permission[] } | { allOf: readonly Permission[] };
  /** A function that shows less to some administrators refuses those who have none of these. */
  refusesWithout: readonly Permission[] | null;
  granted: number | string;
  denied: number | string;
  prepare: string;
}

const one = (number: number) => `0f000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;
const cases = { listed: one(1), venue: one(2), message: one(3), photo: one(4), appeal: one(5) };
const [invitation, session, block, privacyRequest, failure, contact, albumPhoto] = [6, 7, 8, 9, 10, 11, 12].map(one);
const files = {
  album: `${event.a}/${household.helene}/aaaaaaaa-0000-4000-8000-000000000009.jpg`,
  message: `${conversation.a}/aaaaaaaa-0000-4000-8000-000000000009.pdf`,
  logo: 'logo/aaaaaaaa-0000-4000-8000-000000000009.webp',
  text: 'aaaaaaaa-0000-4000-8000-000000000009-10x10.webp',
};

/** Ada holds nothing but manage_admins, so that her profile is changed by a holder of it alone; Nina is the full administrator. */
export const administrators = `
  insert into auth.users (id, email, raw_user_meta_data) values ('${id.newcomer}', 'nina@example.fr', '{"name": "Nina"}');
  update public.profiles set role = 'admin' where id = '${id.newcomer}';
  update public.profiles set permissions = '{manage_admins}' where id = '${id.ada}';
`;

/** Paulin keeps a venue. One content of each kind is reported, one decision is contested, and the rest exists once. */
export const scene = `
  select private.remember_site_address('https://liesse.example');
  update public.partners set type = 'venue' where id = '${partner.hidden}';
  update public.profiles set partner_type = 'venue' where id = '${id.paulin}';
  delete from private.moderation_cases;
  insert into public.guest_photos (id, event_id, household_id, path, width, height, state)
  values ('${albumPhoto}', '${event.a}', '${household.helene}', '${files.album}', 10, 10, 'shown');
  update public.messages set files = '[{"path": "${files.message}"}]'
  where author_id = '${id.alice}' and conversation_id = '${conversation.a}';
  insert into private.moderation_cases (id, kind, subject_id, cause, author_id, partner_id, event_id) values
    ('${cases.listed}', 'review', '${review.listed}', 'reported', '${id.alice}', '${partner.listed}', null),
    ('${cases.venue}', 'review', '${review.hidden}', 'reported', '${id.alice}', '${partner.hidden}', null),
    ('${cases.photo}', 'album_photo', '${albumPhoto}', 'reported', null, null, '${event.a}');
  insert into private.moderation_cases (id, kind, subject_id, cause, author_id, partner_id, event_id)
  select '${cases.message}', 'message', m.id, 'reported', m.author_id, '${partner.listed}', '${event.a}'
  from public.messages m where m.author_id = '${id.alice}' and m.conversation_id = '${conversation.a}';
  insert into private.moderation_cases
    (id, kind, subject_id, cause, author_id, partner_id, state, decision, reason, decided_at, decided_by)
  select '${cases.appeal}', 'review', r.id, 'reported', r.author_id, r.partner_id, 'appealed', 'remove', 'Injure', now(), '${id.ada}'
  from public.reviews r where r.partner_id = '${partner.listed}' and r.state = 'hidden';
  insert into private.moderation_appeals (case_id, side, words) values ('${cases.appeal}', 'author', 'Une erreur');
  insert into private.admin_invitations (id, code_hash, email, permissions) values ('${invitation}', 'x', 'ines@example.fr', '{}');
  insert into auth.sessions (id, user_id, refresh_key) values ('${session}', '${id.alice}', '\\xdeadbeef');
  insert into auth.blocked_networks (id, network, blocked_until, reason) values ('${block}', '203.0.113.9', now() + interval '1 day', 'Essais');
  insert into auth.audit_log_entries (action, actor_id) values ('login', '${id.alice}');
  delete from auth.signing_keys;
  insert into auth.signing_keys (kid, algorithm, status, is_imported) values ('a', 'ES256', 'current', false), ('b', 'ES256', 'standby', false);
  insert into private.privacy_requests (id, email, kind, proven_at, due_on)
  values ('${privacyRequest}', 'rose@example.fr', 'erasure', now(), current_date + 30);
  insert into platform.outbox (id, kind, recipient, subject, body_text, failed_at, last_error, is_retryable, attempts)
  values ('${failure}', 'reminder', 'rose@example.fr', 'Rappel', 'Bonjour', now(), '550', true, 10);
  delete from public.contact_messages;
  insert into public.contact_messages (id, name, email, topic, body) values ('${contact}', 'Irène', 'irene@example.fr', 'client', 'Une question.');
  insert into storage.objects (bucket_id, name) values
    ('guest-photos', '${files.album}'), ('message-files', '${files.message}'),
    ('site-pictures', '${files.logo}'), ('content-pictures', '${files.text}');
`;

const moderators: Permission[] = ['manage_partners', 'manage_venues', 'manage_requests', 'manage_guests'];
const partnerManagers: Permission[] = ['manage_partners', 'manage_venues'];

const call = (arguments_: string): Pick<PermissionCall, 'sql'> => ({ sql: `select public.${arguments_}` });
const rowsOf = (list: string): string => `select from jsonb_array_elements(public.${list})`;
const file = (bucket: string, name: string): string =>
  `storage.objects where bucket_id = '${bucket}' and name = '${name}'`;
const banned = `update auth.users set banned_until = now() + interval '1 year' where id = '${id.alice}'`;
const factor = `insert into auth.mfa_factors (user_id, factor_type, status) values ('${id.alice}', 'totp', 'verified')`;

type Written = Partial<Omit<PermissionCall, 'needs'>> & Pick<PermissionCall, 'sql'>;
/** Opened by one of these permissions: each call begins with the name of its function. */
const opened: [Permission[], Record<string, Written>][] = [
  [['view_dashboard'], { admin_dashboard: call('admin_dashboard()') }],
  [
    ['manage_guests'],
    {
      revoke_guest_link: call(`revoke_guest_link('${token.xavier}', 'Publié')`),
      privacy_desk: call('privacy_desk()'),
      retention_runs: call('retention_runs()'),
      send_privacy_export: call(`send_privacy_export('${privacyRequest}')`),
      erase_privacy_request: call(`erase_privacy_request('${privacyRequest}')`),
      'moderation_case of a guest’s photo': moderationCase(cases.photo),
      'admin_dashboard with requests about data': waiting('privacy'),
      'decide_case of a guest’s photo': call(`decide_case('${cases.photo}', 'keep', 'Rien')`),
      'moderation_queue of guests’ photos': queue('album_photo'),
      'a file of a reported guest’s photo': { sql: `select from ${file('guest-photos', files.album)}`, denied: 0 },
    },
  ],
  [
    ['manage_events'],
    {
      admin_event_list: call('admin_event_list()'),
      suspend_event: call(`suspend_event('${event.b}', 'Hameçonnage')`),
      lift_event_suspension: {
        ...call(`lift_event_suspension('${event.b}', 'Erreur')`),
        prepare: `update public.events set suspended_at = now() where id = '${event.b}'`,
      },
    },
  ],
  [
    ['manage_partners', 'manage_venues'],
    {
      partner_queue: call('partner_queue()'),
      'admin_dashboard with listings': waiting('partners'),
      partner_list: call('partner_list()'),
      'partner_business of a venue': call(`partner_business('${partner.hidden}')`),
      'partner_review_page of a venue': call(`partner_review_page('${partner.hidden}')`),
      'decide_partner of a venue': call(`decide_partner('${partner.hidden}', 'listed')`),
      'decide_partner_changes of a venue': call(`decide_partner_changes('${partner.hidden}', 1, 'accepted')`),
      'moderation_case of a venue': moderationCase(cases.venue),
      'decide_case of a venue': call(`decide_case('${cases.venue}', 'keep', 'Rien')`),
      'search_everything for a venue': search('partners', 'paulin'),
    },
  ],
  [
    ['manage_partners'],
    {
      'partner_list of another trade': {
        sql: `${rowsOf(`partner_list() -> 'rows'`)} p where p ->> 'type' = 'florist'`,
        denied: 0,
        refusesWithout: partnerManagers,
      },
      'partner_business of another trade': call(`partner_business('${partner.listed}')`),
      'partner_review_page of another trade': {
        ...shown(`partner_review_page('${partner.listed}')`),
        refusesWithout: partnerManagers,
      },
      'decide_partner of another trade': call(`decide_partner('${partner.listed}', 'suspended', 'Plaintes')`),
      'decide_partners of another trade': {
        sql: `${rowsOf(`decide_partners('{${partner.listed}}', '{null}', 'suspended', 'Plaintes')`)} d where d ->> 'refusal' is null`,
        denied: 0,
      },
      'decide_partner_changes of another trade': call(`decide_partner_changes('${partner.listed}', 1, 'accepted')`),
      'moderation_case of another trade': moderationCase(cases.listed),
      'decide_case of another trade': call(`decide_case('${cases.listed}', 'keep', 'Rien')`),
      'decide_appeal of another trade': call(`decide_appeal('${cases.appeal}', 'reversed', 'Erreur')`),
      'search_everything for another trade': search('partners', 'petra'),
    },
  ],
  [
    ['manage_requests'],
    {
      contact_inbox: { sql: rowsOf('contact_inbox()'), denied: 0 },
      contact_message: call(`contact_message('${contact}')`),
      answer_contact_message: call(`answer_contact_message('${contact}', 'Bonjour, voici la réponse.')`),
      'moderation_case of a message': moderationCase(cases.message),
      'decide_case of a message': call(`decide_case('${cases.message}', 'keep', 'Rien')`),
      'moderation_queue of messages': queue('message'),
      'admin_dashboard with messages': waiting('messages'),
      'a file of a reported message': { sql: `select from ${file('message-files', files.message)}`, denied: 0 },
    },
  ],
  [
    ['manage_clients'],
    {
      client_list: call('client_list()'),
      client_page: call(`client_page('${id.alice}')`),
      sign_out_client: call(`sign_out_client('${id.alice}', 'Demande')`),
      ban_client: call(`ban_client('${id.alice}', 'Fraude')`),
      unban_client: { ...call(`unban_client('${id.alice}', 'Erreur')`), prepare: banned },
      reset_second_step: { ...call(`reset_second_step('${id.alice}', 'Pièce vue au téléphone')`), prepare: factor },
      resend_confirmation: {
        ...call(`resend_confirmation('${id.alice}')`),
        prepare: `update auth.users set email_confirmed_at = null where id = '${id.alice}'`,
      },
      offer_client_export: call(`offer_client_export('${id.alice}')`),
      erase_client: call(`erase_client('${id.boris}', 'boris@example.fr', 'Demande')`),
      'search_everything for a client': search('people', 'alice'),
    },
  ],
  [
    ['manage_admins'],
    {
      administrators: call('administrators()'),
      invite_admin: call(`invite_admin('nouvelle@example.fr', '{manage_admins}')`),
      resend_admin_invitation: call(`resend_admin_invitation('${invitation}')`),
      withdraw_admin_invitation: call(`withdraw_admin_invitation('${invitation}')`),
      change_admin_permissions: call(`change_admin_permissions('${id.ada}', '{}', '{manage_admins}')`),
      remove_admin: call(`remove_admin('${id.ada}')`),
      require_admin_second_step: call('require_admin_second_step(false)'),
      'search_everything for an administrator': search('people', 'ada'),
    },
  ],
  [
    ['access_advanced_security'],
    {
      security_log: call('security_log()'),
      account_security: call(`account_security('${id.alice}')`),
      'client_page with networks': {
        sql: `select where (public.client_page('${id.alice}') ->> 'sees_networks')::boolean`,
        denied: 0,
        refusesWithout: ['manage_clients'],
      },
      verify_audit_log: call('verify_audit_log()'),
      audit_list: call('audit_list()'),
      audit_filters: call('audit_filters()'),
      sign_in_list: call('sign_in_list()'),
      limit_list: call('limit_list()'),
      application_limit_list: call('application_limit_list()'),
      admin_sessions: call('admin_sessions()'),
      find_account: call(`find_account('alice@example.fr')`),
      close_session: call(`close_session('${session}')`),
      blocked_network_list: call('blocked_network_list()'),
      block_network: call(`block_network('203.0.113.7', 1, 'Essais')`),
      lift_block: call(`lift_block('${block}')`),
      signing_key_list: call('signing_key_list()'),
      rotate_signing_key: call('rotate_signing_key()'),
    },
  ],
  [
    ['manage_system'],
    {
      system_status: call('system_status()'),
      system_failures: call('system_failures()'),
      browser_error_list: call('browser_error_list()'),
      retry_failure: call(`retry_failure('${failure}')`),
      discard_failure: call(`discard_failure('${failure}')`),
      start_backup: call('start_backup()'),
      setting_versions: call(`setting_versions('identity')`),
      send_test_mail: call('send_test_mail()'),
      test_mail_outcome: call(`test_mail_outcome('${failure}')`),
      content_versions_of: call(`content_versions_of(page => 'faq')`),
      'post_list of drafts': { sql: rowsOf(`post_list('draft')`), denied: 0 },
      ...filesOf('site-pictures', files.logo),
      ...filesOf('content-pictures', files.text),
    },
  ],
];

/** Opened by several permissions together. */
const openedTogether: Record<string, PermissionCall> = {
  'search_everything for an event': {
    needs: { allOf: ['manage_events', 'manage_clients'] },
    granted: 1,
    denied: 0,
    prepare: '',
    refusesWithout: null,
    ...search('events', 'séminaire'),
  },
};

export const permissionCalls: Record<string, PermissionCall> = {
  ...Object.fromEntries(
    opened.flatMap(([anyOf, calls]) =>
      Object.entries(calls).map(([name, written]) => [
        name,
        { needs: { anyOf }, granted: 1, denied: insufficientPrivilege, refusesWithout: null, prepare: '', ...written },
      ]),
    ),
  ),
  ...openedTogether,
};

function search(part: string, words: string): Written {
  return { sql: rowsOf(`search_everything('${words}') -> '${part}'`), denied: 0 };
}

function queue(kind: string): Written {
  return { sql: rowsOf(`moderation_queue(of_kind => '${kind}')`), denied: 0, refusesWithout: moderators };
}

function moderationCase(of: string): Written {
  return { ...shown(`moderation_case('${of}')`), refusesWithout: moderators };
}

function waiting(part: string): Written {
  return {
    sql: `select where public.admin_dashboard() -> 'waiting' ? '${part}'`,
    denied: 0,
    refusesWithout: ['view_dashboard'],
  };
}

function shown(page: string): Written {
  return { sql: `select from public.${page} as page where page is not null`, denied: 0 };
}

function filesOf(name: string, path: string): Record<string, Written> {
  const other = path.replace('aaaaaaaa', 'bbbbbbbb');
  return {
    [`a file of ${name}, seen`]: { sql: `select from ${file(name, path)}`, denied: 0 },
    [`a file of ${name}, added`]: {
      sql: `insert into storage.objects (bucket_id, name) values ('${name}', '${other}')`,
    },
    [`a file of ${name}, removed`]: { sql: `delete from ${file(name, path)}`, denied: 0 },
  };
}
