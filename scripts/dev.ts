// `npm run dev`: the server, started again when its sources change, with the web application built as files are saved.
import path from 'node:path';
import { buildWeb, isWebStale } from './build.ts';
import { root, runCommand, stopChildrenOnSignal, tool } from './steps/command.ts';

stopChildrenOnSignal();
if (isWebStale()) {
  console.log('Building the web application…');
  const { code, output } = await buildWeb();
  if (code !== 0) console.error(output);
}
const web = path.join(root, 'apps/web');
const watched = { show: true, cwd: web };
await Promise.all([
  runCommand(tool('vite'), ['build', '--watch', '--logLevel', 'warn'], watched),
  runCommand(tool('vite'), ['build', '--watch', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx'], watched),
  // The renderer in apps/web/dist/server is one of the modules watched here: a new build starts the server again.
  runCommand(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { show: true }),
]);
