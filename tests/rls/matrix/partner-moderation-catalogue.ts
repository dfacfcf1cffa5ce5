// Functions that a request may call about the moderation of listings and in the command palette, and why each exists.

export const partnerModerationCallables: Record<string, string> = {
  'decide_partner(partner uuid, decision text, reason text, seen integer)':
    'checks manage_partners or manage_venues by itself; the only writer of states',
  'decide_partners(partners uuid[], seen integer[], decision text, reason text)':
    'calls decide_partner for each listing, with the caller’s own rights',
  'partner_queue(after_at timestamp with time zone, after_id uuid, most integer)':
    'checks manage_partners or manage_venues by itself; no policy shows a business to an administrator',
  'partner_list(of_state text, of_trade text, words text, after_at timestamp with time zone, after_id uuid, most integer)':
    'checks manage_partners or manage_venues by itself; no policy shows a business to an administrator',
  'partner_review_page(partner uuid)': 'checks manage_partners or manage_venues by itself; leaves the bank account out',
  'search_everything(words text)':
    'the command palette; reads under the caller’s own policies, and what an administrator’s permissions cover',
};
