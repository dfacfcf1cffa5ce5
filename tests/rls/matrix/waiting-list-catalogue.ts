// Functions that hosts may call about a partner's days and the head-count of a request, and why each exists.

export const waitingListCallables: Record<string, string> = {
  'wait_for_day(of_event uuid, partner uuid)':
    'rows are added by this alone, which counts them; an event that one edits, and a day that is taken',
  'change_head_count(request uuid, guests integer)':
    'requests are written by functions alone; those who organise the event it was sent for',
};
