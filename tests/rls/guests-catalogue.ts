// Functions that a request may call about events and guests, and why each exists.

/** Called by those who have no account: the link of an invitation decides, and opens one household. */
const guestFunctions: Record<string, string> = {
  'guest_page(token text)': 'what the link of an invitation shows, of that household alone',
  'guest_reply(token text, reply jsonb, key uuid)': 'the reply of that household, once for a key',
  'guest_data(token text)': 'what is kept about that household',
  'guest_forget(token text)': 'erases what that household gave',
  'guest_add_photo(token text, path text, width integer, height integer, caption text)':
    'puts a file of that household’s folder in the album',
  'guest_album(token text)': 'the shown photos of its event and its own',
  'guest_remove_photo(token text, photo uuid)': 'removes a photo of that household',
};

export const guestCallables: Record<string, string> = {
  ...guestFunctions,
  'guest_list(of_event uuid, only_guests uuid[])':
    'members read a list of thousands at once; allergies, which no table shows, for editors',
  'guest_counts(of_event uuid)': 'how many come, under the caller’s own policies',
  'undo_guests(undo uuid)': 'what can be taken back is read by nobody; editors take it back',
  'bulk_update_guests(of_event uuid, guests uuid[], patch jsonb)': 'keeps what was there before; editors only',
  'delete_guests(of_event uuid, guests uuid[])': 'keeps what was there before; editors only',
  'merge_guests(keep uuid, drop uuid)': 'keeps what was there before and the links; editors only',
  'record_replies(of_event uuid, answers jsonb)': 'replies by telephone, under the caller’s own policies',
  'import_guests(of_event uuid, rows jsonb, options jsonb)': 'a whole list or nothing; editors only',
  'count_invitations(of_event uuid, segment jsonb, kind text)': 'how many mails a sending would be; editors only',
  'send_invitations(of_event uuid, segment jsonb, kind text, send uuid)':
    'the only writer of mails; editors only, limited',
  'stop_send(send uuid)': 'takes back mails that have not left; editors only',
  'preview_invitation(of_event uuid, kind text, household uuid)': 'a mail as a household would read it; editors only',
  'send_test_invitation(of_event uuid, kind text)': 'a mail to oneself; editors only, limited',
  'household_links_of(of_event uuid, only_households uuid[])': 'thousands of links for cards and codes; editors only',
  'renew_household_link(household uuid)':
    'nobody may write links; this makes a new one for a household of one’s events',
  'request_event_deletion(of_event uuid)': 'nobody may write the day; only the owner may ask for it',
  'cancel_event_deletion(of_event uuid)': 'nobody may write the day; only the owner may take it back',
};

export const guestDefinersForAnon: Record<string, string> = {
  ...Object.fromEntries(Object.entries(guestFunctions).map(([name, why]) => [`public.${name}`, why])),
  'private.has_room_for_guest_photo()': 'answers one boolean about the household of the header token',
  'private.may_see_guest_photo(path text)': 'answers one boolean about the event of the header token',
};
