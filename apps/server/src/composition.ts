// Puts the one process together: platform, pages, files, figures. Nothing else in apps/server knows how the parts meet.
import { resolve } from 'node:path';
import { messageOf } from '@liesse/platform/observation.ts';
import { type PoolFigures, startPlatform } from '@liesse/platform/platform.ts';
import { withClient } from '@liesse/platform/postgres/client.ts';
import type { CallFunction } from '@liesse/platform/rest/own-call.ts';
import { propagateTraces } from '@liesse/platform/tracing/propagation.ts';
import type pg from 'pg';
import { findAppAssociations } from '#server/documents/app-associations.ts';
import { findFeeds } from '#server/documents/feeds.ts';
import { createPublicRows } from '#server/documents/public-rows.ts';
import { findRobots } from '#server/documents/robots.ts';
import { createShareImages } from '#server/documents/share-images.ts';
import { createSiteDocuments } from '#server/documents/site-documents.ts';
import { findSitemap } from '#server/documents/sitemap.ts';
import { findWebManifest } from '#server/documents/web-manifest.ts';
import type { LiesseEvent, ObserveAll } from '#server/events.ts';
import { listenForMetrics } from '#server/metrics/endpoint.ts';
import { createErrorCount } from '#server/metrics/error-count.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { watchProcess } from '#server/metrics/process-figures.ts';
import { createContactForm } from '#server/pages/contact-form.ts';
import { createCoverPreviews } from '#server/pages/cover-previews.ts';
import { createGuestPages } from '#server/pages/guest-pages.ts';
import { createPhotoSigner } from '#server/pages/guest-photos.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { createCardTextReader } from '#server/pages/page-title.ts';
import { createPages, loadWebBuild } from '#server/pages/pages.ts';
import { createPlatformStateReader } from '#server/pages/platform-state.ts';
import { createPrivacyForms } from '#server/pages/privacy-forms.ts';
import { createRenderedPages } from '#server/pages/rendered-pages.ts';
import { fileHeaders, workerHeaders } from '#server/pages/security-headers.ts';
import { createSiteSettings } from '#server/pages/site-settings.ts';
import { loadStaticFiles } from '#server/pages/static-files.ts';
import { preparePush } from '#server/push/push-keys.ts';
import { createPushTask, PUSH_TASK } from '#server/push/push-task.ts';
import { createSite } from '#server/site.ts';
import { type Configuration, hasMailbox } from '#server/startup/configuration.ts';
import { placeDemonstrationPhotos } from '#server/startup/demonstration.ts';
import { refuseDemonstration } from '#server/startup/demonstration-accounts.ts';
import { inviteFirstAdministrator } from '#server/startup/first-administrator.ts';
import { reachableUrl } from '#server/startup/loopback.ts';
import { readServerVersion, recordServerVersion } from '#server/startup/server-version.ts';
import { rememberSiteAddress } from '#server/startup/site-address.ts';
import { createOtlpExporter, type OtlpExporter } from '#server/tracing/otlp-exporter.ts';

/** Until the settings of the site are read. */
const DEFAULT_NAME = 'Liesse';

