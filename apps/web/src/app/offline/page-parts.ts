// The parts that pages load on demand and that are needed without a network: panels, menus, the task's form. They are loaded before a
// page is cached, so that they are among its files.
const shared = [
  () => import('#web/ui/overlays/overlay-panel.tsx'),
  () => import('#web/ui/overlays/menu-content.tsx'),
  () => import('#web/ui/overlays/confirm-dialog.tsx'),
  () => import('#web/ui/layout/shell/tool-popover.tsx'),
  () => import('#web/ui/feedback/toast/toast-viewport.tsx'),
  () => import('#web/features/auth/confirm-sign-out.ts'),
];

const ofPages: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  '/client/todo': [
    () => import('#web/features/planning/components/task-sheet.tsx'),
    () => import('#web/features/planning/components/board-view.tsx'),
    () => import('#web/features/planning/components/calendar-view.tsx'),
    () => import('#web/features/planning/components/year-view.tsx'),
  ],
  '/client/budget': [() => import('#web/features/budget/components/budget-chart.tsx')],
};

/** Resolves also when a part could not be loaded: the rest of the page then works without it. */
export async function loadPageParts(pathname: string): Promise<void> {
  const own = Object.entries(ofPages).flatMap(([page, parts]) => (pathname.startsWith(page) ? parts : []));
  await Promise.allSettled([...shared, ...own].map((load) => load()));
}
