// What the platform offers to whoever composes it.

export type { Handler, HttpRequest, HttpResponse, Service } from './http/types.ts';
export type { Observe, PlatformEvent } from './observation.ts';
export { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
