/** Shows a line of progress until the function that it answers is called. */
export function showProgress(
  title: string,
  stream: { isTTY?: boolean; write(text: string): unknown },
): (ok: boolean) => void;
