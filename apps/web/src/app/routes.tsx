// The one route table: the server renders from it, the browser hydrates and navigates with it.
// A page is loaded lazily; `handle.source` names its module in the build's manifest, so that the server can preload it.
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { FailurePage } from '#web/app/failure-page.tsx';
import { PublicLayout } from '#web/app/public/public-layout.tsx';
import { RootLayout } from '#web/app/root-layout.tsx';

export interface RouteHandle {
  source: string;
  status?: number;
}

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: FailurePage,
    // Never seen: the browser loads the matched pages before it hydrates what the server rendered.
    HydrateFallback: () => null,
    children: [
      { index: true, loader: redirectToHome },
      {
        Component: PublicLayout,
        children: [
          {
            path: 'home',
            handle: { source: 'src/app/public/home-page.tsx' } satisfies RouteHandle,
            lazy: () => import('#web/app/public/home-page.tsx'),
          },
          {
            path: '*',
            handle: { source: 'src/app/public/not-found-page.tsx', status: 404 } satisfies RouteHandle,
            lazy: () => import('#web/app/public/not-found-page.tsx'),
          },
        ],
      },
    ],
  },
];

function redirectToHome({ request }: LoaderFunctionArgs) {
  return redirect(`/home${new URL(request.url).search}`);
}
