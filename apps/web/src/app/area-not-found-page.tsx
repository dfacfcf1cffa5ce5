// The 404 page inside an area, behind its guard.
export { NotFoundMessage as Component } from '#web/app/public/not-found/not-found-message.tsx';
