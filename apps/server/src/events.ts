// What happens in the server around the platform. With PlatformEvent this is all that logs and metrics are made of.
import type { PlatformEvent } from '@liesse/platform/observation.ts';

export type ServerEvent =
  | { kind: 'configuration.refused'; problems: string[] }
  | { kind: 'start.failed'; message: string }
  | { kind: 'start.finished'; address: string; ms: number; isDemonstration: boolean; hasMailbox: boolean }
  | { kind: 'metrics.listening'; address: string }
  | { kind: 'spans.dropped'; count: number; reason: string }
  | { kind: 'administrator.invited' }
  | { kind: 'demonstration.public' }
  | { kind: 'demonstration.furnished'; number: number; ms: number }
  | { kind: 'demonstration.failed'; message: string }
  | { kind: 'settings.failed'; message: string }
  | { kind: 'page.failed'; message: string }
  | { kind: 'signal.received'; signal: string; isForced: boolean }
  | { kind: 'drain.expired'; ms: number }
  | { kind: 'process.failed'; message: string };

export type LiesseEvent = PlatformEvent | ServerEvent;

export type ObserveAll = (event: LiesseEvent) => void;
