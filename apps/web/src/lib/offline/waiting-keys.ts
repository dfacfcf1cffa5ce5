// The names of what waits in this browser. They are apart from the others, for pages that have not loaded the application.
export const REPLIES = 'liesse.replies';
/** Unsaved form values, by account, event, form and record. */
export const DRAFT_PREFIX = 'liesse.draft:';
