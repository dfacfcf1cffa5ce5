// What was typed in a conversation and not sent, for as long as the application is open: leaving the page loses nothing.
const drafts = new Map<string, string>();

export const draftOf = (conversationId: string): string => drafts.get(conversationId) ?? '';

export function keepDraft(conversationId: string, words: string): void {
  if (words === '') drafts.delete(conversationId);
  else drafts.set(conversationId, words);
}
