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
