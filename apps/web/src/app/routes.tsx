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
      layout(
        () => import('#web/app/auth/auth-layout.tsx'),
        [
          page('login', () => import('#web/app/auth/login-page.tsx'), { isHydrationDeferred: true, isShort: true }),
          page('register', () => import('#web/app/auth/register-page.tsx')),
          page('register-client', () => import('#web/app/auth/register-client-page.tsx')),
          page('register-partner', () => import('#web/app/auth/register-partner-page.tsx')),
          page('auth/callback', () => import('#web/app/auth/callback-page.tsx')),
          page('reset-password', () => import('#web/app/auth/reset-password-page.tsx')),
          page('invite/:token', () => import('#web/app/invite/invite-page.tsx'), {
            isPrivate: true,
          }),
          page('unsubscribe/:token', () => import('#web/app/unsubscribe/unsubscribe-page.tsx'), { isPrivate: true }),
          page('report/:kind/:subjectId', () => import('#web/app/report/report-page.tsx'), { isPrivate: true }),
          page('decisions/:caseId', () => import('#web/app/report/decision-page.tsx'), { isPrivate: true }),
          page('sign-out', () => import('#web/app/auth/sign-out-page.tsx')),
          page('unauthorized', () => import('#web/app/auth/unauthorized-page.tsx')),
        ],
      ),
      ...areaRoutes,
      page('kitchen/:token', () => import('#web/app/kitchen/kitchen-page.tsx'), {
        isPrivate: true,
      }),
      page('timeline/:token', () => import('#web/app/timeline/timeline-sheet-page.tsx'), {
        isPrivate: true,
      }),
      page('_ui', () => import('#web/app/showcase/showcase-page.tsx'), {
        isDemonstrationOnly: true,
      }),
      {
        ...layout(() => import('#web/app/public/layout/public-layout.tsx'), [...publicRoutes]),
        // Read with the first page only: the settings of the site do not change during a visit.
        shouldRevalidate: () => false,
      },
      page('*', () => import('#web/app/public/not-found/not-found-page.tsx'), {
        status: 404,
      }),
    ],
  },
];

function redirectToHome({ request }: LoaderFunctionArgs) {
  return redirect(`/home${new URL(request.url).search}`);
}
