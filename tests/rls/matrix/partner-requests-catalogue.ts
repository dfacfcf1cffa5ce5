// Functions that a partner may call about requests, and why each exists.

export const partnerRequestCallables: Record<string, string> = {
  'partner_request_list(states text[], words text, event_kind text, from_day date, to_day date, ordering text, after_at text, after_id uuid, most integer)':
    'the requests to one’s own listing, under the caller’s own policies',
  'partner_request_board(words text, event_kind text, from_day date, to_day date)':
    'the first requests of each state, under the caller’s own policies',
  'partner_quote_list(states text[], words text, before_at timestamp with time zone, before_id uuid, most integer)':
    'the quotes of one’s own listing, under the caller’s own policies',
  'decline_politely(request uuid, reason text, message text)':
    'states and messages are written by functions alone; the partner who was asked',
  'search_messages(words text, most integer)':
    'the conversations of one’s own listing, under the caller’s own policies',
};
