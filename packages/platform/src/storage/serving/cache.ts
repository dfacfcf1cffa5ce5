// Who may keep an answer: what is public anybody as told, what is shown to one person that person's browser alone.

export function cacheControl(stored: string, isPublic: boolean): string {
  if (isPublic) return stored;
  const configured = stored
    .split(',')
    .map((directive) => directive.trim())
    .filter((directive) => !/^(?:public|private|s-maxage)\b/i.test(directive));
  return ['private', ...configured].join(', ');
}
