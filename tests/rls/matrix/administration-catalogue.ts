// Functions by which administrators look after accounts, events and requests about personal data, and why each exists.

export const administrationCallables: Record<string, string> = {
  'client_list(words text, state text, has_event boolean, after_at text, after_id uuid, most integer)':
    'checks manage_clients by itself; the states of accounts lie in tables of the auth service',
  'client_page(person uuid)':
    'checks manage_clients by itself; an account without secrets and without content of events',
  'sign_out_client(person uuid, reason text)': 'checks manage_clients by itself; ends sessions that nobody may write',
  'ban_client(person uuid, reason text)': 'checks manage_clients by itself; bans are in a table of the auth service',
  'unban_client(person uuid, reason text)': 'checks manage_clients by itself; bans are in a table of the auth service',
  'reset_second_step(person uuid, identity_check text)':
    'checks manage_clients by itself; factors are in a table of the auth service',
  'resend_confirmation(person uuid)': 'checks manage_clients by itself; the link goes to the person alone',
  'offer_client_export(person uuid)':
    'checks manage_clients by itself; mails where the person downloads their own data',
  'erase_client(person uuid, email text, reason text)': 'checks manage_clients by itself; nobody else removes accounts',
  'admin_event_list(words text, only_suspended boolean, after_at text, after_id uuid, most integer)':
    'checks manage_events by itself; titles and dates, because administrators read no event',
  'suspend_event(event uuid, reason text)': 'checks manage_events by itself; administrators write no event',
  'lift_event_suspension(event uuid, reason text)': 'checks manage_events by itself; administrators write no event',
  'revoke_guest_link(link text, reason text)':
    'checks manage_guests by itself; administrators read and write no household',
  'privacy_desk(answered boolean, after_at text, after_id uuid, most integer)':
    'checks manage_guests by itself; counts by event, because administrators read no guest',
  'retention_runs()': 'checks manage_guests by itself; numbers alone',
  'send_privacy_export(request uuid)': 'checks manage_guests by itself; the link goes to the proven address alone',
  'erase_privacy_request(request uuid)': 'checks manage_guests by itself; erases the proven address alone',
};
