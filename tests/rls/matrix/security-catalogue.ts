// Functions that a request may call about security and the audit log, and why each exists.

export const securityCallables: Record<string, string> = {
  'verify_audit_log(after_id bigint, most integer)':
    'checks access_advanced_security by itself; nobody reads the head of the chain',
  'audit_list(of_actor uuid, by_server boolean, of_action text, of_kind text, of_subject text, from_day date, to_day date, before bigint, most integer)':
    'checks access_advanced_security by itself; shows names beside the entries',
  'audit_filters()': 'checks access_advanced_security by itself; the people and actions that occur in the log',
  'sign_in_list(of_outcome text, of_person uuid, of_network text, before bigint, most integer)':
    'checks access_advanced_security by itself; nobody reads the tables of the auth service',
  'limit_list()': 'checks access_advanced_security by itself; masks the addresses that are counted',
  'application_limit_list()': 'checks access_advanced_security by itself; shows networks without their end',
  'admin_sessions()': 'checks access_advanced_security by itself; the sessions of administrators, without secrets',
  'find_account(email text)': 'checks access_advanced_security by itself; answers the id of one whole address',
  'close_session(session uuid, reason text)':
    'checks access_advanced_security by itself; nobody writes the tables of the auth service',
  'blocked_network_list()': 'checks access_advanced_security by itself; nobody reads the blocked networks',
  'block_network(network text, hours integer, reason text)':
    'checks access_advanced_security by itself; the only writer of blocked networks, never the caller’s own',
  'lift_block(block uuid)': 'checks access_advanced_security by itself; ends a block before its time',
  'signing_key_list()': 'checks access_advanced_security by itself; names and states, no part of a key',
  'rotate_signing_key()': 'checks access_advanced_security by itself; asks the platform for a rotation',
};
