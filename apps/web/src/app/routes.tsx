// The one route table: the server renders from it, the browser hydrates and navigates with it.
// A page is loaded lazily; `handle.source` names its module in the build's manifest, so that the server can preload it.
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { areaRoutes } from '#web/app/area-routes.ts';
import { FailurePage } from '#web/app/failure-page.tsx';
import { publicRoutes } from '#web/app/public/public-routes.ts';
import { RootLayout } from '#web/app/root-layout.tsx';
import { layout, page } from '#web/app/route.ts';

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: FailurePage,
    // Never shown: the browser loads the matched pages before it hydrates.
    HydrateFallback: () => null,
    children: [
      { index: true, loader: redirectToHome },
      layout('auth/auth-layout', () => import('#web/app/auth/auth-layout.tsx'), [
        page('login', 'auth/login-page', () => import('#web/app/auth/login-page.tsx')),
        page('register', 'auth/register-page', () => import('#web/app/auth/register-page.tsx')),
        page('register-client', 'auth/register-client-page', () => import('#web/app/auth/register-client-page.tsx')),
        page('register-partner', 'auth/register-partner-page', () => import('#web/app/auth/register-partner-page.tsx')),
        page('auth/callback', 'auth/callback-page', () => import('#web/app/auth/callback-page.tsx')),
        page('reset-password', 'auth/reset-password-page', () => import('#web/app/auth/reset-password-page.tsx')),
        page('invite/:token', 'invite/invite-page', () => import('#web/app/invite/invite-page.tsx'), {
          isPrivate: true,
        }),
        page(
          'unsubscribe/:token',
          'unsubscribe/unsubscribe-page',
          () => import('#web/app/unsubscribe/unsubscribe-page.tsx'),
          { isPrivate: true },
        ),
        page('unauthorized', 'auth/unauthorized-page', () => import('#web/app/auth/unauthorized-page.tsx')),
      ]),
      ...areaRoutes,
      page('kitchen/:token', 'kitchen/kitchen-page', () => import('#web/app/kitchen/kitchen-page.tsx'), {
        isPrivate: true,
      }),
      page(
        'timeline/:token',
        'timeline/timeline-sheet-page',
        () => import('#web/app/timeline/timeline-sheet-page.tsx'),
        {
          isPrivate: true,
        },
      ),
      page('_ui', 'showcase/showcase-page', () => import('#web/app/showcase/showcase-page.tsx'), {
        isDemonstrationOnly: true,
      }),
      {
        ...layout('public/public-layout', () => import('#web/app/public/public-layout.tsx'), [...publicRoutes]),
        // Read with the first page only: the settings of the site do not change during a visit.
        shouldRevalidate: () => false,
      },
      page('*', 'public/not-found-page', () => import('#web/app/public/not-found-page.tsx'), { status: 404 }),
    ],
  },
];

function redirectToHome({ request }: LoaderFunctionArgs) {
  return redirect(`/home${new URL(request.url).search}`);
}
