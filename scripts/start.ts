// `npm start`: builds the web application if its sources changed, then becomes the server.
import path from 'node:path';
import { buildWeb, isWebStale } from './build.ts';
import { become, root } from './steps/command.ts';

if (isWebStale()) {
  console.log('Building the web application…');
  const started = performance.now();
  const { code, output } = await buildWeb();
  if (code !== 0) {
    console.error(`${output}\nThe web application could not be built.`);
    process.exit(1);
  }
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
console.log('Starting the server…');
become(process.execPath, [path.join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: { NODE_ENV: 'production' },
});
