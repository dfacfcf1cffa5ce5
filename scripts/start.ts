// `npm start`: builds the web application if its sources changed, then keeps the server running.
import path from 'node:path';
import { buildWeb, isWebStale } from './build.ts';
import { root } from './steps/command.ts';
import { supervise } from './steps/supervise.ts';

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
process.chdir(root);
process.exitCode = await supervise({
  file: process.execPath,
  args: [path.join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)],
  env: { NODE_ENV: 'production' },
  print: (line) => console.error(line),
});
