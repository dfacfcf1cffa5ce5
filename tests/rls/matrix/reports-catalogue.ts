// Functions about reports, moderation and messages to the operator that a request may call, and why each exists.

export const reportCallables: Record<string, string> = {
  'reportable_content(kind text, subject uuid, token text)': 'what the caller sees and is about to report',
  'report_content(kind text, subject uuid, category text, words text, email text, token text)':
    'reports are written by functions alone; anybody who sees the content, within limits',
  'moderation_decision(of_case uuid, token text)': 'a decision, for those who wrote or reported the content',
  'appeal_decision(of_case uuid, words text, token text)': 'one appeal, for those who wrote or reported the content',
  'moderation_queue(of_state text, of_kind text, after_at timestamp with time zone, after_id uuid)':
    'checks the permission of each kind by itself; nobody reads cases',
  'moderation_case(of_case uuid)': 'checks the permission of its kind by itself; nobody reads cases',
  'decide_case(of_case uuid, decision text, reason text)':
    'checks the permission of its kind by itself; the only writer of moderated states',
  'decide_appeal(of_case uuid, outcome text, reason text)': 'checks the permission of its kind by itself',
  'contact_inbox(of_state text, words text, before_at timestamp with time zone, before_id uuid)':
    'messages to the operator, under the caller’s own policies',
  'contact_message(message uuid)': 'checks manage_requests by itself; names the one who answered',
  'answer_contact_message(message uuid, body text)': 'checks manage_requests by itself; nobody queues mails',
};

const byAnybody = 'a visitor or a guest without an account reports what they see, and reads the decision by a secret';

export const reportDefinersForAnon: Record<string, string> = {
  'public.reportable_content(kind text, subject uuid, token text)': byAnybody,
  'public.report_content(kind text, subject uuid, category text, words text, email text, token text)': byAnybody,
  'public.moderation_decision(of_case uuid, token text)': byAnybody,
  'public.appeal_decision(of_case uuid, words text, token text)': byAnybody,
};
