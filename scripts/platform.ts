// `npm run platform -- --project DIR`: the protocol engine alone, on any supabase/ folder, in place of a local stack.
import path from 'node:path';
import { become, root } from './steps/command.ts';

// Folders given on the command line are relative to the folder in which the command is run, not to the repository.
const cwd = process.env.INIT_CWD ?? root;
become(process.execPath, [path.join(root, 'packages/platform/src/bin/platform.ts'), ...process.argv.slice(2)], { cwd });
