// What the platform offers to whoever composes it.
export type { Observe, PlatformEvent } from './http/observation.ts';
export type { Handler, HttpRequest, HttpResponse, Service } from './http/types.ts';
export { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
