// The names of what pages that have not loaded the application read in this browser. They are apart from the others for that.
export const INVITATIONS = 'liesse.invitations';
export const REPLIES = 'liesse.replies';
/** Unsaved form values, by account, event, form and record. */
export const DRAFT_PREFIX = 'liesse.draft:';
