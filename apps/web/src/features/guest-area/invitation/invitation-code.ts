// Reads the code of an invitation from what a guest types: the code alone, or the whole link.
export const TOKEN = 'token';
/** The parameter that asks for another code although an invitation is stored here. */
export const ANOTHER = 'autre';

export function readInvitationCode(typed: string): string {
  const text = typed.trim();
  const fromLink = URL.parse(text)?.searchParams.get(TOKEN) ?? new URLSearchParams(afterQuestionMark(text)).get(TOKEN);
  // Printed codes are in groups of four.
  return (fromLink ?? text).replaceAll(/\s/g, '');
}

/** A link may have been copied without its first part. */
const afterQuestionMark = (text: string): string => text.split('?')[1] ?? '';
