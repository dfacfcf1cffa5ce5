// Cache headers: public objects may be cached by anybody, private ones only by the browser of their reader.

export function cacheControl(stored: string, isPublic: boolean): string {
  if (isPublic) return stored;
  const configured = stored
    .split(',')
    .map((directive) => directive.trim())
    .filter((directive) => !/^(?:public|private|s-maxage)\b/i.test(directive));
  return ['private', ...configured].join(', ');
}
