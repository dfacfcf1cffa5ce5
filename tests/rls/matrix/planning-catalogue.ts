// Functions that a request may call about planning, money, the day and the partners of an event, and why each exists.

export const planningCallables: Record<string, string> = {
  'place_row(of_table text, row_id uuid, before_id uuid)': 'orders a list by hand, under the caller’s own policies',
  'set_task_state(task uuid, state text)': 'a viewer says how far a task is that was given to them; editors too',
  'plan_tasks(of_event uuid, tasks jsonb)': 'templates are written here alone, for an event that one edits',
  'bulk_update_tasks(of_event uuid, tasks uuid[], patch jsonb)': 'keeps what was there, for undoing',
  'delete_tasks(of_event uuid, tasks uuid[])': 'keeps what was there, for undoing',
  'undo_tasks(undo uuid)': 'reads the stored undo, of an event that the caller edits',
  'create_calendar_feed(of_event uuid)': 'secrets are written here alone, for oneself',
  'document_storage(of_event uuid)': 'sums the files of an event for its members',
  'set_instalments(item uuid, plan jsonb)': 'a plan that adds up, under the caller’s own policies',
  'plan_budget(of_event uuid, plan jsonb)': 'codes are written here alone, for an event that one edits',
  'start_budget(of_event uuid, total_cents bigint, plan jsonb, guests integer)':
    'the total, the head-count and the parts together, under the caller’s own policies',
  'apply_what_if(of_event uuid, lines jsonb, guests integer)':
    'estimates and the head-count together, under the caller’s own policies',
  'budget_ledger(of_event uuid)': 'the ledger in one answer, under the caller’s own policies',
  'ask_for_quotes(of_event uuid, partners uuid[], message text, share_budget boolean)':
    'requests are written by functions alone; this asks for an event that one edits',
  'see_request(request uuid)': 'states are written by functions alone; the partner who was asked',
  'start_quote(request uuid)': 'quotes are written by functions alone; the partner who was asked',
  'quote_page(quote uuid)': 'a quote with its versions, under the caller’s own policies; its partner',
  'quote_certificate(quote uuid)': 'the proof of an acceptance, under the caller’s own policies',
  'save_quote(request uuid, quote jsonb)': 'quotes are written by functions alone; the partner who was asked',
  'send_quote(quote uuid)': 'gives the number; the partner who wrote it',
  'withdraw_quote(quote uuid)': 'the partner who wrote it',
  'decline_request(request uuid, reason text)': 'either side of a request',
  'decline_quote(quote uuid, reason text)': 'those who organise the event it was sent to',
  'accept_quote(quote uuid, chosen uuid[], words text)':
    'writes what belongs to both sides; those who organise the event it was sent to',
  'cancel_booking(request uuid, reason text)': 'writes what belongs to both sides; either of them',
  'write_review(request uuid, rating integer, title text, body text)':
    'reviews are written by this alone; those who organised an event that is over',
  'recommend_partner(request uuid, partner uuid, note text)':
    'recommendations are written by functions alone; the partner who was asked',
  'recommendation_list()': 'the colleague may not read the rows, which name a client; the caller’s own listing',
  'received_reviews(before timestamp with time zone, before_id uuid)':
    'a page of reviews, under the caller’s own policies',
  'partner_dashboard()': 'the dashboard in one answer, under the caller’s own policies',
  'record_partner_view(partner uuid)': 'counts a visit of a public page, once a day for a network',
  'send_message(conversation uuid, body text, files jsonb, id uuid)':
    'messages are written by functions alone; both sides of a conversation',
  'read_conversation(conversation uuid)': 'keeps how far one has read of one’s own conversations',
  'conversation_list(of_event uuid, after_at timestamp with time zone, after_id uuid)':
    'conversations in one answer, under the caller’s own policies',
  'event_partner_board(of_event uuid)': 'an event’s partners in one answer, under the caller’s own policies',
  'request_page(request uuid)': 'a request with what belongs to it, under the caller’s own policies',
  'plan_timeline(of_event uuid)': 'an entry for each moment, under the caller’s own policies',
  'shift_timeline(of_event uuid, shifts jsonb, travel jsonb, removed uuid)':
    'hours that move together, under the caller’s own policies',
  'delay_timeline(of_item uuid, from_minute integer, minutes integer)':
    'editors delay the rest of the day, which notifies others; nobody notifies',
  'timeline_sheet(token text)': 'who serves has no account; the secret decides',
  'move_event_date(of_event uuid, new_date date, dry_run boolean, message_partners boolean)':
    'the only writer of dates; reads partners’ calendars, for an event that one edits',
  'agree_to_date(request uuid)': 'moves a booking to the new date of its event; its partner only',
  'unsubscription(token text)': 'the signature in the address identifies the person',
  'unsubscribe(token text)': 'a mail program has no account; the signature decides',
  'client_dashboard(of_event uuid)': 'the dashboard in one answer, under the caller’s own policies',
};

export const planningDefinersForAnon: Record<string, string> = {
  'public.record_partner_view(partner uuid)': 'visitors have no account; it counts and answers nothing',
  'public.unsubscription(token text)': 'the signature in the address identifies the person',
  'public.unsubscribe(token text)': 'a mail program has no account; the signature decides',
  'public.timeline_sheet(token text)': 'who serves has no account; the secret decides',
};
