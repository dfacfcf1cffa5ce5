// Saves a file that was made in the browser.
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}

const LATER_MS = 60_000;
