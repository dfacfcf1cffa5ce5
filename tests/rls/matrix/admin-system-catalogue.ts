// Functions that a request may call about the figures and the system, and why each exists.

export const adminSystemCallables: Record<string, string> = {
  'admin_dashboard()': 'checks view_dashboard by itself; counts, and shows no row',
  'system_status()': 'checks manage_system by itself; the tables of the platform are closed to everyone',
  'system_failures(after_at timestamp with time zone, after_id text, most integer)':
    'checks manage_system by itself; shows a kind and a masked address, never a content',
  'retry_failure(failure text)': 'checks manage_system by itself; the queue is closed to everyone',
  'discard_failure(failure text)': 'checks manage_system by itself; the queue is closed to everyone',
  'browser_error_list()': 'checks manage_system by itself; the table is closed to everyone',
  'record_browser_error(message text, stack text, route text, build text)':
    'visitors have no account; counts an error within limits and answers nothing',
  'start_backup()': 'checks manage_system by itself; adds one fixed job',
};

export const adminSystemDefinersForAnon: Record<string, string> = {
  'public.record_browser_error(message text, stack text, route text, build text)':
    'visitors have no account; it counts and answers nothing',
};
