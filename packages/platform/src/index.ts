// The public interface of the platform.

export type { Handler, HttpRequest, HttpResponse, Service } from './http/types.ts';
export type { Observe, PlatformEvent } from './observation.ts';
export { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
