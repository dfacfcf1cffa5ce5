// Keeps a running server's signing keys equal to keys.json: a change of the file is visible in the object within a second.
import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { keysFile, type PlatformKeys, readKeys } from './keys.ts';

export interface KeyRing {
  close(): void;
}

export interface KeyRingOptions {
  dataDir: string;
  /** Changed in place: the signer and the verifier read it at each token, and touch no file. */
  keys: PlatformKeys;
  /** After a change of the keys. */
  onChange?: () => Promise<void>;
  /** A file that cannot be read changes nothing: the keys known so far stay. */
  onFailure: (error: Error) => void;
}

/** File systems that send no notice are asked. */
const POLL_MS = 500;

export function followKeys({ dataDir, keys, onChange, onFailure }: KeyRingOptions): KeyRing {
  const file = keysFile(dataDir);
  let seen = '';
  let isReading = false;
  let isAsked = false;

  const timer = setInterval(reload, POLL_MS).unref();
  const watcher = watchFolder();
  reload();
  return {
    close: () => {
      clearInterval(timer);
      watcher?.close();
    },
  };

  /** A system that is out of watchers is asked instead. */
  function watchFolder(): FSWatcher | null {
    try {
      return watch(dataDir, { persistent: false }, (_event, name) => {
        if (name === null || name === basename(file)) reload();
      }).on('error', onFailure);
    } catch {
      return null;
    }
  }

  /** One reading at a time, and never an older one after a newer. */
  function reload(): void {
    isAsked = true;
    if (!isReading) void readWhileAsked();
  }

  async function readWhileAsked(): Promise<void> {
    isReading = true;
    while (isAsked) {
      isAsked = false;
      await readIfChanged().catch(onFailure);
    }
    isReading = false;
  }

  async function readIfChanged(): Promise<void> {
    const mark = await stat(file, { bigint: true }).then(
      ({ mtimeNs, ino, size }) => `${mtimeNs}:${ino}:${size}`,
      (error: Error) => error.message,
    );
    if (mark === seen) return;
    seen = mark;
    const { signingKeys } = await readKeys(dataDir);
    // Whole or not at all, and never without a key to sign with.
    if (!signingKeys.some(({ status }) => status === 'current'))
      throw new Error(`${file} holds no current signing key`);
    if (JSON.stringify(signingKeys) === JSON.stringify(keys.signingKeys)) return;
    keys.signingKeys = signingKeys;
    await onChange?.();
  }
}
