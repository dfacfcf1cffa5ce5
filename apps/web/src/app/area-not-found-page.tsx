// An unknown address inside an area: behind its guard, in its shell.
export { NotFoundMessage as Component } from '#web/app/public/not-found-message.tsx';
