// Hands a file that was made here to the browser, as if it had been fetched.
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}

const LATER_MS = 60_000;
