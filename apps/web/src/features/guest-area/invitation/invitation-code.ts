// What a guest types or pastes: the code alone, or the whole link that carries it.
export const TOKEN = 'token';
/** Asks for a code although an invitation is open here. */
export const ANOTHER = 'autre';

export function readInvitationCode(typed: string): string {
  const text = typed.trim();
  const fromLink = URL.parse(text)?.searchParams.get(TOKEN) ?? new URLSearchParams(afterQuestionMark(text)).get(TOKEN);
  return (fromLink ?? text).trim();
}

/** A link may have been copied without its beginning. */
const afterQuestionMark = (text: string): string => text.split('?')[1] ?? '';
