// A lock between processes: a file that names its holder and is touched while held, so that a dead holder's lock is seen as such.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const touchEvery = 1000;
const staleAfter = 15_000;

/** Waits for the lock, calling `onWait` once if somebody holds it; answers the function that gives it back. */
export async function holdLock(file, onWait) {
  mkdirSync(path.dirname(file), { recursive: true });
  let isReported = false;
  while (!tryTake(file)) {
    if (dropStale(file)) continue;
    if (!isReported) onWait();
    isReported = true;
    await pause(300);
  }
  const touch = setInterval(() => touchFile(file), touchEvery);
  touch.unref();
  const release = () => {
    clearInterval(touch);
    rmSync(file, { force: true });
  };
  return release;
}

// A link appears whole or not at all: nobody can read a lock without its holder's name.
function tryTake(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, host: os.hostname() }));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function dropStale(file) {
  if (!isStale(file)) return false;
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  // Between the look and the move another process may have taken the lock anew: then it gets it back.
  if (!isStale(aside)) {
    try {
      linkSync(aside, file);
    } catch {}
  }
  rmSync(aside, { force: true });
  return true;
}

function isStale(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    if (holder.host === os.hostname() && !isAlive(holder.pid)) return true;
    return Date.now() - statSync(file).mtimeMs > staleAfter;
  } catch (error) {
    return error.code !== 'ENOENT';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touchFile(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {}
}
