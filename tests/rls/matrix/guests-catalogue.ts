// Functions that a request may call about events and guests, and why each exists.

/** Called by those who have no account: the link of an invitation decides, and opens one household. */
const guestFunctions: Record<string, string> = {
  'guest_page(token text)': 'what the link of an invitation shows, of that household alone',
  'guest_reply(token text, reply jsonb, key uuid)': 'the reply of that household, once for a key',
  'guest_unlock(token text, password text)':
    'the pass of that household, for the password of its event; tries are limited',
  'guest_language(token text, language text)': 'the language of the pages of that household',
  'guest_data(token text)': 'the stored data of that household',
  'guest_forget(token text)': 'erases what that household gave',
  'guest_add_photo(token text, path text, width integer, height integer, caption text)':
    'puts a file of that household’s folder in the album',
  'guest_album(token text)': 'the shown photos of its event and its own',
  'guest_remove_photo(token text, photo uuid)': 'removes a photo of that household',
};

/** Called before an account is there: a secret of another kind decides. */
const secretFunctions: Record<string, string> = {
  'event_invitation(token text)': 'what an invitation to a team is for, to whoever holds its secret',
  'kitchen_sheet(token text)': 'counts and diets of an event, to whoever holds the secret of its sheet',
};

export const guestCallables: Record<string, string> = {
  ...guestFunctions,
  ...secretFunctions,
  'guest_list(of_event uuid, only_guests uuid[])':
    'members read a list of thousands at once; allergies, which no table shows, for editors',
  'guest_list_mark(of_event uuid)': 'whether that list changed since it was read; members only',
  'dish_choices(of_moment uuid, only_guests uuid[])':
    'members read at once who comes to a moment and what they chose, whatever the planner believes',
  'guest_counts(of_event uuid)': 'how many come, under the caller’s own policies',
  'undo_guests(undo uuid)': 'what can be taken back is read by nobody; editors take it back',
  'guest_history(of_event uuid)': 'what was done to the list in a week, and by whom; editors only',
  'bulk_update_guests(of_event uuid, guests uuid[], patch jsonb)': 'keeps what was there before; editors only',
  'delete_guests(of_event uuid, guests uuid[])': 'keeps what was there before; editors only',
  'merge_guests(keep uuid, drop uuid)': 'keeps what was there before and the links; editors only',
  'record_replies(of_event uuid, answers jsonb)': 'replies by telephone, under the caller’s own policies',
  'set_website_password(of_event uuid, password text)': 'hashes are read by nobody; editors only',
  'save_household(of_event uuid, household jsonb)':
    'a form whole or nothing, with allergies that no table shows; editors only',
  'household_editor(of_household uuid)': 'the name of a member who wrote last, which no table shows; members only',
  'order_moments(of_event uuid, moments uuid[])': 'an order at once, under the caller’s own policies',
  'order_menus(of_moment uuid, course text, menus uuid[])': 'an order at once, under the caller’s own policies',
  'show_waiting_photos(of_event uuid, until timestamp with time zone)':
    'an album of thousands at once, under the caller’s own policies',
  'let_photos_wait(photos uuid[])': 'takes that back, under the caller’s own policies',
  'import_guests(of_event uuid, rows jsonb, options jsonb)': 'a whole list or nothing; editors only',
  'create_event(kind text, name text, starts_on date, ends_on date, place text, expected_guests integer, budget_cents bigint, rsvp_closes_on date, moments jsonb)':
    'an event with its moments in one call, under the caller’s own policies',
  'duplicate_event(of_event uuid, name text, starts_on date, with_guests boolean)':
    'copies what the caller may read into an event of the caller’s own',
  'invite_member(of_event uuid, email text, role text, can_see_budget boolean)':
    'makes a secret and mails it; owners only, limited',
  'offer_event_handover(of_event uuid, to_member uuid, shares boolean)':
    'nobody writes offers; owners only, to who edits the event',
  'answer_event_handover(of_event uuid, accepts boolean)':
    'nobody writes who owns an event; only whom it was offered to',
  'accept_event_invitation(token text)':
    'nobody inserts members; this takes in the invited address, once, and asks the owner about others',
  'join_requests(of_event uuid)': 'names and addresses of those who ask to join; owners only',
  'answer_join_request(of_event uuid, person uuid, accepts boolean)': 'nobody inserts members; owners only',
  'create_share_link(of_event uuid, kind text, label text)': 'makes a secret and shows it once; editors only',
  'preview_send(of_event uuid, segment jsonb, kind text)':
    'the recipients of a sending, those left out and its mail; editors only',
  'send_invitations(of_event uuid, segment jsonb, kind text, send uuid)':
    'the only writer of mails; editors only, limited',
  'stop_send(send uuid)': 'takes back mails that have not left; editors only',
  'invitation_words(of_event uuid, household uuid)': 'what the placeholders of a mail stand for; members only',
  'send_test_invitation(of_event uuid, kind text)': 'a mail to oneself; editors only, limited',
  'household_links_of(of_event uuid, only_households uuid[])': 'thousands of links for cards and codes; editors only',
  'renew_household_link(household uuid)':
    'nobody may write links; this makes a new one for a household of one’s events',
  'request_event_deletion(of_event uuid)': 'nobody may write the day; only the owner may ask for it',
  'cancel_event_deletion(of_event uuid)': 'nobody may write the day; only the owner may take it back',
};

export const guestDefinersForAnon: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({ ...guestFunctions, ...secretFunctions }).map(([name, why]) => [`public.${name}`, why]),
  ),
  'private.has_room_for_guest_photo()': 'answers one boolean about the household of the header token',
  'private.may_see_guest_photo(path text)': 'answers one boolean about the event of the header token',
};