export interface RunningServer {
  url: string;
  /** Accepts nothing new, says so on /health, and resolves once the open requests are answered. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(options: {
  configuration: Configuration;
  /** The repository: holds supabase/ and the web build. */
  root: string;
  log: ObserveAll;
  /** The database is gone for good: the process has to leave. */
  onFatal: (error: Error) => void;
  /** Ends a start that is under way: it then rejects. */
  signal: AbortSignal;
}): Promise<RunningServer> {
  const { configuration, root, log } = options;
  const isHttps = configuration.publicUrl?.startsWith('https:') ?? false;
  let listening: { url: string; publishableKey: string; secretKey: string; callFunction: CallFunction } | undefined;
  let readPool: (() => PoolFigures) | undefined;
  const started = Promise.withResolvers<void>();
  let isStarted = false;

  const figures = watchProcess(() => readPool?.());
  const metrics = createMetrics(() => figures.read());
  const renderMetrics = (): string => metrics.render();
  let admin: pg.ClientConfig | undefined;
  const errors = createErrorCount(async (number) => {
    if (admin === undefined) throw new Error('the database has not started');
    await withClient(admin, (client) => client.query('select private.add_errors($1)', [number]));
  });
  const state = createPlatformStateReader({
    platform: () => listening,
    fetch,
    now: () => performance.now(),
  });
  const observe = (event: LiesseEvent): void => {
    log(event);
    metrics.observe(event);
    errors.observe(event);
    state.observe(event);
  };

  const traces = await startTraces(configuration, observe);
  const endPropagation = propagateTraces(() => listening?.url);
  const dist = resolve(root, 'apps/web/dist');
  const [web, files] = await Promise.all([
    loadWebBuild(dist),
    loadStaticFiles(resolve(dist, 'client'), fileHeaders({ isHttps }), {
      '/service-worker.js': workerHeaders({ isHttps }),
    }),
  ]);
  const publicUrl = (): string => configuration.publicUrl ?? listening?.url ?? '';
  const isHiddenFromSearch = configuration.isPublic && configuration.isDemonstration;
  const cache = createPageCache(() => performance.now());
  const settings = createSiteSettings({
    defaultName: DEFAULT_NAME,
    onChange() {
      web.forgetSettings();
      cache.clear();
      documents.clear();
    },
    observe,
  });
  const rows = createPublicRows({ platform: () => listening, fetch });
  const documents = createSiteDocuments({
    kinds: [
      findRobots({ publicUrl, isHiddenFromSearch }),
      findSitemap({ publicUrl, rows }),
      findFeeds({ siteName: settings.name, publicUrl, rows }),
      findWebManifest(settings.name, web.manifest),
      findAppAssociations(configuration.apps),
    ],
    now: () => performance.now(),
    isHttps,
  });
  const pages = createPages({
    render: web.render,
    manifest: web.manifest,
    cache,
    siteName: settings.name,
    trades: settings.trades,
    publicUrl,
    apiUrl: configuration.apiUrl,
    platformUrl: () => configuration.apiUrl ?? listening?.url ?? '',
    publishableKey: () => configuration.apiPublishableKey ?? listening?.publishableKey ?? '',
    isDemonstration: configuration.isDemonstration,
    hasMailbox: hasMailbox(configuration),
    now: () => new Date(),
    observe,
  });
  const shareImages = createShareImages({
    folder: resolve(root, configuration.dataDir, 'cache/share'),
    readPage: createCardTextReader(pages, publicUrl),
    isHttps,
  });
  const contactForm = createContactForm({
    platform: () => listening,
    showAgain: (request, answer, status) => pages(request, { answer, status }),
    fetch,
    now: () => new Date(),
    isHttps,
  });
  const privacyForms = createPrivacyForms({
    platform: () => listening,
    showAgain: (request, answer, status) => pages(request, { answer, status }),
    fetch,
    isHttps,
  });
  const guestPages = createGuestPages({
    // The invitations of a platform elsewhere are read by the browser.
    platform: () => (configuration.apiUrl === undefined ? listening : undefined),
    forms: web.guestForms,
    render: (request, page) => pages(request, undefined, page),
    rendered: createRenderedPages(() => performance.now()),
    preview: createCoverPreviews({ platform: () => listening, fetch }),
    signPhoto: createPhotoSigner({ platform: () => listening, fetch }),
    generation: () => cache.generation(),
    isHttps,
    now: Date.now,
  });
  // Behind a proxy every client is local: the figures then have a port of their own or none.
  const isOnMainPort = configuration.metricsPort === undefined && configuration.publicUrl === undefined;

  const metricsServer =
    configuration.metricsPort === undefined
      ? undefined
      : await listenForMetrics({ host: configuration.metricsHost, port: configuration.metricsPort }, renderMetrics);
  const closeOwn = async (): Promise<void> => {
    await metricsServer?.close();
    await errors.stop();
    figures.stop();
    endPropagation();
    await traces?.stop();
  };

  const site = createSite({
    files,
    documents,
    shareImages,
    pages,
    contactForm,
    privacyForms,
    guestPages,
    state,
    renderMetrics: isOnMainPort ? renderMetrics : undefined,
    isHttps,
    isHiddenFromSearch,
  });
  const platform = await startPlatform({
    project: root,
    dataDir: resolve(root, configuration.dataDir),
    host: configuration.host,
    port: configuration.port,
    observe,
    databaseUrl: configuration.databaseUrl,
    directUrl: configuration.databaseDirectUrl,
    replicaUrl: configuration.databaseReplicaUrl,
    poolSize: configuration.databaseConnections,
    tracing: traces,
    slowQueryMs: configuration.slowQueryMs,
    publicUrl: configuration.publicUrl,
    corsOrigins: configuration.corsOrigins,
    trustedProxies: configuration.trustedProxies,
    shutdownDelayMs: configuration.shutdownDelayMs,
    sockets: {
      socketsPerNetwork: configuration.socketsPerNetwork,
      socketsPerAccount: configuration.socketsPerAccount,
    },
    // Sample data belongs to the demonstration and never to a real site.
    seed: configuration.isDemonstration,
    mailbox: hasMailbox(configuration),
    inspect: configuration.isPublic && !configuration.isDemonstration ? refuseDemonstration : undefined,
    jobs: {
      tasks: { [PUSH_TASK]: createPushTask({ siteUrl: publicUrl, testService: configuration.pushTestService }) },
      schedule: [],
    },
    onFatal: options.onFatal,
    signal: options.signal,
    isFallbackReady: () => isStarted,
    fallback: {
      service: 'site',
      // A page of the first moments would not know its own address yet.
      handle: async (request) => {
        await started.promise;
        return site(request);
      },
    },
  }).catch(async (error: unknown) => {
    await closeOwn();
    throw error;
  });
  const { publishableKey, secretKey } = platform.keys;
  const { callFunction } = platform;
  listening = { url: reachableUrl(platform.url), publishableKey, secretKey, callFunction };
  readPool = () => platform.poolFigures();
  admin = platform.admin;
  await settings.follow(admin);
  await rememberSiteAddress(admin, configuration.publicUrl ?? listening.url);
  await recordServerVersion(admin);
  await preparePush(admin, configuration.pushTestService);
  // Pages wait for the pictures that they show: on a busy machine storing them takes many seconds.
  if (configuration.isDemonstration) await furnishDemonstration(platform.admin, listening);
  isStarted = true;
  started.resolve();
  if (configuration.adminEmail !== undefined) {
    const { keys } = platform;
    const isInvited = await inviteFirstAdministrator({
      email: configuration.adminEmail,
      admin,
      url: listening.url,
      secretKey: keys.secretKey,
      choosePassword: `${configuration.publicUrl ?? listening.url}/reset-password`,
      fetch,
    });
    if (isInvited) observe({ kind: 'administrator.invited' });
  }
  if (metricsServer !== undefined) observe({ kind: 'metrics.listening', address: metricsServer.url });

  return {
    url: configuration.publicUrl ?? listening.url,
    drain: () => platform.drain(),
    async stop() {
      await settings.close();
      await closeOwn();
      await platform.stop();
    },
  };

  /** A demonstration without pictures is still one: the next start tries again. */
  async function furnishDemonstration(
    database: pg.ClientConfig,
    at: { url: string; secretKey: string },
  ): Promise<void> {
    const began = performance.now();
    try {
      const number = await placeDemonstrationPhotos({
        ...at,
        folder: resolve(root, 'supabase/demo-photos'),
        admin: database,
        fetch,
      });
      if (number > 0) observe({ kind: 'demonstration.furnished', number, ms: performance.now() - began });
    } catch (error) {
      observe({ kind: 'demonstration.failed', message: messageOf(error) });
    }
  }
}

async function startTraces({ traces }: Configuration, observe: ObserveAll): Promise<OtlpExporter | undefined> {
  if (traces === undefined) return undefined;
  return createOtlpExporter({
    ...traces,
    serviceVersion: await readServerVersion(),
    fetch,
    onDropped: (count, reason) => observe({ kind: 'spans.dropped', count, reason }),
  });
}
