// Saves a file that was made in the browser. The native shells give it to the dialog of the system.
import { native } from '#web/lib/device/native.ts';

export function download(file: Blob, name: string): void {
  const shell = native();
  if (shell !== null) {
    void shell.saveFile(file, name);
    return;
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}

const LATER_MS = 60_000;
