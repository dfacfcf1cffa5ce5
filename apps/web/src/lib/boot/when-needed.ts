// Resolves when a page that can be read without the application has to load it: at the first interaction, or once it is complete in a
// browser where this site stored something that it may have to show, such as a session, favourites or an address.
import { isUsed, whenUsed } from '#web/lib/boot/page-use.ts';
import { whenInteractive } from '#web/lib/boot/when-interactive.ts';

/** Meanwhile it fetches the files, so that the first interaction does not wait for the network. */
export async function whenNeeded(files: readonly string[]): Promise<void> {
  const used = whenUsed();
  if (isUsed()) return;
  await whenInteractive();
  if (hasStoredData()) return;
  whenIdle(() => fetchEarly(files));
  await used;
}

function hasStoredData(): boolean {
  try {
    return localStorage.length > 0 || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}

/** Into the browser's cache, without compiling them. The policy of the page refuses `rel="prefetch"`. */
function fetchEarly(files: readonly string[]): void {
  for (const file of files) {
    fetch(file, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
}
