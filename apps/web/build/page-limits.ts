// The weight limits of pages, in bytes of gzipped JavaScript. A test compares these modules with the route table.
export interface PageLimit {
  address: string;
  /** The pages' modules that the address matches, by their names in the manifest. */
  modules: readonly string[];
  /** Modules, of packages or of ours, that are loaded without an interaction, although the document does not preload them. */
  byItself?: readonly string[];
  /** Sent without the application, with the inline script of static pages. */
  isStatic?: boolean;
  atMost: number;
  /** Names of chunks that must not be among them. */
  without?: readonly string[];
}

const kB = 1_000;

/** Its name in the build's groups: see vite.config.ts. */
const PLATFORM_CLIENT = 'platform-client';
/** A signed-in person needs it at once. */
const supabase = ['src/lib/api/supabase-client.ts'];
/** Signs the address of an event's cover, which the dashboard shows. */
const storage = '@supabase/storage-js/dist/index.mjs';

// React and its router alone are 91. The goals are 105 for /home, 140 for /login, 215 for the partner area and 230 for the others; each
// page is held a little above what it weighs, so that every gain is a decision.
export const pageLimits: readonly PageLimit[] = [
  {
    address: '/home',
    modules: pages('public/layout/public-layout', 'public/home/home-page'),
    isStatic: true,
    atMost: 2 * kB,
  },
  {
    address: '/contact',
    modules: pages('public/layout/public-layout', 'public/contact-page'),
    atMost: 124 * kB,
    without: [PLATFORM_CLIENT],
  },
  {
    address: '/login',
    modules: pages('auth/auth-layout', 'auth/login-page'),
    atMost: 138.5 * kB,
    without: [PLATFORM_CLIENT],
  },
  ...[
    { address: '/partners', module: 'public/partners/directory-page' },
    { address: '/partners/venue/domaine', module: 'public/partners/partner-page' },
  ].map(({ address, module }) => ({
    address,
    modules: pages('public/layout/public-layout', module),
    atMost: 145 * kB,
    without: [PLATFORM_CLIENT],
  })),
  {
    address: '/client/dashboard',
    modules: pages('client/client-layout', 'area-failure', 'client/dashboard-page'),
    byItself: [...supabase, storage, 'src/features/dashboard/dashboard.ts'],
    atMost: 229 * kB,
  },
  {
    address: '/partner/dashboard',
    modules: pages('partner/partner-layout', 'area-failure', 'partner/dashboard-page'),
    byItself: [...supabase, 'src/features/partner-dashboard/dashboard.ts'],
    atMost: 214.5 * kB,
  },
  {
    address: '/admin/dashboard',
    modules: pages('admin/admin-layout', 'area-failure', 'admin/dashboard-page'),
    byItself: supabase,
    atMost: 213 * kB,
  },
  {
    address: '/guest',
    modules: pages('guest/guest-layout', 'area-failure', 'guest/guest-page'),
    atMost: 144.5 * kB,
    without: [PLATFORM_CLIENT],
  },
  // The invitation and its pages, once somebody touches them: their goal is 60 beyond what every page runs, which is 111.
  ...(['invitation', 'event', 'menu', 'photos', 'data'] as const).map((name) => ({
    address: `/guest/${name}`,
    modules: pages('guest/guest-layout', 'area-failure', 'guest/invitation-layout', `guest/${name}-page`),
    atMost: 156 * kB,
    without: [PLATFORM_CLIENT],
  })),
];

export interface UntouchedPage {
  address: string;
  entry: string;
  others?: readonly string[];
  atMost: number;
}

/** Pages that the server renders and that are read without the application. An invitation is also answered without it. */
export const untouchedLimits: readonly UntouchedPage[] = [
  {
    address: '/guest/{id} until it is touched',
    entry: 'src/entry-plain.ts',
    others: ['service-worker.js'],
    atMost: 10 * kB,
  },
  { address: '/login and /partners until they are touched', entry: 'src/entry-deferred.ts', atMost: 3 * kB },
];

/** Their stylesheet: with a document of some 8 kB, the first view is at most 25 kB. */
export const untouchedStylesLimit = { address: '/guest/{id}, styles', atMost: 14 * kB };

function pages(...names: string[]): string[] {
  return names.map((name) => `src/app/${name}.tsx`);
}
