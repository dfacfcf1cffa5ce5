export { Component } from '#web/app/upcoming-page.tsx';
