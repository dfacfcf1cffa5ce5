// Functions that a request may call about settings and administrators, and why each exists.

export const administratorCallables: Record<string, string> = {
  'administrators()': 'checks manage_admins by itself; accounts, factors and invitations lie where nobody reads',
  'invite_admin(email text, permissions text[])':
    'checks manage_admins by itself; invitations are in a table nobody may read',
  'resend_admin_invitation(invitation uuid)': 'checks manage_admins by itself; mails a new code to the same address',
  'withdraw_admin_invitation(invitation uuid)': 'checks manage_admins by itself; deletes an open invitation',
  'change_admin_permissions(person uuid, permissions text[], seen text[])':
    'refuses in French what the guard of profiles refuses too, under the caller’s own policies',
  'remove_admin(person uuid)': 'checks manage_admins by itself; the caller may not write the profiles of clients',
  'require_admin_second_step(is_required boolean)':
    'checks manage_admins by itself; those who manage the system may not change this setting',
  'setting_versions(of_key text, before integer)':
    'checks manage_system by itself; names the authors, whose profiles the caller may not read',
  'send_test_mail()': 'checks manage_system by itself; mails the caller’s own address alone',
  'test_mail_outcome(message uuid)': 'checks manage_system by itself; answers about the caller’s own test mail',
};
