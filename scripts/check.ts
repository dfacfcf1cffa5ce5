// `npm run check`: everything that can be said about the code without running it, in under a minute.

import { checks } from './steps/checks.ts';
import { stopChildrenOnSignal } from './steps/command.ts';
import { runSteps } from './steps/step.ts';

stopChildrenOnSignal();
const total = await runSteps(checks, 2, (line) => console.log(line));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
